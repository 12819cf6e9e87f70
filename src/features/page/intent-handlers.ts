interface AheadHandlers {
  onPointerEnter: () => void
  onFocus: () => void
}

/** Calls `load` on pointer enter (touch too) and on focus. */
export function aheadOf(load: () => void): AheadHandlers {
  return { onPointerEnter: load, onFocus: load }
}
