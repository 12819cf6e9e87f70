import { useLayoutEffect } from 'react'

const MOUSE_EVENTS = ['mousedown', 'mouseup', 'click', 'dblclick'] as const

/**
 * Swallows the rest of a double click whose first half opened or closed
 * something: the second half would click whatever lies there now.
 */
export function absorbDoubleClick(): void {
  for (const name of MOUSE_EVENTS) addEventListener(name, absorb, true)
}

/** For what is opened by one click and closed by another. */
export function useAbsorbedDoubleClick(open: boolean): void {
  useLayoutEffect(() => {
    if (!open) return undefined
    absorbDoubleClick()
    return absorbDoubleClick
  }, [open])
}

function absorb(event: MouseEvent): void {
  if (event.detail < 2) {
    for (const name of MOUSE_EVENTS) removeEventListener(name, absorb, true)
    return
  }
  event.preventDefault()
  event.stopImmediatePropagation()
}
