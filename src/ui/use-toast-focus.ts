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

/** Moves the focus to the toasts, and back. */
export const RESULTS_KEY = 'F8'

interface ToastFocus {
  focused: boolean
  onFocus: (event: FocusEvent) => void
  onBlur: (event: FocusEvent) => void
}

/**
 * Lets the focus leave even a modal dialog's focus trap. It returns by the key,
 * Escape, Tab, or with the last toast.
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

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const inside = isInside(document.activeElement)
    if (event.key === 'Escape' && inside) {
      // Otherwise a dialog below would close.
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
    // Between a dialog's focus trap (document) and React (below).
    const root = document.documentElement
    addEventListener('keydown', handleKey, true)
    root.addEventListener('focusin', keepFromTrap)
    root.addEventListener('focusout', keepFromTrap)
    return () => {
      removeEventListener('keydown', handleKey, true)
      root.removeEventListener('focusin', keepFromTrap)
      root.removeEventListener('focusout', keepFromTrap)
    }
  }, [])

  const followCount = useEffectEvent((left: number) => {
    if (!focused || isInside(document.activeElement)) return
    // The dismissed toast took the focus with it.
    region.current?.focus({ preventScroll: true })
    if (left === 0) leave()
  })
  useLayoutEffect(() => followCount(count), [count])

  return {
    focused,
    onFocus({ relatedTarget }) {
      // Moving between toasts keeps where the focus came from.
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
