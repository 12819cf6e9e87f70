export interface ListTexts {
  title: string
  /** Omitted on a screen with its own head. */
  lead?: string
  /** Plural noun for the rows, in lower case. */
  rows: string
  search: string
  /** Tab of the list without a saved view. */
  all: string
  empty: string
  emptyText: string
  noMatch: string
}
