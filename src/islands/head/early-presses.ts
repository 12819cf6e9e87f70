/** A part of the page that React has not taken over, and a button in it. */
const WAITING_BUTTON = 'astro-island[ssr] button:not([popovertarget])'

/**
 * Repeats the last press on a button that was not alive yet as soon as it is,
 * also one by its keys with Control or Meta. A press on anything else meanwhile
 * is what is wanted instead. Links, fields and menus are the browser's own and
 * need none of it.
 */
export function repeatEarlyPresses(): void {
  let pressed: HTMLElement | null = null
  document.addEventListener(
    'click',
    ({ target }) => {
      pressed =
        target instanceof Element ? target.closest(WAITING_BUTTON) : null
    },
    true
  )
  document.addEventListener('keydown', event => {
    const button = buttonOfKeys(event)
    if (!button) return
    event.preventDefault()
    pressed = button
  })
  // The event does not bubble, and comes before React has its listeners.
  document.addEventListener(
    'astro:hydrate',
    ({ target }) => {
      setTimeout(() => {
        if (!(target instanceof Element && target.contains(pressed))) return
        pressed?.click()
      })
    },
    true
  )
}

/** The waiting button that these keys stand for, as it says itself. */
function buttonOfKeys(event: KeyboardEvent): HTMLElement | null {
  const { ctrlKey, metaKey, altKey, shiftKey, key } = event
  if (ctrlKey === metaKey || altKey || shiftKey) return null
  const keys = `${ctrlKey ? 'Control' : 'Meta'}+${key.toUpperCase()}`
  return document.querySelector(
    `${WAITING_BUTTON}[aria-keyshortcuts~="${CSS.escape(keys)}"]`
  )
}
