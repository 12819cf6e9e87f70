import {
  type FocusEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState
} from 'react'

import { returnFocus } from './dialog/focus-return.ts'

/** Leads to the results from anywhere, and back again. */
export const RESULTS_KEY = 'F8'

interface ToastFocus {
  /** Whether somebody is in the results with the keyboard. */
  focused: boolean
  onFocus: (event: FocusEvent) => void
  onBlur: (event: FocusEvent) => void
}

/**
 * Lets the focus into the results, out of a modal dialog too, whose trap is
 * there again as soon as the focus leaves them: by the key, by Escape, by Tab,
 * or with the last of `count` results.
 */
export function useToastFocus(
  region: RefObject<HTMLElement | null>,
  count: number
): ToastFocus {
  const [focused, setFocused] = useState(false)
  const before = useRef<HTMLElement>(undefined)
  const isInside = (target: EventTarget | null): boolean =>
    target instanceof Node && region.current?.contains(target) === true

  function leave(): void {
    if (before.current) returnFocus(before.current)
    else if (document.activeElement instanceof HTMLElement) {
      document.activeElement.blur()
    }
  }

  const hearKey = useEffectEvent((event: KeyboardEvent) => {
    const inside = isInside(document.activeElement)
    if (event.key === 'Escape' && inside) {
      // A dialog below would close on it.
      event.stopPropagation()
      leave()
    }
    if (event.key !== RESULTS_KEY || count === 0) return
    if (region.current?.closest('[inert]')) return
    event.preventDefault()
    if (inside) leave()
    else region.current?.focus({ preventScroll: true })
  })

  const keepFromTrap = useEffectEvent((event: globalThis.FocusEvent) => {
    const to = event.type === 'focusin' ? event.target : event.relatedTarget
    if (isInside(to)) event.stopPropagation()
  })

  useEffect(() => {
    // A dialog's trap listens at the document, React below it.
    const root = document.documentElement
    addEventListener('keydown', hearKey, true)
    root.addEventListener('focusin', keepFromTrap)
    root.addEventListener('focusout', keepFromTrap)
    return () => {
      removeEventListener('keydown', hearKey, true)
      root.removeEventListener('focusin', keepFromTrap)
      root.removeEventListener('focusout', keepFromTrap)
    }
  }, [])

  const followCount = useEffectEvent((left: number) => {
    if (!focused || isInside(document.activeElement)) return
    // What was dismissed took the focus with it.
    region.current?.focus({ preventScroll: true })
    if (left === 0) leave()
  })
  useLayoutEffect(() => followCount(count), [count])

  return {
    focused,
    onFocus({ relatedTarget }) {
      // From one result to the next it came from nowhere else.
      if (focused) return
      setFocused(true)
      before.current =
        relatedTarget instanceof HTMLElement ? relatedTarget : undefined
    },
    onBlur({ relatedTarget }) {
      if (!isInside(relatedTarget)) setFocused(false)
    }
  }
}
