import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const LINK = /<link rel="stylesheet" href="([^"]+)">/gu

/**
 * Inlines style sheets, which saves a round trip: nothing is painted without
 * them. `data-file` helps where a CSP blocks the inline sheet
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
