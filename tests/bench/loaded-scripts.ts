import type { Page } from '@playwright/test'

/** A script that a page has asked for. */
export interface LoadedScript {
  /** Its pathname. */
  path: string
  /** Whether it was asked for once the rows were there. */
  late: boolean
}

/** Opens a page cold, and gives its scripts in the order of their requests. */
export async function loadedScripts(
  page: Page,
  path: string,
  isGuest: boolean
): Promise<LoadedScript[]> {
  const scripts = new Map<string, LoadedScript>()
  let late = false
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js') && !scripts.has(pathname)) {
      scripts.set(pathname, { path: pathname, late })
    }
  })
  await page.goto(path)
  const ready = isGuest ? 'form' : 'main tbody td a'
  await page.locator(ready).first().waitFor()
  late = true
  await page.waitForLoadState('networkidle')
  return [...scripts.values()]
}
