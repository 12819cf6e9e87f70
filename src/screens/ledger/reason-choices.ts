import { backend } from '../../backend/backend.ts'
import type { FilterOption } from '../../features/list/filters/filter-view.ts'
import { reasonWords, wordOf } from '../../format/status.ts'

/** The backend's own list; a code without a word is shown as it is. */
export function reasonChoices(): readonly FilterOption[] {
  return backend.reasonCodes.map(value => ({
    value,
    label: wordOf(reasonWords, value)
  }))
}
