import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { pages, shells } from './rewrites.ts'

/** Cloudflare Pages' limit for the value. */
const VALUE_MAX = 1900

/** In order of need; scripts that yield to all calls are not included. */
const SCRIPTS = [
  /<script async type="module" src="([^"]+)"/gu,
  /<link rel="modulepreload" href="([^"]+)"(?: media="not all")?>/gu
]

/** `Link` values by page path; with early hints, sent before the page. */
export function preloadHeaders(folder: string): Map<string, string> {
  const files = [
    ...pages,
    ...shells.map(({ path, page }) => ({ path, file: `${page}.html` }))
  ]
  const values = files
    .map(({ path, file }) => ({ path, file: join(folder, file) }))
    .filter(({ file }) => existsSync(file))
    .map(({ path, file }) => {
      return [path, preloadHeader(readFileSync(file, 'utf8'))] as const
    })
  return new Map(values.filter(([, value]) => value !== ''))
}

/** As many scripts of the page's head as fit into the header. */
export function preloadHeader(page: string): string {
  let value = ''
  for (const found of SCRIPTS) {
    for (const [, address = ''] of page.matchAll(found)) {
      const link = `<${address}>; rel=modulepreload`
      const longer = value === '' ? link : `${value}, ${link}`
      if (longer.length > VALUE_MAX) return value
      value = longer
    }
  }
  return value
}
