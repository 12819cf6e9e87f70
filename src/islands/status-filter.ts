import type { StatusLook } from '../domain/status.ts'
import type { EnumFilter } from './list-toolbar.tsx'

/** The filter of a status, from the table of its looks. */
export function statusFilter(
  label: string,
  table: Record<string, StatusLook>
): EnumFilter {
  return {
    name: 'status',
    label,
    options: Object.entries(table).map(([value, look]) => ({
      value,
      label: look.word
    }))
  }
}
