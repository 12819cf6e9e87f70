import type { SelectOption } from '../../ui/select-field.tsx'
import type { Values } from './action-rule.ts'
import type { ChoiceSource } from './choices.ts'

/** How a field of an action is asked for. */
export type FieldView = {
  /** As the action's rule calls it. */
  name: string
  label: string
  hint?: string
  /** Shares a line with the short one beside it, where there is room. */
  short?: true
  /** Why it cannot be changed, by what the form began with. */
  off?: (start: Values) => string | undefined
} & (
  | {
      kind: 'text'
      maxLength: number
      /** Off unless the text is the same wherever it is asked for. */
      type?: 'email' | 'tel'
    }
  | { kind: 'area'; maxLength: number }
  | { kind: 'password' }
  /** `whole` is a count, `decimal` a share. */
  | { kind: 'number'; digits: 'whole' | 'decimal'; unit?: string }
  /** In the currency that the form's `currency` names. */
  | { kind: 'amount' }
  /** `none` stands there while there is nothing to choose from. */
  | { kind: 'select'; source: ChoiceSource; none?: string }
  | { kind: 'radio'; options: readonly SelectOption[] }
  | { kind: 'flag' }
  | { kind: 'instant' }
)

/** How an action is shown. */
export interface ActionView {
  /** A form is filled in; a confirm is answered, with a reason at most. */
  kind: 'form' | 'confirm'
  tone?: 'danger'
  fields: readonly FieldView[]
}
