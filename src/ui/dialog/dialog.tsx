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

import { AnswerGuard } from './answer-guard.tsx'
import type { DialogPosition } from './confirm-options.ts'
import { DialogFooter } from './dialog-footer.tsx'
import { DialogHeader } from './dialog-header.tsx'
import { dialogLook } from './dialog-look.ts'
import { absorbDoubleClick } from './double-click.ts'
import { Scrim } from './scrim.tsx'
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
  /** What the footer answers, if anything: nobody answers what just appeared. */
  question?: string | number | undefined
  modal?: boolean
  role?: 'dialog' | 'alertdialog' | undefined
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
 * By default draggable, closable, closes on Escape, centred, not modal.
 * Only the topmost dialog handles Escape. Each opening starts restored.
 */
export function Dialog(props: DialogProps): JSX.Element {
  const { open, modal = false, closable = true, draggable = true } = props
  const { closeOnEscape = true, maximizable = false } = props
  const { keepInViewport = true, minX = 0, minY = 0 } = props
  const { position = 'center', description, question } = props
  const opening = open ? (props.opening ?? 0) : undefined
  const id = useId()
  const titleId = `${id}-title`
  const descriptionId = description ? `${id}-description` : undefined
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
  useLayoutEffect(
    // The click that answers a question is no click on what takes its place.
    () => (question === undefined ? undefined : absorbDoubleClick),
    [question]
  )

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
          <Scrim below="dialog" open={open} />
        </Portal>
      )}
      <Portal>
        <Content
          ref={content}
          // See the panel's frame: inherited, it would style all of it again.
          className={`pointer-events-auto fixed z-dialog flex overflow-hidden bg-raised shadow-dialog focus-visible:-outline-offset-2 motion-safe:animate-dialog-in motion-safe:data-[state=closed]:animate-dialog-out ${dialogLook(maximised, position)}`}
          role={props.role ?? 'dialog'}
          aria-modal={modal}
          aria-labelledby={props.title ? titleId : descriptionId}
          aria-describedby={descriptionId}
          data-dialog-modal={modal ? '' : undefined}
          data-block-scroll={props.blockScroll ? '' : undefined}
          data-size={size}
          onEscapeKeyDown={event => {
            // A held key closes one dialog alone.
            if (!closeOnEscape || event.repeat) event.preventDefault()
          }}
          onPointerDownOutside={stayOpen}
          onFocusOutside={stayOpen}
          onInteractOutside={stayOpen}
          {...focus}
        >
          {open && question !== undefined && (
            <AnswerGuard key={`${props.opening} ${question}`} />
          )}
          <div
            className={`flex min-h-0 min-w-0 flex-1 flex-col before:mx-auto before:mt-2 before:h-1 before:w-9 before:flex-none before:rounded-xs before:bg-line-strong sm:before:hidden lowest:overflow-y-auto ${maximised ? 'motion-safe:animate-dialog-maximise' : 'motion-safe:animate-dialog-restore'}`}
            role="presentation"
            onKeyDown={keepTab}
          >
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
            {description && (
              <div
                className={`min-h-0 overflow-auto px-4 pt-0.5 wrap-anywhere text-ink-2 last:pb-6 sm:px-6 lowest:flex-none lowest:overflow-visible ${maximised && !props.children ? 'flex-1' : ''}`}
                id={descriptionId}
              >
                {description}
              </div>
            )}
            {props.children && (
              <div
                // Half of the gap to the description (`mt-2`) does not scroll away.
                className={`min-h-0 flex-1 overflow-auto px-4 pb-1 last:pb-6 sm:px-6 lowest:flex-none lowest:overflow-visible ${description ? 'mt-2 pt-2' : 'pt-4'}`}
                data-slot="dialog-body"
              >
                {props.children}
              </div>
            )}
            {props.footer && <DialogFooter>{props.footer}</DialogFooter>}
          </div>
        </Content>
      </Portal>
    </Root>
  )
}

function stayOpen(event: Event): void {
  event.preventDefault()
}

/** The style sheet reserves its space when it disappears. */
function markScrollbar(): void {
  const root = document.documentElement
  const shown = window.innerWidth > root.clientWidth
  root.toggleAttribute('data-scrollbar', shown)
}
