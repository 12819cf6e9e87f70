import type { ReactNode } from 'react'

import { messages } from '../../messages.ts'
import { Notice } from '../../ui/notice.tsx'
import { useOnline } from '../page/use-online.ts'
import { fieldsOf } from './definition-of.ts'
import { ActionField } from './fields/action-field.tsx'
import { type Form, isEdit } from './fields/field-props.ts'

interface Props {
  form: Form
  /** While a request is pending. */
  disabled?: boolean
  /** Above the fields. */
  children?: ReactNode
}

export function FormFields(props: Props): ReactNode {
  const { form, disabled = false } = props
  const online = useOnline()
  return (
    <div className="grid gap-4">
      {props.children}
      {!online && (
        <Notice as="output" look="quiet">
          {messages.actions.offline}
        </Notice>
      )}
      {isEdit(form) && form.subject.version === undefined && (
        <Notice as="p" look="quiet">
          {messages.actions.lastSaveWins}
        </Notice>
      )}
      <div className="grid grid-cols-2 gap-4">
        {fieldsOf(form).map(field => (
          <div
            key={field.name}
            // What is short stands in pairs; one that is left alone keeps the line.
            className="col-span-full grid min-w-0 content-start gap-2 sm:data-short:has-[+[data-short]]:col-auto sm:data-short:[[data-short]+&]:col-auto"
            data-short={field.short && ''}
          >
            <ActionField field={field} form={form} disabled={disabled} />
          </div>
        ))}
      </div>
    </div>
  )
}
