/** The chosen tab, as the address has it. */
export interface ChosenTab {
  name: string
  /** Chosen in it, by the name of the filter. */
  filters: Record<string, string[]>
}

export interface DrawerProps<Row> {
  /** False while closing. */
  open: boolean
  id: string
  /** The list's row, shown until the details are loaded. */
  row: Row | undefined
  /** Open at page load or new to the list: rendered at once, without shifts. */
  isNew: boolean
  onClose: () => void
  onStep: (by: -1 | 1) => void
  canStep: { previous: boolean; next: boolean }
  /** `undefined`: the one that the drawer opens with. */
  tab: ChosenTab | undefined
  onTab: (tab: ChosenTab | undefined) => void
  /** URL of the same list with another row open. */
  hrefOfOpen: (id: string) => string
}
