import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject
} from 'react'

import { isNarrow } from '../narrow.ts'
import {
  positionAfterKey,
  type Place,
  clampedPosition
} from './dialog-position.ts'

interface DragOptions {
  /** A new number recentres; `undefined` while closed. */
  opening: number | undefined
  movable: boolean
  keepInViewport: boolean
  min: Place
}

export interface DragHandlers {
  onMouseDown: (event: MouseEvent<HTMLElement>) => void
  onPointerDown: (event: PointerEvent<HTMLElement>) => void
  onPointerMove: (event: PointerEvent<HTMLElement>) => void
  onLostPointerCapture: (event: PointerEvent<HTMLElement>) => void
}

/**
 * Makes a dialog movable. Arrows on the move button move it, further with
 * Shift; Home recentres. No single-pointer alternative (WCAG 2.5.7), as all of
 * a dialog is always visible.
 */
export function useDialogDrag(
  content: RefObject<HTMLElement | null>,
  { opening, movable, keepInViewport, min }: DragOptions
): { header: DragHandlers; onMoveKeyDown: (event: KeyboardEvent) => void } {
  const place = useRef<Place | undefined>(undefined)
  const grip = useRef<Place | undefined>(undefined)

  function settle(): void {
    const element = content.current
    if (!element) return
    if (!movable || isNarrow()) {
      putAt(element, undefined)
      return
    }
    if (place.current && keepInViewport)
      place.current = positionInViewport(place.current, element, min)
    putAt(element, place.current)
  }
  const settleNow = useEffectEvent(settle)

  function moveTo(next: Place | undefined): void {
    place.current = next
    settle()
  }

  useLayoutEffect(() => {
    if (opening !== undefined) place.current = undefined
  }, [opening])
  useLayoutEffect(() => {
    settleNow()
  })
  useEffect(() => {
    const onResize = (): void => settleNow()
    addEventListener('resize', onResize)
    return () => removeEventListener('resize', onResize)
  }, [])

  return {
    header: {
      onMouseDown: event => {
        // Otherwise the browser selects the title or drags a link below.
        if (!isOnButton(event)) event.preventDefault()
      },
      onPointerDown: event => {
        const element = content.current
        if (!element || !movable || isNarrow() || !isGrab(event)) return
        const { left, top } = placeOf(element)
        grip.current = { left: event.clientX - left, top: event.clientY - top }
        event.currentTarget.setPointerCapture(event.pointerId)
        event.currentTarget.toggleAttribute('data-dragging', true)
      },
      onPointerMove: event => {
        if (!grip.current || !movable) return
        const { left, top } = grip.current
        moveTo({ left: event.clientX - left, top: event.clientY - top })
      },
      onLostPointerCapture: event => {
        grip.current = undefined
        event.currentTarget.toggleAttribute('data-dragging', false)
      }
    },
    onMoveKeyDown: event => {
      const element = content.current
      if (!element || !movable) return
      const next = positionAfterKey(placeOf(element), event.key, event.shiftKey)
      if (!next && event.key !== 'Home') return
      event.preventDefault()
      moveTo(next)
    }
  }
}

function isGrab(event: PointerEvent): boolean {
  return event.isPrimary && event.button === 0 && !isOnButton(event)
}

function isOnButton({ target }: MouseEvent): boolean {
  return target instanceof Element && target.closest('button') !== null
}

/** Without the offset of an animation. */
function placeOf(element: HTMLElement): Place {
  return { left: element.offsetLeft, top: element.offsetTop }
}

function positionInViewport(
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
function putAt(element: HTMLElement, place: Place | undefined): void {
  element.style.inset = place ? `${place.top}px auto auto ${place.left}px` : ''
  element.style.margin = place ? '0' : ''
}
