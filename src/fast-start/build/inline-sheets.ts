import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const LINK = /<link rel="stylesheet" href="([^"]+)">/gu

/**
 * A page with its style sheets in it, in the place of their links: nothing is
 * painted before they are there, and a request of their own would come back a
 * round trip later than the page, with the page's scripts beside it. Each tells
 * its file, for a server whose policy does not know it
 * (`stores/blocked-sheets.ts`).
 */
export function withInlineSheets(
  page: string,
  folder: string,
  base: string
): string {
  return page.replaceAll(LINK, (link, address: string) => {
    if (!address.startsWith(base)) return link
    const file = join(folder, address.slice(base.length))
    return `<style data-file="${address}">${readFileSync(file, 'utf8')}</style>`
  })
}
