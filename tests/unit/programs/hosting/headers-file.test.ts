import { expect, test } from 'vitest'

import { contentPolicy } from '../../../../src/programs/hosting/content-policy.ts'
import { headersFile } from '../../../../src/programs/hosting/headers-file.ts'
import { securityHeaders } from '../../../../src/programs/hosting/security-headers.ts'
import { headerTable, policyText } from '../../../support/header-table.ts'

const headers = securityHeaders(
  contentPolicy({ apiBaseUrl: '/api/', scripts: [], styles: [] }),
  { secure: true }
)
const file = headersFile(headers)
const sections = file
  .trim()
  .split(/\n(?=\/)/)
  .map(section => section.split(/\n\s+/))

test('CSP-8 gives every pathname all headers', () => {
  const [path, open, ...lines] = sections[0] ?? []
  expect(path).toBe('/*')
  expect(open).toBe('! Access-Control-Allow-Origin')
  expect(lines).toEqual([
    `Content-Security-Policy: ${policyText()}; upgrade-insecure-requests`,
    ...headerTable.map(([name, value]) => `${name}: ${value}`)
  ])
})

test('OPS-1 keeps what has a hash in its name, and asks for the rest', () => {
  expect(sections.slice(1).map(lines => lines.join(' '))).toEqual([
    '/_astro/* Cache-Control: public, max-age=31536000, immutable',
    '/builds/meta/* Cache-Control: public, max-age=31536000, immutable',
    '/ Cache-Control: no-cache',
    '/login Cache-Control: no-cache',
    '/admins Cache-Control: no-cache',
    '/users Cache-Control: no-cache',
    '/games Cache-Control: no-cache',
    '/system-wallets Cache-Control: no-cache',
    '/users/:id/transactions Cache-Control: no-cache',
    '/system-wallets/transactions Cache-Control: no-cache',
    '/builds/latest.json Cache-Control: no-cache'
  ])
})

test('OPS-1 gives no pathname two Cache-Control values', () => {
  const paths = sections
    .filter(lines => lines.some(line => line.startsWith('Cache-Control')))
    .map(([path = '']) => path)
  expect(new Set(paths).size).toBe(paths.length)
  expect(paths).toContain('/users/:id/transactions')
  const overlaps = paths.filter(path =>
    paths.some(
      other =>
        other !== path &&
        other.endsWith('*') &&
        path.startsWith(other.slice(0, -1))
    )
  )
  expect(overlaps).toEqual([])
})

test('OPS-10 stays within what Cloudflare Pages reads', () => {
  expect(sections.length).toBeLessThanOrEqual(100)
  const lengths = file.split('\n').map(line => line.length)
  expect(Math.max(...lengths)).toBeLessThanOrEqual(2000)
})

test('OPS-10 is not written beyond what Cloudflare Pages reads', () => {
  expect(() => headersFile([['X-Long', 'x'.repeat(2000)]])).toThrow(
    /^A line of _headers is longer than 2000 characters: {3}X-Long: x+\.\.\.$/
  )
})
