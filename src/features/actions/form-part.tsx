import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react'

import { messages } from '../../messages.ts'
import { Notice } from '../../ui/notice.tsx'
import { useOnline } from '../page/use-online.ts'
import { definitionOf } from './action-definitions.ts'
import { ActionField } from './fields/action-field.tsx'
import type { OpenAction } from './open-action.ts'
import { isEdit } from './run-action.ts'

interface Props {
  action: OpenAction
  /** Disabled while a request is pending. */
  disabled: boolean
  id: string
  summary: ReactNode
  onSubmit: () => void
}

export function FormPart(props: Props): ReactNode {
  const { action, disabled, id, summary } = props
  const online = useOnline()
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    // Back from an outcome, whose focused buttons are gone.
    if (document.activeElement === document.body) focusField(form.current)
  }, [])

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    props.onSubmit()
  }

  return (
    <form
      ref={form}
      id={id}
      className="grid gap-4"
      noValidate
      autoComplete="off"
      onSubmit={submit}
    >
      {summary}
      {!online && (
        <Notice as="output" look="quiet">
          {messages.actions.offline}
        </Notice>
      )}
      {isEdit(action) && action.subject.version === undefined && (
        <Notice as="p" look="quiet">
          {messages.actions.lastSaveWins}
        </Notice>
      )}
      <div className="grid grid-cols-2 gap-4">
        {definitionOf(action.name).fields.map(view => (
          <div
            key={view.name}
            // What is short stands in pairs; one that is left alone keeps the line.
            className="col-span-full grid min-w-0 content-start gap-2 sm:data-short:has-[+[data-short]]:col-auto sm:data-short:[[data-short]+&]:col-auto"
            data-short={view.short && ''}
          >
            <ActionField view={view} action={action} disabled={disabled} />
          </div>
        ))}
      </div>
    </form>
  )
}

function focusField(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('input, select, textarea')?.focus()
}
