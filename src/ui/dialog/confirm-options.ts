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

/** Whether accepting is possible yet. */
export interface Readiness {
  get: () => boolean
  listen: (listener: () => void) => () => void
}

/**
 * `accept` and `reject` are called at most once per opening, after the dialog
 * has closed; `onHide` only on Escape and the close icon. `Content` is text, or
 * more where it can be rendered.
 */
export interface ConfirmOptions<Content = string> {
  message?: Content
  header?: Content
  icon?: Content
  /** Between the message and the buttons. */
  content?: Content
  /** Beside the buttons. */
  note?: string
  /** Default: always ready. */
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
   * Default accept. `none` focuses the close icon; `content` the field focused
   * before another confirm took over.
   */
  defaultFocus?: 'accept' | 'reject' | 'content' | 'none'
  /** Default Yes; an empty text counts as missing. */
  acceptLabel?: string
  /** Default No; an empty text counts as missing. */
  rejectLabel?: string
  /** `danger` if accepting harms a person or closes something. */
  tone?: 'plain' | 'danger'
  accept?: () => void
  reject?: () => void
  /** Called before the dialog is visible. */
  onShow?: () => void
  onHide?: () => void
}
