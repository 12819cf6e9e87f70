import { expect, test } from 'vitest'

import {
  cacheControlFor,
  headersFile
} from '../../../src/hosting/cache-rules.ts'

test.each(['/_astro/app.js', '/builds/meta/0123456789abcdef.json'])(
  '7.7 keeps %s for one year',
  pathname => {
    expect(cacheControlFor(pathname)).toBe(
      'public, max-age=31536000, immutable'
    )
  }
)

test.each(['/', '/admins.html', '/builds/latest.json', '/favicon.svg'])(
  'asks for %s each time',
  pathname => {
    expect(cacheControlFor(pathname)).toBe('no-cache')
  }
)

test('gives no pathname two Cache-Control values', () => {
  const sections = headersFile()
    .split(/\n(?=\/)/)
    .map(section => section.trim().split(/\n\s+/))
    .filter(lines => lines.some(line => line.startsWith('Cache-Control')))
    .map(([path = '']) => path)

  expect(new Set(sections).size).toBe(sections.length)
  expect(sections).toContain('/users/:id/transactions')
  const overlaps = sections.filter(path =>
    sections.some(
      other =>
        other !== path &&
        other.endsWith('*') &&
        path.startsWith(other.slice(0, -1))
    )
  )
  expect(overlaps).toEqual([])
})

test('forbids every host to guess the type of a file', () => {
  expect(headersFile()).toMatch(/^\/\*\n {2}X-Content-Type-Options: nosniff\n/)
})

test('stays within what Cloudflare Pages reads', () => {
  const lines = headersFile().split('\n')
  expect(lines.filter(line => line.startsWith('/')).length).toBeLessThan(100)
  expect(Math.max(...lines.map(line => line.length))).toBeLessThan(2000)
})
