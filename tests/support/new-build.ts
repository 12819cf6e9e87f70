import type { Page, Request, Route } from '@playwright/test'

import { distFiles, distText } from './dist.ts'

interface BuildFile {
  status?: number
  contentType?: string
  body: string
}

const NEWER: BuildFile = {
  contentType: 'application/json',
  body: JSON.stringify({ id: 'a-newer-build', timestamp: 0 })
}

/** The id of the build under test. */
export function ownBuildId(): string {
  const latest: unknown = JSON.parse(distText('builds/latest.json'))
  return String(Reflect.get(Object(latest), 'id'))
}

/** Answers the question for the latest build: by default, there is a newer. */
export async function publishBuild(page: Page, file = NEWER): Promise<void> {
  await page.route('**/builds/latest.json?*', route => route.fulfill(file))
}

/** How a host or a network gives no chunk. */
export const LOSSES = {
  '404': route => route.fulfill({ status: 404, body: 'Not found' }),
  'a page in its place': route =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  'a broken connection': route => route.abort('connectionreset'),
  '503': route => route.fulfill({ status: 503, body: 'Busy' })
} as const satisfies Record<string, (route: Route) => Promise<void>>

/**
 * Takes a chunk away, by the name of its module: for good, or from the open
 * page alone, as a deploy does. Returns the way to bring it back.
 */
export async function loseChunk(
  page: Page,
  name: string,
  until: 'the next load' | 'for good',
  loss: keyof typeof LOSSES = '404'
): Promise<() => void> {
  const address = new RegExp(
    String.raw`_astro/${name}\.[\w-]+\.(?:js|css)`,
    'u'
  )
  if (!distFiles().some(file => address.test(file)))
    throw new Error(`The build has no chunk ${name}.`)
  let gone = true
  page.on('request', request => {
    if (request.isNavigationRequest()) gone = until === 'for good'
  })
  await page.route(address, route =>
    gone ? LOSSES[loss](route) : route.fallback()
  )
  return () => {
    gone = false
  }
}

/** The requests of a page from now on, for the paths that match. */
export interface Asked {
  readonly requests: Request[]
  /** How many there were, once the page has read the answers to them. */
  count(): Promise<number>
}

/** Records the page's requests whose address matches. */
export function recordRequests(page: Page, address: RegExp): Asked {
  const requests: Request[] = []
  page.on('request', request => {
    if (address.test(request.url())) requests.push(request)
  })
  return {
    requests,
    count: async () => {
      // Requests are told in their order: what came before this one is known.
      await page.evaluate(() => fetch('/robots.txt'))
      await Promise.all(requests.map(request => request.response()))
      await page.evaluate(() => fetch('/robots.txt'))
      return requests.length
    }
  }
}

/** Records how often the page's document is loaded. */
export function recordLoads(page: Page): Request[] {
  const loads: Request[] = []
  page.on('request', request => {
    if (request.isNavigationRequest()) loads.push(request)
  })
  return loads
}
