import type { Page } from '@playwright/test'

/** Every access token of the API is one of these. */
const TOKEN = /eyJ[\w-]+\.eyJ[\w-]+/u

/** What of a text must not be there: a token or a password, by its kind. */
export function findSecret(
  text: string,
  accounts: readonly { password: string }[]
): 'a token' | 'a password' | undefined {
  if (TOKEN.test(text)) return 'a token'
  return accounts.some(({ password }) => text.includes(password))
    ? 'a password'
    : undefined
}

/** All that a page keeps and shows where a secret could lie, as one text. */
export async function keptBy(page: Page): Promise<string> {
  const { origins } = await page.context().storageState({ indexedDB: true })
  const shown = await page.evaluate(() =>
    JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.cookie,
      document.documentElement.outerHTML,
      location.href,
      history.state,
      window.name
    ])
  )
  return `${JSON.stringify(origins)} ${shown}`
}
