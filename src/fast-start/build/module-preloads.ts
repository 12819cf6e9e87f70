import { readFile, writeFile } from 'node:fs/promises'

import { pageFiles } from '../../hosting/page-files.ts'
import { StartError } from '../../hosting/start-error.ts'
import { type ChunkGraph, loadedWith } from './chunk-graph.ts'
import { withInlineSheets } from './inline-sheets.ts'

/** The scripts that stand in the head of a page. */
const HEAD_SCRIPT = /<script type="module" src="([^"]+)"><\/script>/gu
const AT_ONCE = '<script async type="module" src="$1"></script>'
/** What renders the islands of a page, and the islands. */
const ISLAND_SCRIPTS = [
  /\srenderer-url="([^"]+)"/gu,
  /\scomponent-url="([^"]+)"/gu
]

/** Nothing reads it, and Astro hashes the folder of the build into it. */
const ISLAND_ID = /(?<=<astro-island)\suid="[^"]*"/gu

/** Where the style sheet is, and the inline scripts that Astro puts behind it. */
const PLACE =
  /((?:<link rel="stylesheet" href="[^"]+">)+)((?:<script>.*?<\/script>)+)/su
/** What wakes the islands stands before the first of them. */
const WAKING = /(?<=<\/style>)(?:<script>.*?<\/script>)+(?=<astro-island )/su

/**
 * Names in the head of every page the scripts that it loads by itself, so that
 * a browser asks for all of them at once instead of import by import: those of
 * the head, which run as soon as they are there, then what renders, then each
 * island. Where the head makes calls, all of them are held back, those links by
 * a media query that matches nothing and the scripts of the head in templates: a
 * browser opens few connections, and calls would wait for one. The head lets
 * them go (`fast-start/entries/prefetch.ts`), those without a low priority first.
 * There the style sheet is in the page, and no script stands behind it. Throws
 * a `StartError` for a page without its places.
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
        // Behind the style sheet a script waits for it, and the rest of the
        // page with it. The first one finds the links.
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

/** Whether the head of a page makes calls, as that of the 404 page does not. */
function asks(page: string): boolean {
  return page.includes(' data-prefetch="')
}

/** The scripts of a head, where nothing runs them. */
function heldScripts(page: string): string {
  const scripts = [...page.matchAll(HEAD_SCRIPT)].map(([script]) =>
    script.replace(HEAD_SCRIPT, AT_ONCE)
  )
  return `<template data-scripts>${scripts.join('')}</template>`
}

/** A link for each script that a page finds later, in the order of need. */
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
