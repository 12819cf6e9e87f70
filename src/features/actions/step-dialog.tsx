import {
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState
} from 'react'

import { messages } from '../../messages.ts'
import { Button } from '../../ui/button.tsx'
import { DialogNote } from '../../ui/dialog/dialog-note.tsx'
import { Dialog, type DialogProps } from '../../ui/dialog/dialog.tsx'

const FIELDS = 'form :is(input, select, textarea):enabled:not([hidden] *)'
const INVALID = 'form [aria-invalid="true"]:not([hidden] *)'
const FIRST = `[data-slot="outcome"], ${FIELDS}`

/** Faster responses only show their result. */
const QUIET_MS = 800

/** What a step brings into the dialog of an action. */
export interface StepView {
  name: string
  role?: DialogProps['role']
  title: ReactNode
  description?: string | undefined
  /** See `Dialog`. */
  question: string | undefined
  /** `content` may stand in their place, and they keep what they hold. */
  fields?: ReactNode
  content?: ReactNode
  /** The buttons of a form; other ones are a `footer`. */
  buttons?: StepButtons
  footer?: ReactNode
  /** By the way back, Escape and the close icon. */
  onLeave: () => void
}

interface StepButtons {
  back: string
  accept: string | undefined
  variant?: 'primary' | 'danger' | undefined
  /** Otherwise accepting leads to the field. */
  isFilled: boolean
  /** Left out while nothing can be sent. */
  onAccept: (() => void) | undefined
  note?: ReactNode
}

interface Props {
  view: StepView
  /** False while closing. */
  open: boolean
  /** No way on or back while a request is pending. */
  busy?: boolean
  isSending?: boolean
  maximizable: boolean
}

/** The dialog of an action, of one row or of many; see `StepView`. */
export function StepDialog(props: Props): ReactNode {
  const { view, open, busy = false, isSending = false, maximizable } = props
  const { fields, content, buttons } = view
  const id = useId()
  const slow = useIsSlow(isSending)
  const body = useRef<HTMLDivElement>(null)
  const primary = useRef<HTMLButtonElement>(null)
  const left = useRef<HTMLElement>(null)
  const shown = useRef(view.name)
  /** The field that was left, else the first, else the last button. */
  const first = {
    get current() {
      const { current: field } = left
      const isThere = field?.isConnected && field.matches(FIELDS)
      const found = body.current?.querySelector<HTMLElement>(FIRST)
      const foot = body.current?.closest('[role]')?.querySelector('footer')
      const last = foot?.querySelector<HTMLElement>(':scope > :last-child')
      return (isThere ? field : found) ?? primary.current ?? last ?? null
    }
  }

  // Each step starts at its top, with the focus in it.
  const start = useEffectEvent(() => {
    const scroller = body.current?.parentElement
    if (scroller) scroller.scrollTop = 0
    first.current?.focus()
  })
  useEffect(() => {
    // The first step is that of its dialog.
    if (shown.current !== view.name) start()
    shown.current = view.name
  }, [view.name])

  function leave(): void {
    // The question whether to leave leads back to the field.
    if (buttons) first.current?.focus()
    view.onLeave()
  }

  function accept(): void {
    if (!buttons?.onAccept) return
    if (!buttons.isFilled) {
      const field = (selector: string): HTMLElement | null =>
        body.current?.querySelector<HTMLElement>(selector) ?? null
      // What has to be filled stands before what is optional.
      const wrong = field(INVALID) ?? field(FIELDS)
      wrong?.focus()
      return
    }
    // A field that is about to be off would lose the focus.
    primary.current?.focus()
    buttons.onAccept()
  }

  const hasForm = buttons && Boolean(fields || content)
  return (
    <Dialog
      role={view.role}
      open={open}
      question={view.question}
      title={view.title}
      description={view.description}
      modal
      maximizable={maximizable}
      closable={!busy}
      closeOnEscape={!busy}
      initialFocus={first}
      onOpenChange={leave}
      footer={
        buttons ? (
          <>
            {/* Rendered before its text, or it would not be announced. */}
            <output className="contents">
              {slow && <DialogNote>{messages.actions.sending}</DialogNote>}
            </output>
            {!slow && buttons.note}
            <Button variant="plain" disabled={busy} onClick={leave}>
              {buttons.back}
            </Button>
            <Button
              ref={primary}
              variant={buttons.variant ?? 'primary'}
              busy={busy}
              aria-disabled={
                !buttons.isFilled || !buttons.onAccept || undefined
              }
              {...(hasForm
                ? { type: 'submit', form: id }
                : { onClick: accept })}
            >
              {buttons.accept}
            </Button>
          </>
        ) : (
          view.footer
        )
      }
    >
      {(hasForm || content) && (
        <div ref={body}>
          {hasForm ? (
            <form
              id={id}
              className="grid gap-4 in-data-[size=maximized]:max-w-180"
              noValidate
              autoComplete="off"
              onSubmit={event => {
                event.preventDefault()
                accept()
              }}
            >
              {fields && (
                <div
                  hidden={Boolean(content)}
                  onFocus={({ target }) => {
                    if (target.matches(FIELDS)) left.current = target
                  }}
                >
                  {fields}
                </div>
              )}
              {content}
            </form>
          ) : (
            content
          )}
        </div>
      )}
    </Dialog>
  )
}

function useIsSlow(waiting: boolean): boolean {
  const [slow, setSlow] = useState(false)
  if (!waiting && slow) setSlow(false)
  useEffect(() => {
    if (!waiting) return undefined
    const timer = setTimeout(() => setSlow(true), QUIET_MS)
    return () => clearTimeout(timer)
  }, [waiting])
  return slow
}
