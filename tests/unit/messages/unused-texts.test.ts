import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { parseSync, transformWithOxc } from 'vite'
import { expect, test } from 'vitest'

import { textPlaces } from '../../../src/fast-start/build/text-places.ts'
import type { TextPath } from '../../../src/fast-start/build/text-places.ts'
import { messages } from '../../../src/messages.ts'

const source = fileURLToPath(new URL('../../../src', import.meta.url))

/** Read by `programs/hosting`, from the texts of the language that is built. */
const READ_BY_HOSTING = ['oldBrowser']

test('every text is read somewhere', async () => {
  const files = readdirSync(source, { recursive: true }).map(String)
  const read = await Promise.all(
    files.filter(file => /\.(?:tsx?|astro)$/u.test(file)).map(readIn)
  )
  const known = new Set([...READ_BY_HOSTING, ...read.flat()])
  const unread = leaves(messages)
    .filter(path => !startsOf(path).some(start => known.has(start)))
    .map(path => path.join('.'))
  expect(unread).toEqual([])
})

/** What a file reads, as the compiler finds it: a text, or all of a group. */
async function readIn(file: string): Promise<string[]> {
  const code = readFileSync(join(source, file), 'utf8')
  if (!code.includes('messages')) return []
  if (file.endsWith('.astro')) {
    return [...code.matchAll(/\bmessages\.([\w.]+)/gu)].map(
      found => found[1] ?? ''
    )
  }
  const script = await transformWithOxc(code, file)
  const places = textPlaces(parseSync('file.js', script.code).program, isThere)
  const groups = places?.constants.filter(({ isNeeded }) => isNeeded) ?? []
  return [...(places?.named ?? []), ...groups].map(({ path }) => path.join('.'))
}

function isThere(path: TextPath): boolean {
  const at = path.reduce<unknown>(
    (group, key) => (isGroup(group) ? group[key] : undefined),
    messages
  )
  return at !== undefined
}

function leaves(part: unknown, path: TextPath = []): TextPath[] {
  return isGroup(part)
    ? Object.entries(part).flatMap(([key, inner]) =>
        leaves(inner, [...path, key])
      )
    : [path]
}

function startsOf(path: TextPath): string[] {
  return path.map((_, index) => path.slice(0, index + 1).join('.'))
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
