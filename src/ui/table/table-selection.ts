export interface TableSelection<Row> {
  /** Keys of selected rows, including other pages. */
  selected: Pick<ReadonlyMap<string, unknown>, 'has' | 'size'>
  rowName: (row: Row) => string
  onToggle: (row: Row) => void
  /** From the row toggled last, on this page, to this one. */
  onToggleRange: (page: readonly Row[], row: Row) => void
  onPage: (page: readonly Row[], on: boolean) => void
  onClear: () => void
}
