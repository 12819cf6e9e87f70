export interface MenuItem {
  key: string
  label: string
  /** Listed last, apart from the others. */
  danger?: boolean | undefined
  /** Why it is disabled. */
  disabledReason?: string | undefined
  onChoose: () => void
  /** On hover or focus. */
  onIntent?: (() => void) | undefined
}
