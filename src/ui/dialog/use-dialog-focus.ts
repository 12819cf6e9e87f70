import {
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type RefObject
} from 'react'

import {
  alikeIn,
  focusedElement,
  moveFocus,
  openModal,
  returnFocus,
  ROW
} from './focus-return.ts'

const TABBABLE =
  ':is(button, input, select, textarea):enabled, a[href], summary, [tabindex="0"]'

interface FocusHandlers {
  onOpenAutoFocus: (event: Event) => void
  onCloseAutoFocus: (event: Event) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/**
 * Focuses the first candidate that exists; after closing, the opener.
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

  useEffect(() => {
    if (opening === undefined) return undefined
    // Its own: a dialog above must not take it away as it closes.
    const listener = (): void => leaveHidden()
    addEventListener('focusin', listener)
    return () => removeEventListener('focusin', listener)
  }, [opening])

  return {
    onKeyDown: event => {
      if (event.key !== 'Tab' || !event.shiftKey) return
      const { current: dialog } = content
      if (dialog?.ariaModal === 'true') startAtFirst(dialog)
    },
    onOpenAutoFocus: event => {
      event.preventDefault()
      focusInside()
    },
    onCloseAutoFocus: event => {
      event.preventDefault()
      // Comes late: the dialog may have been reopened meanwhile.
      if (current.current !== undefined) return
      const { activeElement, body } = document
      const gone =
        opener.current?.isConnected === false ? opener.current : undefined
      const successor =
        gone && place.current && successorIn(place.current, gone)
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

/** Radix goes round from the first control alone, not from a title before it. */
function startAtFirst(dialog: HTMLElement): void {
  const first = [...dialog.querySelectorAll<HTMLElement>(TABBABLE)].find(
    element => element.checkVisibility()
  )
  const { activeElement } = document
  if (!first || !activeElement) return
  const place = first.compareDocumentPosition(activeElement)
  if (place & Node.DOCUMENT_POSITION_PRECEDING) first.focus()
}

/** Radix returns the focus to what had it last, which may be gone by then. */
function leaveHidden(): void {
  const { activeElement } = document
  const modal = openModal()
  if (modal?.contains(activeElement)) return
  // Radix hides what is behind the uppermost dialog, and no results.
  if (activeElement?.closest('[data-aria-hidden]')) {
    modal?.focus({ preventScroll: true })
  }
}

interface Place {
  around: Element | null
  before: ReadonlySet<Element>
  /** Of a table, behind the opener. */
  rows: readonly Element[]
}

function placeOf(opener: Element): Place {
  const around = opener.parentElement
  const rows = [...(opener.closest('table')?.querySelectorAll(ROW) ?? [])]
  const place = rows.findIndex(row => row.contains(opener))
  return {
    around,
    before: new Set(around?.children),
    rows: rows.slice(place + 1)
  }
}

/** The button that replaced the opener, or the same one of the next row. */
function successorIn(
  { around, before, rows }: Place,
  opener: HTMLElement
): HTMLElement | undefined {
  if (!around?.isConnected) {
    const row = rows.find(({ isConnected }) => isConnected)
    return (row && alikeIn(row, opener)) ?? undefined
  }
  return [...around.querySelectorAll<HTMLElement>(':scope > button')].find(
    button => !before.has(button)
  )
}
