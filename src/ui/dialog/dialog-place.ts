import { clampedPosition, type Place } from './dialog-position.ts'

/** Without the offset of an animation. */
export function placeOf(element: HTMLElement): Place {
  return { left: element.offsetLeft, top: element.offsetTop }
}

export function positionInViewport(
  place: Place,
  element: HTMLElement,
  min: Place
): Place {
  const { clientWidth, clientHeight } = document.documentElement
  return clampedPosition(
    place,
    { width: element.offsetWidth, height: element.offsetHeight },
    { width: clientWidth, height: clientHeight },
    min
  )
}

/** Set by script, as the CSP forbids style attributes. */
export function putAt(element: HTMLElement, place: Place | undefined): void {
  element.style.inset = place ? `${place.top}px auto auto ${place.left}px` : ''
  element.style.margin = place ? '0' : ''
}
