/** What a browser's own fields act on. */
const OF_FIELDS: ReadonlySet<string> = new Set(['Enter', 'Escape'])

/**
 * Hides the keys of an input method, such as the Enter that ends a composition,
 * from everything on the page that acts on keys. Call it before any listener of
 * the page.
 */
export function hideInputMethodKeys(): void {
  addEventListener(
    'keydown',
    event => {
      if (!isForInputMethod(event)) return
      event.stopImmediatePropagation()
      // Nor does it submit a form or clear a search; the text is there already.
      if (OF_FIELDS.has(event.key)) event.preventDefault()
    },
    true
  )
}

/** Safari reports the last key after the composition, as code 229 (UI Events). */
export function isForInputMethod(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229
}
