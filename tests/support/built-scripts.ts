import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const NAMED = /\/(_astro\/[\w.-]+\.js)"/gu
/** What the head of a page asks for only when it has something to render. */
const GIVES_WAY = /\/(_astro\/[\w.-]+\.js)" fetchpriority="low"/gu
const IMPORTED = /(?:from|import)"\.\/([\w.-]+\.js)"/gu

/** The scripts of a built site, by where they are named. */
export interface BuiltScripts {
  /** The files of the scripts that a page names, `users.html`. */
  ofPage(page: string): string[]
  /** Those that run before anything is rendered, without React. */
  ofHead(page: string): string[]
  /** The same without those that another page names too. */
  moreThan(page: string, other: string): string[]
  /** A part by the name of its module, with what it needs beyond a page. */
  ofPart(part: string, page: string): string[]
}

/** Reads the site in a folder; throws where it has no such page or part. */
export function builtScripts(folder: string): BuiltScripts {
  const read = (file: string): string =>
    readFileSync(join(folder, file), 'utf8')
  const found = (text: string, pattern: RegExp): string[] =>
    [...text.matchAll(pattern)].map(([, name = '']) => name)
  const ofPage = (page: string): string[] => [
    ...new Set(found(read(page), NAMED))
  ]
  const without = (files: Iterable<string>, page: string): string[] => {
    const there = new Set(ofPage(page))
    return [...files].filter(file => !there.has(file))
  }
  const needed = (file: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(file)) return seen
    seen.add(file)
    for (const name of found(read(file), IMPORTED)) {
      needed(`_astro/${name}`, seen)
    }
    return seen
  }
  const inFolder = (files: string[]): string[] =>
    files.map(file => join(folder, file))
  return {
    ofPage: page => inFolder(ofPage(page)),
    ofHead(page) {
      const later = new Set(found(read(page), GIVES_WAY))
      return inFolder(ofPage(page).filter(file => !later.has(file)))
    },
    moreThan: (page, other) => inFolder(without(ofPage(page), other)),
    ofPart(part, page) {
      const name = readdirSync(join(folder, '_astro')).find(
        file => file.startsWith(`${part}.`) && file.endsWith('.js')
      )
      if (name === undefined) throw new Error(`There is no part ${part}.`)
      return inFolder(without(needed(`_astro/${name}`), page))
    }
  }
}
