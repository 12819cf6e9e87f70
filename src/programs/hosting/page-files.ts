import { readdirSync } from 'node:fs'
import { join } from 'node:path'

export function pageFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.html'))
    .toSorted()
    .map(name => join(folder, name))
}
