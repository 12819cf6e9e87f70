import type { Page } from '@playwright/test'

/** What can be seen of a tab at one moment. */
export interface Sight {
  path: string
  /** The browser's own page: before the panel, or without a connection. */
  foreign: boolean
  heading: boolean
  loader: boolean
  /** Something is on its way, or it is not known yet who looks. */
  busy: boolean
  /** What that is, and the islands that React has not taken over. */
  waiting: readonly string[]
  /** What the error page says, empty for none. */
  error: string
  /** Whom the panel calls signed in, empty for nobody. */
  email: string
}

/** Looks at a tab; `undefined` while it cannot be looked at. */
export async function look(page: Page): Promise<Sight | undefined> {
  const looked = page.evaluate(() => {
    const find = (selector: string): Element | undefined =>
      [...document.querySelectorAll(selector)].find(one =>
        one.checkVisibility()
      )
    const busy =
      '[aria-busy=true], [data-session=unchecked], [data-slot=account] [data-slot=skeleton]'
    return {
      path: location.pathname,
      foreign: !location.protocol.startsWith('http'),
      heading: find('h1, dialog h2, [role=dialog] h2') !== undefined,
      loader: find('[data-slot=loader]') !== undefined,
      busy: find(busy) !== undefined,
      waiting: [...document.querySelectorAll(`${busy}, astro-island[ssr]`)].map(
        one => (one.cloneNode() as Element).outerHTML
      ),
      error: find('[data-slot=error-page]')?.textContent ?? '',
      email: find('[data-slot=account] small')?.textContent ?? ''
    }
  })
  const late = new Promise<undefined>(resolve => {
    setTimeout(resolve, 3000)
  })
  // A document that is being left has nothing to look at.
  return Promise.race([looked.catch(() => undefined), late])
}
