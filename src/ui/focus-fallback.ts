import { useEffect } from 'react'

import { alikeIn, moveFocus, ROW, substitute } from './dialog/focus-return.ts'

/** Focusable elements that do not open a phone's keyboard. */
const FALLBACKS =
  'summary, a[href], button:not(:disabled), [tabindex="0"]:not([role="separator"])'
const DIALOGS = '[role="dialog"], [role="alertdialog"]'

/**
 * When a focused element is removed, focuses what was around it: the filter of
 * a chip, the heading after a notice.
 */
export function useFocusFallback(): void {
  useEffect(() => {
    let left: { path: Element[]; pathname: string } | undefined

    const remember = (event: FocusEvent): void => {
      const path = event.composedPath().filter(isElement)
      left = { path, pathname: location.pathname }
    }
    const forget = ({ target }: FocusEvent): void => {
      // If it still exists afterwards, the user left it.
      setTimeout(() => {
        const [focused] = left?.path ?? []
        if (focused === target && isLost() && focused?.isConnected) {
          left = undefined
        }
      })
    }
    const observer = new MutationObserver(records => {
      const [focused, ...around] = left?.path ?? []
      if (!left || !focused || focused.isConnected) return
      const { pathname } = left
      left = undefined
      // Navigation and dialogs move the focus themselves.
      if (!isLost() || pathname !== location.pathname) return
      const fallback =
        successorIn(records, around[0]) ??
        inNextRow(records, focused, around) ??
        fallbackIn(around.filter(element => element.isConnected))
      if (fallback) moveFocus(fallback)
    })
    document.addEventListener('focusin', remember)
    document.addEventListener('focusout', forget)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', remember)
      document.removeEventListener('focusout', forget)
      observer.disconnect()
    }
  }, [])
}

function successorIn(
  records: readonly MutationRecord[],
  place: Element | undefined
): HTMLElement | undefined {
  return records
    .filter(({ target }) => target === place)
    .flatMap(({ addedNodes }) => [...addedNodes])
    .find(
      (node): node is HTMLButtonElement =>
        node instanceof HTMLButtonElement && canTake(node)
    )
}

/** The same control of the row behind one that is gone. */
function inNextRow(
  records: readonly MutationRecord[],
  focused: Element,
  around: readonly Element[]
): HTMLElement | undefined {
  const row = around.find(element => element.matches(ROW))
  if (!row || !(focused instanceof HTMLElement)) return undefined
  const gone = records.find(({ removedNodes }) =>
    [...removedNodes].some(node => node.contains(row))
  )
  const next = gone?.nextSibling
  return (next instanceof Element && alikeIn(next, focused)) || undefined
}

function fallbackIn(around: readonly Element[]): HTMLElement | undefined {
  for (const place of around) {
    if (place.matches(DIALOGS) && place instanceof HTMLElement) return place
    if (place.matches('main, astro-island')) {
      return place.closest('main') ? substitute() : undefined
    }
    if (place.matches('body')) return undefined
    const fallback = [place, ...place.querySelectorAll(FALLBACKS)].find(canTake)
    if (fallback instanceof HTMLElement) return fallback
  }
  return undefined
}

function canTake(element: Element): boolean {
  return element.matches(FALLBACKS) && element.checkVisibility()
}

function isLost(): boolean {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body
}

function isElement(target: EventTarget): target is Element {
  return target instanceof Element
}
