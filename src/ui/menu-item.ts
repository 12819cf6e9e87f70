export interface MenuItem {
  key: string
  label: string
  /** Harms a person or closes something: listed last, apart. */
  danger?: boolean | undefined
  /** Why it is disabled; enabled if left out. */
  off?: string | undefined
  onChoose: () => void
  /** Called when hovered or focused, so it may be chosen next. */
  onIntent?: (() => void) | undefined
}
