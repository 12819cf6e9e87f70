/** How a table shows and changes which of its rows are chosen. */
export interface TableSelection<Row> {
  /** The keys of the chosen rows, of other pages too. */
  selected: Pick<ReadonlyMap<string, unknown>, 'has' | 'size'>
  /** The name of a row, for its checkbox. */
  rowName: (row: Row) => string
  onToggle: (row: Row) => void
  /** The range from the row toggled last, on this page, to this one. */
  onToggleRange: (page: readonly Row[], row: Row) => void
  onPage: (page: readonly Row[], on: boolean) => void
  onClear: () => void
}
