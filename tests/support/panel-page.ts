import { JSDOM } from 'jsdom'
import { onTestFinished, vi } from 'vitest'

import { freshDocument } from './fresh-document.ts'

/** What the stores and the tests look up in a browser. */
const NAMES = [
  'window',
  'document',
  'location',
  'history',
  'localStorage',
  'sessionStorage',
  'Element',
  'HTMLAnchorElement',
  'MouseEvent'
] as const

/**
 * Makes this process the browser of a new page at this address, until the
 * test is over. Its calls go to this API base. The process keeps its own
 * classes otherwise, since the server of the test runs in it too.
 */
export function loadPage(base: string, address: string): void {
  freshDocument(base)
  const { window } = new JSDOM('', { url: `http://localhost:3000${address}` })
  for (const name of NAMES) vi.stubGlobal(name, window[name])
  onTestFinished(() => {
    vi.unstubAllGlobals()
    window.close()
  })
}

/** Goes back in the history, and waits until the page has heard of it. */
export async function goBack(): Promise<void> {
  const heard = new Promise(resolve => {
    window.addEventListener('popstate', resolve, { once: true })
  })
  history.back()
  await heard
}
