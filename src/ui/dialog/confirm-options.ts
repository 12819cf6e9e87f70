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

export interface Readiness {
  get: () => boolean
  listen: (listener: () => void) => () => void
}

/**
 * `accept` and `reject` are called at most once per opening, after closing;
 * `onHide` only on Escape and the close icon.
 */
export interface ConfirmOptions<Content = string> {
  message?: Content
  header?: Content
  icon?: Content
  content?: Content
  /** Beside the buttons. */
  note?: string
  ready?: Readiness
  /** Only the host of the same group shows it. */
  group?: string
  position?: DialogPosition
  /** A modal confirm always blocks scrolling. */
  blockScroll?: boolean
  /** Default true. */
  modal?: boolean
  /** Default true. */
  draggable?: boolean
  /** Default false. */
  maximizable?: boolean
  /** Default true. */
  closable?: boolean
  /** Default true. */
  closeOnEscape?: boolean
  /** `none` focuses the close icon; `content` the last focused field. */
  defaultFocus?: 'accept' | 'reject' | 'content' | 'none'
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
