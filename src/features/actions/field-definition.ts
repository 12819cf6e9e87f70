import type { SelectOption } from '../../ui/select-field.tsx'
import type { ChoiceSource } from './choices.ts'

/** What was typed and chosen, by field, as it stands in the form. */
export type Values = Readonly<Record<string, string>>

/** How a field of an action is asked for. */
export type FieldDefinition = {
  /** As the body calls it, or `fieldOf` of its action. */
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
