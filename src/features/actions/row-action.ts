import type { ActionRequest } from './open-action.ts'

/** Something that can be done with what is shown, or why it cannot. */
export interface RowAction {
  request: ActionRequest
  /** What the button says: a verb. */
  label: string
  /** One `primary` for each thing; `danger` harms somebody or closes it. */
  tone?: 'primary' | 'danger'
  /** Why it cannot be done now; left out, it can. */
  off?: string | undefined
}
