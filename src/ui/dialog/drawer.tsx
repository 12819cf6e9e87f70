import '../../styles/opened.css'
import { Content, Portal, Root } from '@radix-ui/react-dialog'
import {
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
import { absorbDoubleClick } from './double-click.ts'
import { returnFocus, substitute } from './focus-return.ts'
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
  const scrim = useRef<HTMLDivElement>(null)
  const read = useRef(subject)
  const opened = useRef<string>(undefined)
  const focus = useDialogFocus(open ? 0 : undefined, content, [title])

  useLayoutEffect(() => (open ? absorbDoubleClick : undefined), [open])
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
        <div
          ref={scrim}
          className="drawer-scrim"
          data-state={open ? 'open' : 'closed'}
        />
      </Portal>
      <Portal>
        <Content
          ref={content}
          className="drawer"
          aria-modal
          aria-labelledby={titleId}
          aria-describedby={undefined}
          onEscapeKeyDown={event => {
            if (event.isComposing || event.repeat) event.preventDefault()
          }}
          onPointerDownOutside={event => {
            // Dialogs and toasts above the drawer do not count as outside.
            if (event.target !== scrim.current) event.preventDefault()
          }}
          onFocusOutside={event => event.preventDefault()}
          onOpenAutoFocus={focus.onOpenAutoFocus}
          onCloseAutoFocus={giveFocusBack}
        >
          <div className="drawer-head" ref={head}>
            {props.leading}
            <div className="drawer-title" aria-live="polite">
              <div className="drawer-name">
                <h2 id={titleId} ref={title} tabIndex={-1}>
                  {props.title}
                </h2>
                {/* Who changes a status is told so by its result. */}
                <span className="contents" aria-live="off">
                  {props.badge}
                </span>
              </div>
              {props.subtitle && (
                <p key={String(props.waits)}>{props.subtitle}</p>
              )}
            </div>
            <div className="drawer-actions">
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
          <div className="drawer-body" key={`${subject} ${props.waits}`}>
            {props.children}
          </div>
          {props.footer && (
            <footer className="drawer-foot">{props.footer}</footer>
          )}
        </Content>
      </Portal>
    </Root>
  )
}
