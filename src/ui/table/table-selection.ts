export interface TableSelection<Row> {
  /** Includes other pages. */
  selected: Pick<ReadonlyMap<string, unknown>, 'has' | 'size'>
  rowName: (row: Row) => string
  onToggle: (row: Row) => void
  /** From the last toggled row. */
  onToggleRange: (page: readonly Row[], row: Row) => void
  onPage: (page: readonly Row[], on: boolean) => void
  onClear: () => void
}
