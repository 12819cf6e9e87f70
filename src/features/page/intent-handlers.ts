/** What makes a button load its part before it is pressed. */
interface AheadHandlers {
  onPointerEnter: () => void
  onFocus: () => void
}

/** Calls `load` when a pointer, a finger too, or the focus comes to a button. */
export function aheadOf(load: () => void): AheadHandlers {
  return { onPointerEnter: load, onFocus: load }
}
