import { NARROW_BELOW_PX } from '../narrow.ts'
import { clampedPlace, type Place } from './dialog-position.ts'

/** Returns the place in the layout: what an animation does is left out. */
export function placeOf(element: HTMLElement): Place {
  return { left: element.offsetLeft, top: element.offsetTop }
}

/** Returns the place nearest to `place` where `element` is in the viewport. */
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
 * Puts `element` at `place`, or back where the style sheet has it. Written to
 * the element: a style attribute would break the content security policy.
 */
export function putAt(element: HTMLElement, place: Place | undefined): void {
  element.style.inset = place ? `${place.top}px auto auto ${place.left}px` : ''
  element.style.margin = place ? '0' : ''
}

/** True where dialogs are sheets, which do not move. */
export function isSheet(): boolean {
  return window.innerWidth < NARROW_BELOW_PX
}
