import type { FilterView } from './filter-view.ts'

export interface EditorProps<View extends FilterView = FilterView> {
  view: View
  values: readonly string[]
  onChange: (values: string[]) => void
  /** The popover may close. */
  onDone: () => void
}
