import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from 'vitest'

import { builtScripts } from '../support/built-scripts.ts'
import { distFolder } from '../support/dist.ts'

const scripts = builtScripts(distFolder)
const pages = [
  'admins.html',
  'users.html',
  'games.html',
  'system-wallets.html',
  'system-wallets/transactions.html',
  'users/_/transactions.html',
  'login.html'
]

const read = (file: string): string =>
  readFileSync(join(distFolder, file), 'utf8')

/** The classes of a sheet that no ordinary word looks like. */
function classesOf(sheet: string): Set<string> {
  const names = [...sheet.matchAll(/\.((?:\\.|[\w-])+)/gu)].map(([, name]) =>
    (name ?? '').replaceAll(/\\(.)/gu, '$1')
  )
  return new Set(names.filter(name => /[[:]|-\w*-|-\d/u.test(name)))
}

const opened = readdirSync(join(distFolder, '_astro'))
  .filter(file => file.endsWith('.css'))
  .map(file => read(join('_astro', file)))
  .filter(sheet => sheet.includes('@page statement'))

const inlineOf = (html: string): string =>
  /<style[^>]*>(.*?)<\/style>/su.exec(html)?.[1] ?? ''

// Tailwind's `peer-*` end so: each row that is pointed at would have all rows
// behind it styled again.
test('no sheet has a selector of all that stands behind something', () => {
  const sheets = [...opened, ...pages.map(page => inlineOf(read(page)))]
  for (const sheet of sheets) expect(sheet).not.toMatch(/~\s*\*/u)
})

describe('the sheet of what is opened', () => {
  test('is one', () => {
    expect(opened).toHaveLength(1)
  })

  test.each(pages)('has no class that %s uses and does not carry', page => {
    const html = read(page)
    const inline = inlineOf(html)
    const own = classesOf(inline)
    const later = [...classesOf(opened.join('\n'))].filter(
      name => !own.has(name)
    )
    expect(later.length).toBeGreaterThan(50)
    const texts = [
      html.replace(inline, ''),
      ...scripts.ofPage(page).map(file => readFileSync(file, 'utf8'))
    ]
    const words = new Set(texts.join(' ').split(/[\s"'`]+/u))
    expect(later.filter(name => words.has(name))).toEqual([])
  })
})
