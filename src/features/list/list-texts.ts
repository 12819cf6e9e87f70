/** The words of one list. */
export interface ListTexts {
  title: string
  /** Left out where the screen has a head of its own. */
  lead?: string
  /** What a row is, in the plural and in lower case. */
  rows: string
  search: string
  /** The tab of the list without a saved view. */
  all: string
  empty: string
  emptyText: string
  noMatch: string
}
