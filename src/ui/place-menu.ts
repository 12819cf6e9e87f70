const GAP = 4
const EDGE = 8

export function positionMenu(menu: HTMLElement, button: HTMLElement): void {
  const from = button.getBoundingClientRect()
  const { width, height } = menu.getBoundingClientRect()
  const below = from.bottom + GAP
  const fits = below + height <= window.innerHeight - EDGE
  const top = fits ? below : Math.max(EDGE, from.top - GAP - height)
  menu.style.top = `${top}px`
  const isRightToLeft = getComputedStyle(button).direction === 'rtl'
  const left = isRightToLeft
    ? Math.min(from.left, window.innerWidth - EDGE - width)
    : from.right - width
  menu.style.left = `${Math.max(EDGE, left)}px`
}
