import '../../styles/opened.css'
import { Content, Portal, Root } from '@radix-ui/react-dialog'
import {
  Fragment,
  type JSX,
  type ReactNode,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef
} from 'react'

import { messages } from '../../messages.ts'
import { IconButton } from '../icon-button.tsx'
import { Icon } from '../icon.tsx'
import { xIcon } from '../icons.ts'
import { useAbsorbedDoubleClick } from './double-click.ts'
import { returnFocus, substitute } from './focus-return.ts'
import { Scrim } from './scrim.tsx'
import { useDialogFocus } from './use-dialog-focus.ts'

export interface DrawerProps {
  open: boolean
  /** On Escape, the close icon and a click on the scrim. */
  onOpenChange: (open: boolean) => void
  title: ReactNode
  subtitle?: ReactNode
  badge?: ReactNode
  leading?: ReactNode
  actions?: ReactNode
  /** Below the head; the body is the panel of the chosen one. */
  tabs?: ReactNode
  children: ReactNode
  footer?: ReactNode
  /** A new subject starts scrolled to the top. */
  subject?: string
  waits?: boolean
  /** Defaults to the opener. */
  returnFocusTo?: () => HTMLElement | undefined
}

export function Drawer(props: DrawerProps): JSX.Element {
  const { open, subject, onOpenChange } = props
  const titleId = `${useId()}-title`
  const content = useRef<HTMLDivElement>(null)
  const head = useRef<HTMLDivElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const read = useRef(subject)
  const opened = useRef<string>(undefined)
  const focus = useDialogFocus(open ? 0 : undefined, content, [title])

  useAbsorbedDoubleClick(open)
  const noteOpened = useEffectEvent(() => {
    opened.current = subject
  })
  useLayoutEffect(() => {
    if (open) noteOpened()
  }, [open])

  const readAnew = useEffectEvent(() => {
    const steps = head.current?.contains(document.activeElement)
    if (!steps) title.current?.focus({ preventScroll: true })
  })
  useLayoutEffect(() => {
    if (read.current === subject) return
    read.current = subject
    readAnew()
  }, [subject])

  function giveFocusBack(event: Event): void {
    const { activeElement, body } = document
    const lost = activeElement === null || activeElement === body
    focus.onCloseAutoFocus(event)
    // After stepping, the opened row gets the focus, not the last shown.
    if (!lost && opened.current === subject) return
    const element = props.returnFocusTo?.()
    if (element) returnFocus(element)
    else if (document.activeElement === body) substitute()?.focus()
  }

  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        <Scrim below="drawer" open={open} onClick={() => onOpenChange(false)} />
      </Portal>
      <Portal>
        <Content
          ref={content}
          // See the panel's frame: inherited, it would style all of it again.
          className="pointer-events-auto fixed inset-y-0 end-0 z-drawer flex w-full flex-col overflow-hidden bg-raised shadow-drawer forced-line not-forced-colors:outline-none motion-safe:animate-drawer-in motion-safe:data-[state=closed]:animate-drawer-out sm:w-drawer lowest:overflow-y-auto"
          data-slot="drawer"
          aria-modal
          aria-labelledby={titleId}
          aria-describedby={undefined}
          onEscapeKeyDown={event => {
            const inner = content.current?.querySelector('.popover[open]')
            if (event.repeat || inner) event.preventDefault()
          }}
          // The scrim closes it: what is above the drawer is not outside.
          onPointerDownOutside={event => event.preventDefault()}
          onFocusOutside={event => event.preventDefault()}
          onKeyDown={focus.onKeyDown}
          onOpenAutoFocus={focus.onOpenAutoFocus}
          onCloseAutoFocus={giveFocusBack}
        >
          <div
            className={`flex flex-none items-start gap-3 ps-6 pe-3 pt-4 max-sm:flex-wrap max-sm:ps-4 max-sm:pe-1 max-sm:pt-1 ${props.tabs ? 'pb-1' : 'border-b border-line pb-3'}`}
            ref={head}
          >
            {props.leading}
            <div
              className="min-w-0 flex-1 wrap-anywhere max-sm:pe-3"
              aria-live="polite"
            >
              <div className="flex flex-wrap items-center gap-x-2.5 gap-y-0.5">
                {/* It has the focus to be read first, not to be used. */}
                <h2
                  className="line-clamp-3 text-title/6 font-semibold tracking-tight outline-none"
                  id={titleId}
                  ref={title}
                  tabIndex={-1}
                >
                  {props.title}
                </h2>
                {/* The result announces a changed status. */}
                <span className="contents" aria-live="off">
                  {props.badge}
                </span>
              </div>
              {props.subtitle && (
                <p
                  key={String(props.waits)}
                  className="line-clamp-3 text-sm/4 text-ink-3"
                  data-slot="subtitle"
                >
                  {props.subtitle}
                </p>
              )}
            </div>
            {/* On a phone a line of their own, above the title. */}
            <div className="flex flex-none justify-end max-sm:-order-1 max-sm:w-full">
              {props.actions}
              <IconButton
                label={messages.drawer.close}
                size="sm"
                onClick={() => onOpenChange(false)}
              >
                <Icon path={xIcon} />
              </IconButton>
            </div>
          </div>
          {/* Before the details for keys and screen readers, below them on the screen. */}
          {props.footer && (
            <footer
              className="order-last flex flex-none flex-wrap items-center gap-2 border-t border-line py-1 ps-6 pe-4.5 max-sm:mt-(--toasts-room) max-sm:ps-4 max-sm:pe-2 max-sm:pb-[max(0.25rem,env(safe-area-inset-bottom))]"
              data-foot
            >
              {props.footer}
            </footer>
          )}
          {/* With the head above it: a new one moves nothing. */}
          <Fragment key={String(props.waits)}>{props.tabs}</Fragment>
          <div
            key={`${subject} ${props.waits}`}
            className="min-h-0 flex-1 overflow-x-hidden overflow-y-auto overscroll-contain px-6 pt-2 pb-6 wrap-anywhere max-sm:px-4 lowest:flex-none lowest:overflow-visible"
            data-slot="drawer-body"
          >
            {props.children}
          </div>
        </Content>
      </Portal>
    </Root>
  )
}
