import { createHash } from 'node:crypto'

export interface InlineHashes {
  scripts: string[]
  styles: string[]
}

const ELEMENT = /<(script|style)\b([^>]*)>(.*?)<\/\1\s*>/gis
const HAS_SOURCE = /\ssrc\s*=/i

export function inlineHashes(pages: readonly string[]): InlineHashes {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  for (const page of pages) {
    for (const [, name, attributes = '', code = ''] of page.matchAll(ELEMENT)) {
      if (name?.toLowerCase() === 'style') styles.add(hashSource(code))
      else if (!HAS_SOURCE.test(attributes)) scripts.add(hashSource(code))
    }
  }
  return { scripts: [...scripts].toSorted(), styles: [...styles].toSorted() }
}

function hashSource(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`
}
