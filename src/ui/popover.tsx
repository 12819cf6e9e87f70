import type { JSX, ReactNode, RefCallback } from 'react'
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState
} from 'react'

import { messages } from '../messages.ts'
import { buttonClass } from './button-class.ts'
import { onLeave } from './on-leave.ts'

interface PopoverProps {
  summary: ReactNode
  label?: string | undefined
  title?: string | undefined
  className?: string | undefined
  buttonClass?: string | undefined
  /** `end`: at the end of a bar it opens towards its start. */
  align?: 'end' | undefined
  /** Most of the window's height, for what is long. */
  tall?: boolean | undefined
  startsOpen?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
  /** May load lazily. `close` refocuses the button. */
  children: (close: () => void) => ReactNode
}

/** A native `details`; closes on Escape, and on a click or focus outside. */
export function Popover(props: PopoverProps): JSX.Element {
  const details = useRef<HTMLDetailsElement>(null)
  const button = useRef<HTMLElement>(null)
  const [open, setOpen] = useState(false)
  const content = useRef<HTMLDivElement>(null)
  const waiting = useRef<HTMLElement>(null)
  const [isThere, setThere] = useState(false)

  const close = (): void => {
    if (!details.current?.open) return
    details.current.open = false
    button.current?.focus()
  }
  const focusFirst = (): void => {
    const places = content.current?.querySelectorAll<HTMLElement>(
      ':is(input, select, button):enabled'
    )
    // What is not visible does not take it.
    for (const place of places ?? []) {
      place.focus()
      if (document.activeElement === place) return
    }
  }
  const heldPlace = (place: HTMLElement | null): (() => void) => {
    waiting.current = place
    return () => {
      waiting.current = null
      if (document.activeElement === place) focusFirst()
    }
  }
  const closeByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    close()
  })

  const look = useEffectEvent(() => {
    const isFilled = [...(content.current?.children ?? [])].some(
      child => child !== waiting.current
    )
    if (!isFilled || isThere) return
    if (props.startsOpen) focusFirst()
    setThere(true)
  })
  useLayoutEffect(() => {
    if (!open || !content.current) return undefined
    look()
    const observer = new MutationObserver(() => look())
    observer.observe(content.current, { childList: true })
    return () => {
      observer.disconnect()
      setThere(false)
    }
  }, [open])

  useEffect(() => {
    if (props.startsOpen && details.current) details.current.open = true
  }, [props.startsOpen])

  const opened = (isOpen: boolean): void => {
    setOpen(isOpen)
    props.onOpenChange?.(isOpen)
  }
  const takeOver = useEffectEvent(() => {
    if (details.current?.open) opened(true)
  })
  // It may have been opened before hydration.
  useEffect(() => takeOver(), [])

  useEffect(() => {
    if (!open) return undefined
    const unsubscribe = onLeave(
      node => details.current?.contains(node) ?? true,
      () => {
        if (details.current) details.current.open = false
      }
    )
    document.addEventListener('keydown', closeByKey)
    return () => {
      unsubscribe()
      document.removeEventListener('keydown', closeByKey)
    }
  }, [open])

  return (
    <details
      className={`popover ${props.className ?? ''}`.trimEnd()}
      ref={details}
      onToggle={event => opened(event.currentTarget.open)}
    >
      <summary
        className={props.buttonClass ?? buttonClass('ghost', 'sm')}
        aria-label={props.label}
        title={props.title}
        ref={button}
      >
        {props.summary}
      </summary>
      <div
        className={`z-menu min-w-46 overflow-y-auto floating p-1 ${props.align === 'end' ? 'w-max max-w-[calc(100vw-1rem)] ' : ''}${props.tall ? 'max-h-[min(35rem,72vh)]' : 'max-h-[min(25rem,60vh)]'}`}
        data-align={props.align}
        tabIndex={-1}
        ref={content}
      >
        {!(open && isThere) && <Waiting isSaid={open} ref={heldPlace} />}
        {open && <Layer onClose={close}>{props.children}</Layer>}
      </div>
    </details>
  )
}

// Keeps Tab inside, as leaving would close the popover. Rendered before
// opening, for a Tab right after it, but without text that a search finds.
function Waiting({
  isSaid,
  ref
}: {
  isSaid: boolean
  ref: RefCallback<HTMLElement>
}): JSX.Element {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only keeps the focus
    <p
      ref={ref}
      className="p-2 text-ink-3"
      aria-busy={isSaid}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what comes takes the focus over
      tabIndex={0}
      onKeyDown={event => {
        if (event.key === 'Tab' && !event.shiftKey) event.preventDefault()
      }}
    >
      {isSaid && messages.filters.loading}
    </p>
  )
}

function Layer(props: {
  children: PopoverProps['children']
  onClose: () => void
}): ReactNode {
  return props.children(props.onClose)
}
