import type { ActionRequest } from './open-action.ts'

export interface RowAction {
  request: ActionRequest
  /** A verb. */
  label: string
  /** One `primary` per record; `danger` harms or closes it. */
  tone?: 'primary' | 'danger'
  /** Why it is disabled. */
  disabledReason?: string | undefined
}
