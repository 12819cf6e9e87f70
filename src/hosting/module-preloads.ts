import { readFile, writeFile } from 'node:fs/promises'

import { type ChunkGraph, loadedWith } from './chunk-graph.ts'
import { pageFiles } from './page-files.ts'
import { StartError } from './start-error.ts'

/** What a page names that runs by itself: its own scripts, then its islands. */
const OWN_SCRIPT = /<script\b[^>]*\stype="module"[^>]*\ssrc="([^"]+)"/gu
const RENDERER = /\srenderer-url="([^"]+)"/gu
const ISLAND = /\scomponent-url="([^"]+)"/gu

/** Behind all that the first paint waits for. */
const PLACE = '</head>'

/**
 * Names in the head of every page the scripts that it loads by itself, so that
 * a browser asks for all of them at once instead of import by import: those of
 * the head first, then what renders, then each island. Throws a `StartError`
 * for a page without its place.
 */
export async function writeModulePreloads(
  folder: string,
  base: string,
  graph: Readonly<ChunkGraph>
): Promise<void> {
  await Promise.all(
    pageFiles(folder).map(async file => {
      const page = await readFile(file, 'utf8')
      if (!page.includes(PLACE)) {
        throw new StartError(`No place for the preloads in ${file}.`)
      }
      const links = scriptsOf(page, base, graph).map(
        address => `<link rel="modulepreload" href="${address}">`
      )
      await writeFile(
        file,
        page.replace(PLACE, () => links.join('') + PLACE)
      )
    })
  )
}

/** The scripts that a page loads by itself, those first that it needs first. */
function scriptsOf(
  page: string,
  base: string,
  graph: Readonly<ChunkGraph>
): string[] {
  const named = [OWN_SCRIPT, RENDERER, ISLAND]
    .flatMap(kind => [...page.matchAll(kind)])
    .map(([, address = '']) => address)
  const chunks = named
    .filter(address => address.startsWith(base))
    .map(address => address.slice(base.length))
  return loadedWith(chunks, graph).map(chunk => base + chunk)
}
