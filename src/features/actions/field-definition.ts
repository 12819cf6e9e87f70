import type { SelectOption } from '../../ui/select-field.tsx'
import type { Choice, ReadChoices } from './choices.ts'

/** Texts as typed and chosen, by field. */
export type Values = Readonly<Record<string, string>>

export type FieldDefinition = {
  /** As in the body, or mapped by `fieldOf`. */
  name: string
  label: string
  hint?: string
  optional?: true
  /** Also where the contract does not require it. */
  required?: true
  /** Shares a line with the short field next to it, if there is room. */
  short?: true
  /** Shown only where the form was filled with a value for it. */
  filled?: true
  /** Why it is disabled, given the initial values. */
  disabledReason?: (start: Values) => string | undefined
} & (
  | {
      kind: 'text'
      maxLength: number
      type?: 'email' | 'tel'
    }
  | { kind: 'area'; maxLength: number }
  | { kind: 'password' }
  /** `whole` is a count, `decimal` a share. */
  | { kind: 'number'; digits: 'whole' | 'decimal'; unit?: string }
  /** In the currency of the field `currency`. */
  | { kind: 'amount' }
  /** `none`: shown while there are no choices. */
  | { kind: 'select'; choices: ReadChoices | readonly Choice[]; none?: string }
  | { kind: 'radio'; options: readonly SelectOption[] }
  | { kind: 'flag' }
  | { kind: 'instant' }
)
