import type { FilterView } from './filter-view.ts'

/** What every editor of a filter takes and gives. */
export interface EditorProps<View extends FilterView = FilterView> {
  view: View
  values: readonly string[]
  onChange: (values: string[]) => void
  /** The choice is made: the layer may close. */
  onDone: () => void
}
