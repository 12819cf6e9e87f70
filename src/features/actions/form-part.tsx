import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react'

import { messages } from '../../messages.ts'
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
  const { action, disabled: disabledReason, id, summary } = props
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
      className="action-form"
      noValidate
      autoComplete="off"
      onSubmit={submit}
    >
      {summary}
      {!online && (
        <output className="notice quiet">{messages.actions.offline}</output>
      )}
      {isEdit(action) && action.subject.version === undefined && (
        <p className="notice quiet">{messages.actions.lastSaveWins}</p>
      )}
      {definitionOf(action.name).fields.map(view => (
        <div
          key={view.name}
          className="form-cell"
          data-short={view.short && ''}
        >
          <ActionField view={view} action={action} disabled={disabledReason} />
        </div>
      ))}
    </form>
  )
}

function focusField(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('input, select, textarea')?.focus()
}
