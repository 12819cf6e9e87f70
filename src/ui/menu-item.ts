/** One line of a menu. */
export interface MenuItem {
  key: string
  label: string
  /** Harms somebody or closes something: stands apart, at the end. */
  danger?: boolean | undefined
  /** Why it cannot be chosen now; left out, it can. */
  off?: string | undefined
  onChoose: () => void
  /** A pointer or the focus has come to it: it may be chosen next. */
  onIntent?: (() => void) | undefined
}
