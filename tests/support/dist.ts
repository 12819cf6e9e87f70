import { readFileSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's root, and the built site: in it, or where a run says. */
export const projectFolder = fileURLToPath(new URL('../..', import.meta.url))
export const distFolder =
  process.env['PANEL_DIST'] ?? join(projectFolder, 'dist')

/** The files of the built site, as `/admins.html`. */
export function distFiles(): string[] {
  return readdirSync(distFolder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(distFolder, join(entry.parentPath, entry.name)))
    .map(path => `/${path.split(sep).join('/')}`)
}

/** The text of a file of the built site. */
export function distText(path: string): string {
  return readFileSync(join(distFolder, path), 'utf8')
}
