import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { openStaticFiles } from '../../../../src/programs/hosting/static-files.ts'

const FILES = {
  'index.html': 'root',
  'admins.html': 'admins',
  'users/_/transactions.html': 'shell',
  'system-wallets.html': 'wallets',
  'system-wallets/transactions.html': 'wallet transactions',
  '404.html': 'not found page',
  'favicon.svg': '<svg/>',
  '_astro/app.js': 'export {}',
  '_astro/app.css': 'a{}',
  'builds/latest.json': '{}',
  'builds/meta/0.json': '{}',
  'large.css': 'a { color: red }',
  'large.css.br': 'packed',
  'large.css.gz': 'zipped',
  _redirects: 'secret of the host',
  _headers: 'secret of the host'
}

let parent: string
let answer: (request: Request) => Response

beforeAll(() => {
  parent = mkdtempSync(join(tmpdir(), 'panel-static-'))
  writeFileSync(join(parent, 'outside.txt'), 'outside')
  for (const [path, content] of Object.entries(FILES)) {
    const file = join(parent, 'dist', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
  answer = openStaticFiles(join(parent, 'dist/'))
})

afterAll(() => rmSync(parent, { recursive: true }))

function get(path: string, init: RequestInit = {}): Response {
  return answer(new Request(`http://panel.test${path}`, init))
}

describe('pages', () => {
  test.each([
    ['/', 'root'],
    ['/admins', 'admins'],
    ['/system-wallets/transactions', 'wallet transactions']
  ])('2.3 serves %s with its own page', async (path, content) => {
    const response = get(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain('text/html')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(await response.text()).toBe(content)
  })

  test.each([
    ['/admins/', 'admins'],
    ['/system-wallets/', 'wallets'],
    ['/system-wallets/transactions/', 'wallet transactions']
  ])('2.3 tolerates the trailing slash of %s', async (path, content) => {
    expect(await get(path).text()).toBe(content)
  })

  test.each([
    '/users/42/transactions',
    '/users/42/transactions/?page=2',
    '/users/a%2Fb%20c/transactions'
  ])('2.4 serves %s with the page of all users', async path => {
    const response = get(path)
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('shell')
  })

  test.each([
    '/nope?x=1',
    '/Admins',
    '/users//transactions',
    '/users/%/transactions',
    '/users/42',
    '/system-wallets%2Ftransactions',
    '/favicon.svg/',
    '/404',
    '/404.html',
    '/index.html',
    '/admins.html',
    '/users/_/transactions.html',
    '/%',
    '/%ff',
    '/_redirects',
    '/_headers',
    '/../outside.txt',
    '/%2e%2e/outside.txt',
    '/..%2Foutside.txt',
    '/..%5Coutside.txt',
    '/admins%00.html',
    '/users/%00/transactions',
    '/users/a%00b/transactions',
    '/constructor'
  ])('2.6 answers %s with the 404 page and status 404', async path => {
    const response = get(path)
    expect(response.status).toBe(404)
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(await response.text()).toBe('not found page')
  })

  test('answers any path of dots, slashes and escapes with 200 or 404', () => {
    const piece = fc.constantFrom('/', '..', '.', '%', '%2e', '%2F', '%00', 'a')
    fc.assert(
      fc.property(fc.array(piece), pieces => {
        expect([200, 404]).toContain(get(`/${pieces.join('')}`).status)
      })
    )
  })
})

describe('assets', () => {
  test.each(['/_astro/gone.js', '/_astro/app.js/', '/builds/gone.json'])(
    '8.4 answers the missing %s with a plain 404',
    async path => {
      const response = get(path)
      expect(response.status).toBe(404)
      expect(response.headers.get('content-type')).toContain('text/plain')
      expect(response.headers.get('cache-control')).toBe('no-cache')
      expect(await response.text()).toBe('Not found\n')
    }
  )

  test.each([
    [
      '/_astro/app.js',
      'text/javascript',
      'public, max-age=31536000, immutable'
    ],
    ['/_astro/app.css', 'text/css', 'public, max-age=31536000, immutable'],
    ['/builds/latest.json?1', 'application/json', 'no-cache'],
    ['/favicon.svg', 'image/svg+xml', 'no-cache']
  ])('serves %s as %s, kept as %s', (path, type, cache) => {
    const { headers, status } = get(path)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toContain(type)
    expect(headers.get('cache-control')).toBe(cache)
  })

  test('answers a known version with 304 and no body', async () => {
    const etag = get('/admins').headers.get('etag') ?? ''
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const response = get('/admins', { headers: { 'if-none-match': known } })
      expect(response.status).toBe(304)
      expect(response.headers.get('cache-control')).toBe('no-cache')
      expect(await response.text()).toBe('')
    }
    const missing = get('/nothing-here')
    const known = missing.headers.get('etag') ?? 'none'
    expect(
      get('/nothing-here', { headers: { 'if-none-match': known } }).status
    ).toBe(404)
    const headers = { 'if-none-match': '"other"' }
    expect(get('/admins', { headers }).status).toBe(200)
  })
})

describe('compressed files', () => {
  test.each([
    ['br, gzip', 'br', 'packed'],
    ['gzip', 'gzip', 'zipped'],
    ['gzip;q=1, br;q=0', 'gzip', 'zipped'],
    ['gzip;q=0.0, br;q=0.5', 'br', 'packed'],
    ['*', 'br', 'packed'],
    ['identity', null, 'a { color: red }'],
    ['', null, 'a { color: red }']
  ])('OPS-10 answers what takes %j with %j', async (accepted, name, body) => {
    const response = get('/large.css', {
      headers: { 'accept-encoding': accepted }
    })
    expect(response.headers.get('content-encoding')).toBe(name)
    expect(response.headers.get('content-type')).toContain('text/css')
    expect(response.headers.get('vary')).toBe('Accept-Encoding')
    expect(await response.text()).toBe(body)
  })

  test('OPS-10 are versions of their own', () => {
    const tags = ['br', 'gzip', 'identity'].map(accepted => {
      const headers = { 'accept-encoding': accepted }
      return get('/large.css', { headers }).headers.get('etag')
    })
    expect(new Set(tags).size).toBe(3)
    const headers = { 'if-none-match': tags[0] ?? '', 'accept-encoding': 'br' }
    expect(get('/large.css', { headers }).status).toBe(304)
    const other = { ...headers, 'accept-encoding': 'gzip' }
    expect(get('/large.css', { headers: other }).status).toBe(200)
  })

  test.each(['/large.css.br', '/large.css.gz'])(
    'OPS-10 have no address: %s',
    path => {
      expect(get(path).status).toBe(404)
    }
  )
})

test.each(['/admins', '/nope', '/_astro/gone.js', '/_astro/app.js'])(
  'CSP-8 sends the headers of the table with %s',
  path => {
    const site = openStaticFiles(join(parent, 'dist/'), [['X-Table', 'yes']])
    for (const method of ['GET', 'HEAD', 'PUT']) {
      const request = new Request(`http://panel.test${path}`, { method })
      expect(site(request).headers.get('x-table')).toBe('yes')
    }
  }
)

describe('methods', () => {
  test('answers HEAD as GET without a body', async () => {
    const response = get('/admins', { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(response.headers.get('etag')).toBe(
      get('/admins').headers.get('etag')
    )
    expect(await response.text()).toBe('')
    expect(get('/nope', { method: 'HEAD' }).status).toBe(404)
  })

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('refuses %s', method => {
    const response = get('/admins', { method })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD')
  })
})
