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
      // Nor does it submit a form. The input method has its text already.
      if (event.key === 'Enter') event.preventDefault()
    },
    true
  )
}

/** Safari reports the last key after the composition, as code 229 (UI Events). */
export function isForInputMethod(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === 229
}
