export type DialogPosition =
  | 'center'
  | 'top'
  | 'bottom'
  | 'left'
  | 'right'
  | 'topleft'
  | 'topright'
  | 'bottomleft'
  | 'bottomright'

/**
 * `accept` and `reject` are called at most once per opening, after closing;
 * `onHide` only on Escape and the close icon.
 */
export interface ConfirmOptions<Content = string> {
  message?: Content
  header?: Content
  icon?: Content
  /** Only the host of the same group shows it. */
  group?: string
  position?: DialogPosition
  /** A modal confirm always blocks scrolling. */
  blockScroll?: boolean
  /** Default true. */
  modal?: boolean
  /** Default true. */
  draggable?: boolean
  /** Default true. */
  closable?: boolean
  /** Default true. */
  closeOnEscape?: boolean
  /** `none` focuses the close icon. */
  defaultFocus?: 'accept' | 'reject' | 'none'
  /** Default Yes; an empty text counts as missing. */
  acceptLabel?: string
  /** Default No; an empty text counts as missing. */
  rejectLabel?: string
  tone?: 'plain' | 'danger'
  accept?: () => void
  reject?: () => void
  /** Called before the dialog is visible. */
  onShow?: () => void
  onHide?: () => void
}
