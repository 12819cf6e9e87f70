import type { List } from '../store/list-state.ts'

export interface KnownValues {
  list: Pick<List<unknown>, 'countValues'>
  /** Values of a filter in the shown rows. */
  shownValues: (filter: string) => readonly string[]
}
