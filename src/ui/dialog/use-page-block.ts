import { useLayoutEffect, type RefObject } from 'react'

import { holdFocus, releaseFocus } from './focus-return.ts'

const KEY_EVENTS = ['keydown', 'keypress', 'keyup'] as const

/**
 * Makes everything but `overlay`, a child of body, inert and swallows keys. On
 * unmount all is restored, the focus too.
 */
export function usePageBlock(overlay: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const blocked = new Set<Element>()

    function block(): void {
      for (const element of document.body.children) {
        if (element === overlay.current || element.hasAttribute('inert'))
          continue
        element.setAttribute('inert', '')
        blocked.add(element)
      }
    }

    const observer = new MutationObserver(() => {
      holdFocus()
      block()
    })
    holdFocus()
    block()
    observer.observe(document.body, { childList: true })
    for (const name of KEY_EVENTS) addEventListener(name, swallowKey, true)
    return () => {
      observer.disconnect()
      for (const name of KEY_EVENTS) removeEventListener(name, swallowKey, true)
      for (const element of blocked) element.removeAttribute('inert')
      releaseFocus()
    }
  }, [overlay])
}

function swallowKey(event: KeyboardEvent): void {
  event.stopImmediatePropagation()
  if (!isBrowserKey(event)) event.preventDefault()
}

/** Reload, Back and closing the tab stay possible. */
function isBrowserKey(event: KeyboardEvent): boolean {
  const modified = event.ctrlKey || event.metaKey || event.altKey
  return modified || /^F\d+$/.test(event.key)
}
