export interface DrawerProps<Row> {
  /** False while closing. */
  open: boolean
  id: string
  /** The list's row, shown until the details are loaded. */
  row: Row | undefined
  /** Open at page load or new to the list: rendered at once, without shifts. */
  isNew: boolean
  onClose: () => void
  onStep: ((by: -1 | 1) => void) | undefined
  canStep: { previous: boolean; next: boolean }
  /** URL of the same list with another row open. */
  hrefOfOpen: (id: string) => string
}
