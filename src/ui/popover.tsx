import type { JSX, ReactNode } from 'react'
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'

interface PopoverProps {
  /** What stands on the button. */
  summary: ReactNode
  /** The accessible name of the button, where its content does not say it. */
  label?: string | undefined
  title?: string | undefined
  /** Classes of the button. */
  buttonClass?: string | undefined
  /** Opens when it is given, with the focus in it. */
  startsOpen?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
  /**
   * Shown while it is open; it may have to be loaded. `close` gives the focus
   * back to the button.
   */
  children: (close: () => void) => ReactNode
}

/**
 * A button with a small layer below it. Native `details`: it closes by its
 * button, by Escape, and when something outside of it is pressed or focused.
 */
export function Popover(props: PopoverProps): JSX.Element {
  const details = useRef<HTMLDetailsElement>(null)
  const button = useRef<HTMLElement>(null)
  const [open, setOpen] = useState(false)

  const close = (): void => {
    if (!details.current?.open) return
    details.current.open = false
    button.current?.focus()
  }
  const focusFirst = (): void =>
    details.current
      ?.querySelector<HTMLElement>('.menu :is(input, select, button)')
      ?.focus()
  const closeByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing) return
    event.preventDefault()
    close()
  })

  useEffect(() => {
    if (props.startsOpen && details.current) details.current.open = true
  }, [props.startsOpen])

  useEffect(() => {
    if (!open) return undefined
    const closeOutside = ({ target }: Event): void => {
      const layer = details.current
      if (layer && target instanceof Node && !layer.contains(target)) {
        layer.open = false
      }
    }
    document.addEventListener('keydown', closeByKey)
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    return () => {
      document.removeEventListener('keydown', closeByKey)
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
    }
  }, [open])

  return (
    <details
      className="select-menu"
      ref={details}
      onToggle={event => {
        setOpen(event.currentTarget.open)
        props.onOpenChange?.(event.currentTarget.open)
      }}
    >
      <summary
        className={props.buttonClass ?? 'btn ghost sm'}
        aria-label={props.label}
        title={props.title}
        ref={button}
      >
        {props.summary}
      </summary>
      <div className="menu" tabIndex={-1}>
        {open && (
          <Suspense fallback={null}>
            <Layer onClose={close}>{props.children}</Layer>
            {props.startsOpen && <Arrival onThere={focusFirst} />}
          </Suspense>
        )}
      </div>
    </details>
  )
}

/** Tells once that what stands before it is there. */
function Arrival({ onThere }: { onThere: () => void }): null {
  const there = useEffectEvent(onThere)
  useEffect(() => there(), [])
  return null
}

function Layer(props: {
  children: PopoverProps['children']
  onClose: () => void
}): ReactNode {
  return props.children(props.onClose)
}
