export interface ListTexts {
  title: string
  /** What the list is for: said where it is empty. */
  lead: string
  /** Plural noun for the rows, in lower case. */
  rows: string
  search: string
  /** Tab of the list without a saved view. */
  all: string
  empty: string
  emptyText: string
  noMatch: string
}
