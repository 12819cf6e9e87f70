/** In CSS pixels. */
export interface Place {
  left: number
  top: number
}

/** In CSS pixels. */
export interface Size {
  width: number
  height: number
}

/** Per arrow key, alone and with Shift. */
export const STEP_PX = 10
const LONG_STEP_PX = 50

const directions: Record<string, Place | undefined> = {
  ArrowLeft: { left: -1, top: 0 },
  ArrowRight: { left: 1, top: 0 },
  ArrowUp: { left: 0, top: -1 },
  ArrowDown: { left: 0, top: 1 }
}

/** A dialog larger than the viewport stays at `min`, its header visible. */
export function clampedPosition(
  place: Place,
  dialog: Size,
  viewport: Size,
  min: Place
): Place {
  return {
    left: clamped(place.left, min.left, viewport.width - dialog.width),
    top: clamped(place.top, min.top, viewport.height - dialog.height)
  }
}

export function positionAfterKey(
  place: Place,
  key: string,
  long: boolean
): Place | undefined {
  const direction = directions[key]
  if (!direction) return undefined
  const step = long ? LONG_STEP_PX : STEP_PX
  return {
    left: place.left + direction.left * step,
    top: place.top + direction.top * step
  }
}

// The lower bound wins: it keeps the header visible.
function clamped(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high))
}
