import { expect, test } from 'vitest'

import { distFiles, distText } from '../support/dist.ts'

const files = distFiles()
const chunks = files.filter(file => /^\/_astro\/.*\.js$/.test(file))
const pages = files.filter(file => file.endsWith('.html'))

test.each([
  ['session', 'session-client'],
  ['refresh', 'panel.refreshStartedAt']
])(
  'the %s is in one chunk, and that is no island’s own (REF-17)',
  (_, word) => {
    const holders = chunks.filter(file => distText(file).includes(word))
    expect(holders).toHaveLength(1)
    // What a page names as an island's entry may be loaded twice.
    const entries = pages.flatMap(page =>
      [...distText(page).matchAll(/(?:component|renderer)-url="([^"]+)"/g)].map(
        ([, address]) => address
      )
    )
    expect(entries.length).toBeGreaterThan(0)
    expect(entries).not.toContain(holders[0])
  }
)

test('no page is loaded ahead by the browser (REF-16)', () => {
  const eager = /speculationrules|rel="?(?:prerender|prefetch)/
  const readers = [...pages, ...chunks].filter(file =>
    eager.test(distText(file))
  )
  expect(readers).toEqual([])
})
