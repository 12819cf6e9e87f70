import type { StatusAppearance } from '../../../format/status.ts'
import type { Names } from '../../../stores/names.ts'

export interface FilterOption {
  value: string
  label: string
}

export interface TypedEntry {
  label: string
  /** Returns `undefined` for an invalid text. */
  read: (text: string) => string | undefined
  problem: string
}

export type FilterView = {
  /** Its name in the URL. */
  name: string
  label: string
  /** Always in the bar; the others are behind "Filter". */
  quick?: boolean
} & (
  | {
      kind: 'choice'
      /** Values with a label; others are shown raw. */
      options: readonly FilterOption[]
      /** Adds the currencies of the API to the options. */
      currencies?: boolean
      /** Label of a value that is not an option. */
      word?: (value: string) => string
      /** For an API without counts: values can be typed. */
      typed?: TypedEntry
    }
  | { kind: 'one'; options: readonly FilterOption[] }
  | { kind: 'currency'; several?: boolean }
  | { kind: 'named'; names: Names }
  | { kind: 'text'; hint?: string }
  | { kind: 'period'; presets: readonly FilterOption[] }
  | { kind: 'amount' }
)

export function statusOptions(
  table: Record<string, StatusAppearance>
): FilterOption[] {
  return Object.entries(table).map(([value, { word }]) => ({
    value,
    label: word
  }))
}

export function wordOptions(table: Record<string, string>): FilterOption[] {
  return Object.entries(table).map(([value, label]) => ({ value, label }))
}
