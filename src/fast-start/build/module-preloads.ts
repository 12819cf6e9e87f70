import { readFile, writeFile } from 'node:fs/promises'

import { pageFiles } from '../../programs/hosting/page-files.ts'
import { StartError } from '../../programs/hosting/start-error.ts'
import { type ChunkGraph, loadedWith } from './chunk-graph.ts'
import { withInlineSheets } from './inline-sheets.ts'

const HEAD_SCRIPT = /<script type="module" src="([^"]+)"><\/script>/gu
const AT_ONCE = '<script async type="module" src="$1"></script>'
const ISLAND_SCRIPTS = [
  /\srenderer-url="([^"]+)"/gu,
  /\scomponent-url="([^"]+)"/gu
]

/** Unused, and Astro hashes the path of the build folder into it. */
const ISLAND_ID = /(?<=<astro-island)\suid="[^"]*"/gu

/** The style sheet, with the inline scripts that Astro puts after it. */
const PLACE =
  /((?:<link rel="stylesheet" href="[^"]+">)+)((?:<script>.*?<\/script>)+)/su
/** What wakes islands, behind their style. */
const WAKING = /(?<=<\/style>)(?:<script>.*?<\/script>)+/su

/**
 * Preloads all scripts of every page, so that the browser requests them at once
 * rather than import by import: entries first, then React, then the islands. On
 * pages that prefetch data, links (by a media query that matches nothing) and
 * entries (in a template) are held back, as scripts would take the few
 * connections; `fast-start/entries/prefetch.ts` releases them. There the style
 * sheet is inlined after the scripts.
 * Throws a `StartError` if a page lacks the expected markup.
 */
export async function writeModulePreloads(
  folder: string,
  base: string,
  graph: Readonly<ChunkGraph>
): Promise<void> {
  await Promise.all(
    pageFiles(folder).map(async file => {
      const page = await readFile(file, 'utf8')
      const links = preloadsOf(page, base, graph).join('')
      if (links === '') return
      const held = asks(page) ? heldScripts(page) : ''
      const waking = WAKING.exec(page)?.[0]
      if (!PLACE.test(page) || waking === undefined) {
        throw new StartError(`No place for the preloads in ${file}.`)
      }
      const ordered = page
        .replaceAll(HEAD_SCRIPT, asks(page) ? '' : AT_ONCE)
        .replace(WAKING, '')
        .replaceAll(ISLAND_ID, '')
        // A script after a style sheet waits for it and blocks the page.
        .replace(
          PLACE,
          (_, style, scripts) => held + links + scripts + waking + style
        )
      await writeFile(
        file,
        asks(page) ? withInlineSheets(ordered, folder, base) : ordered
      )
    })
  )
}

/** Whether a page prefetches data; the 404 page does not. */
function asks(page: string): boolean {
  return page.includes(' data-prefetch="')
}

function heldScripts(page: string): string {
  const scripts = [...page.matchAll(HEAD_SCRIPT)].map(([script]) =>
    script.replace(HEAD_SCRIPT, AT_ONCE)
  )
  return `<template data-scripts>${scripts.join('')}</template>`
}

function preloadsOf(
  page: string,
  base: string,
  graph: Readonly<ChunkGraph>
): string[] {
  const chunksIn = (kind: RegExp): string[] =>
    [...page.matchAll(kind)]
      .map(([, address = '']) => address)
      .filter(address => address.startsWith(base))
      .map(address => address.slice(base.length))
  const head = chunksIn(HEAD_SCRIPT)
  const first = new Set(loadedWith(head, graph))
  const all = loadedWith([...head, ...ISLAND_SCRIPTS.flatMap(chunksIn)], graph)
  const linked = all.filter(chunk => !head.includes(chunk))
  return linked.map(chunk => {
    const givesWay = asks(page) && !first.has(chunk)
    const priority = givesWay ? ' fetchpriority="low"' : ''
    const held = asks(page) ? `${priority} media="not all"` : ''
    return `<link rel="modulepreload" href="${base}${chunk}"${held}>`
  })
}
