/** A part of the page that React has not taken over, and a button in it. */
const WAITING_BUTTON = 'astro-island[ssr] button:not([popovertarget])'

/**
 * Repeats the last press on a button that was not alive yet as soon as it is.
 * A press on anything else meanwhile is what is wanted instead. Links, fields
 * and menus are the browser's own and need none of it.
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
