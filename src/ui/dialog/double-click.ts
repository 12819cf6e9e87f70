const MOUSE_EVENTS = ['mousedown', 'mouseup', 'click', 'dblclick'] as const

/**
 * Swallows the rest of a double click whose first half closed something: the
 * second half would click whatever lay below.
 */
export function absorbDoubleClick(): void {
  for (const name of MOUSE_EVENTS) addEventListener(name, absorb, true)
}

function absorb(event: MouseEvent): void {
  if (event.detail < 2) {
    for (const name of MOUSE_EVENTS) removeEventListener(name, absorb, true)
    return
  }
  event.preventDefault()
  event.stopImmediatePropagation()
}
