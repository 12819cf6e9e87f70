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
 * Focuses the first candidate that exists; after closing, the opener (annex C).
 * `opening` is `undefined` while closed.
 */
export function useDialogFocus(
  opening: number | undefined,
  content: RefObject<HTMLElement | null>,
  candidates: (RefObject<HTMLElement | null> | undefined)[]
): FocusHandlers {
  const opener = useRef<HTMLElement | undefined>(undefined)
  const place = useRef<Place | undefined>(undefined)
  const current = useRef(opening)

  function focusInside(): void {
    const first = candidates.find(candidate => candidate?.current)
    const target = first?.current ?? content.current
    if (target) moveFocus(target)
  }

  const focusAgain = useEffectEvent(() => {
    // Content that is still mounted gets no event for this opening.
    if (content.current) focusInside()
  })

  useLayoutEffect(() => {
    current.current = opening
    if (opening === undefined) return
    const active = focusedElement()
    if (!active || content.current?.contains(active)) return
    opener.current = active
    place.current = placeOf(active)
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
      // Comes late: the dialog may have been reopened meanwhile.
      if (current.current !== undefined) return
      const { activeElement, body } = document
      const isGone = opener.current?.isConnected === false
      const successor =
        isGone && place.current ? successorIn(place.current) : undefined
      // A drawer takes the focus itself when what had it goes from the drawer.
      const lost =
        activeElement === null ||
        activeElement === body ||
        activeElement.contains(successor ?? null)
      const target = successor ?? opener.current
      if (lost && target) returnFocus(target)
      opener.current = undefined
      place.current = undefined
    }
  }
}

interface Place {
  around: Element | null
  before: ReadonlySet<Element>
}

function placeOf(opener: Element): Place {
  const around = opener.parentElement
  return { around, before: new Set(around?.children) }
}

/** The button that replaced the opener. */
function successorIn({ around, before }: Place): HTMLElement | undefined {
  if (!around?.isConnected) return undefined
  return [...around.querySelectorAll<HTMLElement>(':scope > button')].find(
    button => !before.has(button)
  )
}
