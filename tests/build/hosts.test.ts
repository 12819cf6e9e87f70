import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { startServer } from '../../src/programs/serve.ts'
import type { PanelServer } from '../../src/programs/serve.ts'
import { routes } from '../../src/routes/table.ts'
import { distFiles } from '../support/dist.ts'
import { expectedHeaders, tableHeadersOf } from '../support/header-table.ts'
import { rawRequest, siteHeaders } from '../support/raw-request.ts'
import type { RawAnswer } from '../support/raw-request.ts'
import {
  isInstalled,
  realServers,
  startRealServer
} from '../support/real-servers.ts'
import type { Started } from '../support/start-process.ts'

const MISSING_ASSET = '/_astro/gone.js'

const files = distFiles()
const script = fileLike(/^\/_astro\/react\.[\w-]+\.js$/)
const record = fileLike(/^\/builds\/meta\//)

const pages = ['/', ...routes.map(({ path }) => path.replace(':id', '42'))]

const addresses = [
  ...pages,
  ...routes.map(({ path }) => `${path.replace(':id', '42')}/`),
  '/users/a%2Fb/transactions',
  '/users/a%2Fb%20c/transactions?page=2&q=/x',
  '/users/../transactions',
  '/users/%2e%2e/transactions',
  '/users//transactions',
  '/users/%0A/transactions',
  '/users/a%0D%0Ab/transactions',
  '/users/%00/transactions',
  '/users/a%00b/transactions',
  '/admins%0A',
  '/%0A',
  '/%00',
  '/admins%00',
  `/${'a'.repeat(300)}`,
  '/favicon.svg/x',
  '/apix',
  '/users/42',
  '/users/42?/transactions',
  '/users/42?x=/transactions',
  '/nope?x=1',
  '/Admins',
  '/admins.html',
  '/404.html',
  '/users/_/transactions.html',
  '/admins.html.br',
  '/_headers',
  '/_redirects',
  '/favicon.svg',
  '/robots.txt',
  '/builds/latest.json?1',
  record,
  script,
  files.find(file => file.endsWith('.css')) ?? ''
]

let folder: string
let own: PanelServer

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'panel-hosts-'))
  own = await startServer({
    port: 0,
    database: ':memory:',
    seedTransactions: 50
  })
})

afterAll(async () => {
  await own.close()
  rmSync(folder, { recursive: true })
})

describe('npm start', () => {
  test.each(addresses)('CSP-8 answers %s with every header', async path => {
    const { headers } = await rawRequest(own.url, path)
    expect(tableHeadersOf(headers)).toEqual(expectedHeaders)
  })

  test.each([
    [script, 'public, max-age=31536000, immutable'],
    [record, 'public, max-age=31536000, immutable'],
    ['/', 'no-cache'],
    ['/admins', 'no-cache'],
    ['/users/42/transactions', 'no-cache'],
    ['/favicon.svg', 'no-cache'],
    ['/builds/latest.json', 'no-cache'],
    ['/nope', 'no-cache'],
    [MISSING_ASSET, 'no-cache']
  ])('OPS-1 has %s kept by the rule %s', async (path, rule) => {
    const { headers } = await rawRequest(own.url, path)
    expect(headers['cache-control']).toBe(rule)
  })
})

describe.each(realServers)('$name', server => {
  describe.runIf(isInstalled(server))('as configured', () => {
    let started: Started

    beforeAll(async () => {
      const place = join(folder, server.name)
      started = await startRealServer(server, place, own.url)
    })

    afterAll(() => started.stop())

    test.each(addresses)(
      'OPS-10 CSP-8 answers %s as npm start does',
      async path => {
        const expected = await rawRequest(own.url, path)
        const answer = await rawRequest(started.origin, path)
        expect(answer.status).toBe(expected.status)
        expect(siteHeaders(answer)).toEqual(siteHeaders(expected))
        expect(answer.body.equals(expected.body)).toBe(true)
      }
    )

    test('OPS-2 a missing asset is a 404 that nobody keeps', async () => {
      const expected = await rawRequest(own.url, MISSING_ASSET)
      const answer = await rawRequest(started.origin, MISSING_ASSET)
      expect(answer.status).toBe(404)
      expect(answer.headers['cache-control']).toBe('no-cache')
      expectAlike(answer, expected)
    })

    test.each(['/users/%/transactions', '/%', '/%zz', '/_astro/%zz'])(
      'OPS-2 CSP-8 the malformed %s is a client error, with all headers',
      async path => {
        const answer = await rawRequest(started.origin, path)
        if (server.name === 'caddy') {
          // Go's own server refuses it, before Caddy can add a header.
          expect(answer.status).toBe(400)
          expect(answer.headers['content-type']).toMatch(/^text\/plain/)
          expect(answer.body.toString()).toBe('400 Bad Request')
          return
        }
        expect([400, 404]).toContain(answer.status)
        expect(tableHeadersOf(answer.headers)).toEqual(expectedHeaders)
      }
    )

    test.each(['/admins', '/users/42/transactions', script, '/nope'])(
      'OPS-10 sends the compressed file of %s where it is taken',
      async path => {
        const half = server.hasBrotli ? ['br;q=0.5'] : []
        for (const accepted of [
          'gzip',
          'gzip, deflate, br',
          'br;q=0, gzip',
          ...half
        ]) {
          const ask = { 'accept-encoding': accepted }
          const expected = await rawRequest(own.url, path, {
            'accept-encoding': server.hasBrotli ? accepted : 'gzip'
          })
          const answer = await rawRequest(started.origin, path, ask)
          expect(siteHeaders(answer)).toEqual(siteHeaders(expected))
          expect(answer.body.equals(expected.body)).toBe(true)
        }
      }
    )

    test('OPS-10 answers a known version with 304 and all headers', async () => {
      const first = await rawRequest(started.origin, script)
      const answer = await rawRequest(started.origin, script, {
        'if-none-match': first.headers['etag'] ?? 'none'
      })
      expect(answer.status).toBe(304)
      expect(answer.headers['cache-control']).toBe(
        first.headers['cache-control']
      )
      expect(answer.headers['content-security-policy']).toBe(
        first.headers['content-security-policy']
      )
    })

    test.each([...pages, '/favicon.svg', '/builds/latest.json', script])(
      'OPS-10 CSP-8 refuses to change %s, with all headers',
      async path => {
        for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
          const expected = await rawRequest(own.url, path, {}, method)
          const answer = await rawRequest(started.origin, path, {}, method)
          expect(answer.status).toBe(405)
          expectAlike(answer, expected)
        }
      }
    )

    test.each([...pages, script, MISSING_ASSET, '/nope'])(
      'CSP-8 says nothing of a TRACE of %s, with all headers',
      async path => {
        const secret = { cookie: 'panel_refresh=secret' }
        const expected = await rawRequest(own.url, path, secret, 'TRACE')
        const answer = await rawRequest(started.origin, path, secret, 'TRACE')
        expect(answer.status).toBe(405)
        expectAlike(answer, expected)
      }
    )

    test('CSP-8 says nothing of a TRACE of the API', async () => {
      const secret = { cookie: 'panel_refresh=secret', 'max-forwards': '0' }
      const path = '/api/users'
      const answer = await rawRequest(started.origin, path, secret, 'TRACE')
      expect(answer.status).toBe(405)
      expect(methodsOf(answer)).toContain('GET')
      expect(answer.headers['x-content-type-options']).toBe('nosniff')
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(answer.body.toString()).not.toContain('secret')
    })

    test('OPS-2 answers with the whole 404 page, whatever its caller knows', async () => {
      const { headers, body } = await rawRequest(started.origin, '/nope')
      for (const known of [
        { 'if-none-match': headers['etag'] ?? '*' },
        { 'if-none-match': '*' },
        { 'if-modified-since': new Date().toUTCString() },
        { 'if-match': '"other"' },
        { 'if-unmodified-since': new Date(0).toUTCString() },
        { range: 'bytes=0-3' }
      ]) {
        const answer = await rawRequest(started.origin, '/nope', known)
        expect(answer.status).toBe(404)
        expect(answer.body.equals(body)).toBe(true)
      }
    })

    test.each(['/api/users/a%2Fb?x=1', '/api', '/api?x=1'])(
      'OPS-10 leaves %s of the API to its own headers',
      async path => {
        const expected = await rawRequest(own.url, path)
        const answer = await rawRequest(started.origin, path)
        expect(answer.status).toBe(expected.status)
        for (const name of [
          'cache-control',
          'content-type',
          'x-frame-options',
          'content-security-policy'
        ]) {
          expect(answer.headers[name]).toBe(expected.headers[name])
        }
      }
    )
  })
})

/** The same headers, and the same but for the end of a line. */
function expectAlike(answer: RawAnswer, expected: RawAnswer): void {
  const { allow: _, ...headers } = siteHeaders(answer)
  const { allow: __, ...expectedOnes } = siteHeaders(expected)
  expect(headers).toEqual(expectedOnes)
  expect(methodsOf(answer)).toEqual(methodsOf(expected))
  expect(answer.body.toString().trim()).toBe(expected.body.toString().trim())
}

/** An empty method of the list means nothing (RFC 9110, 5.6.1). */
function methodsOf({ headers: { allow = '' } }: RawAnswer): string[] {
  return allow.split(/\s*,\s*/).filter(method => method !== '')
}

function fileLike(name: RegExp): string {
  const file = files.find(each => name.test(each))
  if (!file) throw new Error(`The build has no ${name.source}`)
  return file
}
