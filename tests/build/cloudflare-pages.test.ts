import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { routes } from '../../src/routes/table.ts'
import { distFiles, distFolder, distText } from '../support/dist.ts'
import { rawRequest } from '../support/raw-request.ts'
import { isInstalled } from '../support/real-servers.ts'
import { freePort, startProcess } from '../support/start-process.ts'
import type { Started } from '../support/start-process.ts'

/** Too heavy for a dependency: taken where it is installed. */
const hasWrangler = isInstalled({ command: 'wrangler' })

const paths = [
  '/',
  ...routes.map(({ path }) => path.replace(':id', '42')),
  '/users/a%2Fb/transactions?page=2'
]

/** The lines of the table that stand for every pathname. */
const table =
  distText('/_headers')
    .split(/\n(?=\/)/)[0]
    ?.split('\n  ')
    .filter(line => line.includes(': '))
    .map(line => line.split(/: (.*)/s).map(part => part.trim())) ?? []

describe.runIf(hasWrangler)('wrangler pages dev', () => {
  let folder: string
  let pages: Started

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'panel-pages-'))
    const port = await freePort()
    pages = await startProcess(
      'wrangler',
      [
        'pages',
        'dev',
        distFolder,
        '--ip',
        '127.0.0.1',
        '--port',
        String(port),
        '--compatibility-date=2026-01-01'
      ],
      { port, folder }
    )
  })

  afterAll(async () => {
    await pages.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  function expectHeaders(headers: Record<string, string>): void {
    const sent = table.map(([name = '']) => [name, headers[name.toLowerCase()]])
    expect(table.length).toBeGreaterThan(8)
    expect(sent).toEqual(table.map(([name, value]) => [name, value]))
    expect(headers['access-control-allow-origin']).toBeUndefined()
  }

  test.each(paths)('OPS-10 CSP-8 answers %s with its page', async path => {
    const { status, headers, body } = await rawRequest(pages.origin, path)
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('no-cache')
    expectHeaders(headers)
    const route = path === '/' ? '/index' : path.replace(/\?.*/s, '')
    const file = route.replace(/^\/users\/[^/]+\//, '/users/_/')
    expect(body.toString()).toBe(distText(`${file}.html`))
  })

  test.each(['/nope', '/_astro/gone.js', '/users/42'])(
    'OPS-2 OPS-10 answers %s with a 404 that nobody keeps',
    async path => {
      const { status, headers, body } = await rawRequest(pages.origin, path)
      expect(status).toBe(404)
      expect(headers['cache-control']).toMatch(/^no-(?:cache|store)$/)
      expectHeaders(headers)
      expect(body.toString()).toBe(distText('/404.html'))
    }
  )

  test('OPS-1 keeps an asset for a year', async () => {
    const script = distFiles().find(file => /^\/_astro\/.*\.js$/.test(file))
    const { status, headers } = await rawRequest(pages.origin, script ?? '')
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expectHeaders(headers)
  })
})
