import type { ReactNode } from 'react'

import { definitionOf } from './action-definitions.ts'
import { ActionForm } from './action-form.tsx'
import { ConfirmAction } from './confirm-action.tsx'
import type { OpenAction } from './open-action.ts'

export interface ActionProps {
  action: OpenAction
  /** False while closing. */
  open: boolean
}

export function ActionLayer(props: ActionProps): ReactNode {
  const { name, idempotencyKey } = props.action
  const { kind } = definitionOf(name)
  return kind === 'form' ? (
    <ActionForm key={idempotencyKey} {...props} />
  ) : (
    <ConfirmAction key={idempotencyKey} {...props} />
  )
}
