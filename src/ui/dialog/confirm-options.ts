/** Where a dialog opens in the viewport. */
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

/** Whether an answer can be given yet, and who is told when that changes. */
export interface Readiness {
  get: () => boolean
  listen: (listener: () => void) => () => void
}

/**
 * What a confirm asks, and who hears the answer. `accept` and `reject` are
 * called at most once per opening, after the dialog has closed; `onHide` on
 * Escape and on the close icon only. `Content` is what can be shown: text, or
 * more where something can render it.
 */
export interface ConfirmOptions<Content = string> {
  message?: Content
  header?: Content
  icon?: Content
  /** Stands between the message and the buttons. */
  content?: Content
  /** Stands beside the buttons. */
  note?: string
  /** Until it is true there is no accepting; left out, it always is. */
  ready?: Readiness
  /** Only the host of the same group shows it. */
  group?: string
  position?: DialogPosition
  /** Keeps the page from scrolling; a modal confirm always does. */
  blockScroll?: boolean
  /** Default true. */
  modal?: boolean
  /** Default true. */
  draggable?: boolean
  /** Default false. */
  maximizable?: boolean
  /** Default true: has a close icon. */
  closable?: boolean
  /** Default true. */
  closeOnEscape?: boolean
  /**
   * Default accept; none focuses the close icon, content the field that had
   * the focus before another question took the place of this one.
   */
  defaultFocus?: 'accept' | 'reject' | 'content' | 'none'
  /** Default Yes; an empty text counts as missing. */
  acceptLabel?: string
  /** Default No; an empty text counts as missing. */
  rejectLabel?: string
  /** Danger when accepting harms a person or closes something. */
  tone?: 'plain' | 'danger'
  accept?: () => void
  reject?: () => void
  /** Called before the dialog is visible. */
  onShow?: () => void
  onHide?: () => void
}
