import '../../styles/opened.css'
import { Content, Portal, Root } from '@radix-ui/react-dialog'
import {
  useId,
  useLayoutEffect,
  useRef,
  type JSX,
  type KeyboardEvent,
  type ReactNode,
  type RefObject
} from 'react'

import type { DialogPosition } from './confirm-options.ts'
import { DialogHeader } from './dialog-header.tsx'
import { absorbDoubleClick } from './double-click.ts'
import { useDialogDrag } from './use-dialog-drag.ts'
import { useDialogFocus } from './use-dialog-focus.ts'
import { useDialogSize } from './use-dialog-size.ts'

export type CloseReason = 'escape' | 'close-button'

export interface DialogProps {
  open: boolean
  /** On Escape and the close icon, never on a click outside. */
  onOpenChange: (open: boolean, reason: CloseReason) => void
  title?: ReactNode
  description?: ReactNode
  icon?: ReactNode
  children?: ReactNode
  footer?: ReactNode
  /** A new number is a new opening, even while open. */
  opening?: number
  modal?: boolean
  role?: 'dialog' | 'alertdialog'
  closable?: boolean
  closeOnEscape?: boolean
  draggable?: boolean
  maximizable?: boolean
  /** A modal or maximised dialog always blocks scrolling. */
  blockScroll?: boolean
  position?: DialogPosition
  keepInViewport?: boolean
  /** In CSS pixels. */
  minX?: number
  minY?: number
  /** Default: maximise button, close icon, or the dialog. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  onMaximize?: () => void
  onRestore?: () => void
}

/**
 * Defaults of 9.6: draggable, closable, closes on Escape, centred, not modal.
 * Only the topmost dialog handles Escape. Each opening starts restored.
 */
export function Dialog(props: DialogProps): JSX.Element {
  const { open, modal = false, closable = true, draggable = true } = props
  const { closeOnEscape = true, maximizable = false } = props
  const { keepInViewport = true, minX = 0, minY = 0 } = props
  const opening = open ? (props.opening ?? 0) : undefined
  const id = useId()
  const titleId = `${id}-title`
  const descriptionId = props.description ? `${id}-description` : undefined
  const content = useRef<HTMLDivElement>(null)
  const firstButton = useRef<HTMLButtonElement>(null)

  const [maximised, toggle] = useDialogSize(opening)
  const size = maximised ? 'maximized' : 'normal'
  const movable = draggable && !maximised
  const min = { left: minX, top: minY }
  const dragging = { opening, movable, keepInViewport, min }
  const drag = useDialogDrag(content, dragging)
  const candidates = [props.initialFocus, firstButton]
  const focus = useDialogFocus(opening, content, candidates)
  useLayoutEffect(() => {
    if (!open) return
    markScrollbar()
    return absorbDoubleClick
  }, [open])

  function toggleSize(): void {
    toggle()
    if (maximised) props.onRestore?.()
    else props.onMaximize?.()
  }

  function keepTab(event: KeyboardEvent): void {
    // Radix would wrap Tab at the edges of a non-modal dialog.
    if (!modal && event.key === 'Tab') event.stopPropagation()
  }

  return (
    <Root
      open={open}
      modal={modal}
      onOpenChange={next => props.onOpenChange(next, 'escape')}
    >
      {modal && (
        <Portal>
          <div className="dialog-scrim" data-state={open ? 'open' : 'closed'} />
        </Portal>
      )}
      <Portal>
        <Content
          ref={content}
          className="dialog"
          role={props.role ?? 'dialog'}
          aria-modal={modal}
          aria-labelledby={props.title ? titleId : descriptionId}
          aria-describedby={descriptionId}
          data-dialog-modal={modal ? '' : undefined}
          data-block-scroll={props.blockScroll ? '' : undefined}
          data-size={size}
          data-position={props.position ?? 'center'}
          onEscapeKeyDown={event => {
            if (!closeOnEscape || !isFreshEscape(event)) event.preventDefault()
          }}
          onPointerDownOutside={stayOpen}
          onFocusOutside={stayOpen}
          onInteractOutside={stayOpen}
          {...focus}
        >
          <div className="dialog-frame" role="presentation" onKeyDown={keepTab}>
            <DialogHeader
              title={props.title}
              titleId={titleId}
              icon={props.icon}
              movable={movable}
              size={maximizable ? size : 'fixed'}
              closable={closable}
              drag={drag.header}
              firstButton={firstButton}
              onMoveKeyDown={drag.onMoveKeyDown}
              onToggleSize={toggleSize}
              onClose={() => props.onOpenChange(false, 'close-button')}
            />
            {props.description && (
              <div className="dialog-description" id={descriptionId}>
                {props.description}
              </div>
            )}
            {props.children && (
              <div className="dialog-body">{props.children}</div>
            )}
            {props.footer && (
              <footer className="dialog-footer">{props.footer}</footer>
            )}
          </div>
        </Content>
      </Portal>
    </Root>
  )
}

function stayOpen(event: Event): void {
  event.preventDefault()
}

/** Not for an input method or a held key. */
function isFreshEscape(event: globalThis.KeyboardEvent): boolean {
  return !event.isComposing && !event.repeat
}

/** The style sheet reserves its space when it disappears. */
function markScrollbar(): void {
  const root = document.documentElement
  const shown = window.innerWidth > root.clientWidth
  root.toggleAttribute('data-scrollbar', shown)
}
