import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type RefObject
} from 'react'

import { focusedElement, moveFocus, returnFocus } from './focus-return.ts'

interface FocusHandlers {
  onOpenAutoFocus: (event: Event) => void
  onCloseAutoFocus: (event: Event) => void
}

/**
 * Moves the focus into a dialog at each opening, to the first candidate that
 * is there, and back to where it was when the dialog is gone (annex C).
 * `opening` is `undefined` while closed. Gives two handlers for the content.
 */
export function useDialogFocus(
  opening: number | undefined,
  content: RefObject<HTMLElement | null>,
  candidates: (RefObject<HTMLElement | null> | undefined)[]
): FocusHandlers {
  const opener = useRef<HTMLElement | undefined>(undefined)
  const current = useRef(opening)

  function focusInside(): void {
    const first = candidates.find(candidate => candidate?.current)
    const target = first?.current ?? content.current
    if (target) moveFocus(target)
  }

  const focusAgain = useEffectEvent(() => {
    // Content that is still here gets no event of its own for this opening.
    if (content.current) focusInside()
  })

  useLayoutEffect(() => {
    current.current = opening
    if (opening === undefined) return
    const active = focusedElement()
    if (active && !content.current?.contains(active)) opener.current = active
  }, [opening, content])

  useEffect(() => {
    if (opening !== undefined) focusAgain()
  }, [opening])

  return {
    onOpenAutoFocus: event => {
      event.preventDefault()
      focusInside()
    },
    onCloseAutoFocus: event => {
      event.preventDefault()
      // Told late: a dialog that is open again still has its way back.
      if (current.current !== undefined) return
      const { activeElement, body } = document
      // Whoever moved the focus elsewhere meanwhile keeps it.
      const lost = activeElement === null || activeElement === body
      if (lost && opener.current) returnFocus(opener.current)
      opener.current = undefined
    }
  }
}
