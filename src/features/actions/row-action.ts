import type { CommandName } from '../../contract/command-calls.ts'
import type { ActionRequest } from './open-action.ts'

export interface RowAction {
  request: ActionRequest
  /** The call of the action: it is not shown where the backend has none. */
  command: CommandName
  /** A verb. */
  label: string
  /** One `primary` per record; `danger` harms or closes it. */
  tone?: 'primary' | 'danger'
  /** Why it is disabled. */
  disabledReason?: string | undefined
}
