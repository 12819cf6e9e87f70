import { NARROW_BELOW_PX } from '../narrow.ts'
import { clampedPlace, type Place } from './dialog-position.ts'

/** The layout position, without the offset of an animation. */
export function placeOf(element: HTMLElement): Place {
  return { left: element.offsetLeft, top: element.offsetTop }
}

/** The nearest place inside the viewport. */
export function placeInViewport(
  place: Place,
  element: HTMLElement,
  min: Place
): Place {
  const { clientWidth, clientHeight } = document.documentElement
  return clampedPlace(
    place,
    { width: element.offsetWidth, height: element.offsetHeight },
    { width: clientWidth, height: clientHeight },
    min
  )
}

/**
 * Moves `element`, or resets it. Set by script, as a style attribute would
 * violate the CSP.
 */
export function putAt(element: HTMLElement, place: Place | undefined): void {
  element.style.inset = place ? `${place.top}px auto auto ${place.left}px` : ''
  element.style.margin = place ? '0' : ''
}

/** Sheets do not move. */
export function isSheet(): boolean {
  return window.innerWidth < NARROW_BELOW_PX
}
