import type { Page } from '@playwright/test'

import { expect } from './test.ts'

/** Watches a page for what hostile data would do in it. */
export interface HarmWatch {
  /** Nothing ran, nothing was added that runs, the page scrolls one way. */
  expectNone: (where: string) => Promise<void>
}

/** What runs in the page, and how far the page goes beyond its window. */
interface Seen {
  active: string[]
  handlers: string[]
  links: string[]
  beyond: number
}

/** Begins to watch: dialogs of the browser at once, the rest when asked. */
export function watchHarm(page: Page): HarmWatch {
  const dialogs: string[] = []
  page.on('dialog', dialog => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  return {
    async expectNone(where) {
      const seen = await page.evaluate(look)
      expect.soft(dialogs, `dialogs of ${where}`).toEqual([])
      expect.soft(seen, where).toEqual({
        active: [],
        handlers: [],
        links: [],
        beyond: 0
      })
    }
  }
}

/** Runs in the page. */
function look(): Seen {
  const all = [...document.querySelectorAll('*')]
  const embedded = 'iframe, object, embed, base, img[src=x], body > template'
  return {
    active: all
      .filter(element =>
        element.matches('script, style')
          ? /alert\(|\*\{display:none/u.test(element.textContent)
          : element.matches(embedded)
      )
      .map(element => element.outerHTML.slice(0, 200)),
    handlers: all
      .flatMap(element => [...element.attributes])
      .filter(({ name }) => name.startsWith('on'))
      .map(({ name, value }) => `${name}=${value}`),
    links: [...document.querySelectorAll('a')]
      .filter(link => link.href !== '' && link.origin !== location.origin)
      .map(link => link.href.slice(0, 200)),
    beyond: Math.max(
      0,
      document.documentElement.scrollWidth -
        document.documentElement.clientWidth
    )
  }
}
