const MOUSE_EVENTS = ['mousedown', 'mouseup', 'click', 'dblclick'] as const

/**
 * Takes the rest of a double click under way from the page: what its first
 * half closed is gone, so the second would press whatever lay below. Ends
 * with the next click that is a first one.
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
