import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { pages, shells } from './rewrites.ts'

/** What Cloudflare Pages reads of a line, without the name of the header. */
const VALUE_MAX = 1900

/** In the order of need; those that give way to all calls are not among them. */
const SCRIPTS = [
  /<script async type="module" src="([^"]+)"/gu,
  /<link rel="modulepreload" href="([^"]+)"(?: media="not all")?>/gu
]

/**
 * The value of the `Link` header of each page that names scripts, by its path:
 * what its head asks for first. A host that knows early hints sends it before
 * the page.
 */
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

/** The scripts that the head of a page names, as many as a line takes. */
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
