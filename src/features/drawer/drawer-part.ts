/** What the drawer of every screen is given. */
export interface DrawerPart<Row> {
  /** False while it closes. */
  open: boolean
  id: string
  /** What the list knows of it, shown until the details are there. */
  row: Row | undefined
  /**
   * It came with the page, or before its list knew it: it is shown in one
   * piece, and not in two that push each other.
   */
  isNew: boolean
  onClose: () => void
  onStep: ((by: -1 | 1) => void) | undefined
  canStep: { previous: boolean; next: boolean }
  /** The address of the same list with another row open. */
  hrefOfOpen: (id: string) => string
}
