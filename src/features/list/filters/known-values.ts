import type { List } from '../store/list-state.ts'

/** What is known of the values that a list can be narrowed to. */
export interface KnownValues {
  list: Pick<List<unknown>, 'countValues'>
  /** The values of a filter that the shown rows have. */
  shownValues: (filter: string) => readonly string[]
}
