import type { StatusLook } from '../../../format/status.ts'
import type { Names } from '../../../stores/names.ts'

export interface FilterOption {
  value: string
  label: string
}

/** How a value of an enumeration is typed. */
export interface TypedEntry {
  label: string
  /** The value that a text means, if it means one. */
  read: (text: string) => string | undefined
  /** What is said of a text that means none. */
  problem: string
}

/** How one filter of a list is named and chosen. */
export type FilterView = {
  /** Its name in the address. */
  name: string
  label: string
  /** Always stands in the bar; the others wait behind "Filter". */
  quick?: boolean
} & (
  | {
      kind: 'choice'
      /** The values that the panel has words for; others are shown raw. */
      options: readonly FilterOption[]
      /** The currencies that the API knows are options too. */
      currencies?: boolean
      /** The word of a value that is not among the options. */
      word?: (value: string) => string
      /** For an API that counts no values: they can be typed, too. */
      typed?: TypedEntry
    }
  | { kind: 'one'; options: readonly FilterOption[] }
  | { kind: 'currency' }
  | { kind: 'named'; names: Names }
  | { kind: 'text'; hint?: string }
  | { kind: 'period'; presets: readonly FilterOption[] }
  | { kind: 'amount' }
)

/** The options of a status, from the table of its looks. */
export function statusOptions(
  table: Record<string, StatusLook>
): FilterOption[] {
  return Object.entries(table).map(([value, { word }]) => ({
    value,
    label: word
  }))
}

/** The options of an enumeration, from the table of its words. */
export function wordOptions(table: Record<string, string>): FilterOption[] {
  return Object.entries(table).map(([value, label]) => ({ value, label }))
}
