interface IntentHandlers {
  onPointerEnter: () => void
  onFocus: () => void
}

/** Calls `load` on pointer enter (touch too) and on focus. */
export function intentHandlers(load: () => void): IntentHandlers {
  return { onPointerEnter: load, onFocus: load }
}
