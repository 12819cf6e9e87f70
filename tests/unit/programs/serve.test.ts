import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

import { startServer } from '../../../src/programs/serve.ts'
import type { PanelServer, ServerOptions } from '../../../src/programs/serve.ts'

const open: PanelServer[] = []
let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'panel-serve-'))
  writeFileSync(join(folder, 'admins.html'), 'the admins page')
  writeFileSync(join(folder, '404.html'), 'the 404 page')
})

afterAll(() => rmSync(folder, { recursive: true }))

afterEach(async () => {
  await Promise.all(open.splice(0).map(server => server.close()))
})

async function start(
  options: Partial<ServerOptions> = {}
): Promise<PanelServer> {
  const server = await startServer({
    folder,
    port: 0,
    database: ':memory:',
    seedTransactions: 50,
    ...options
  })
  open.push(server)
  return server
}

describe('on one origin', () => {
  test('serves the site, and the API below its base', async () => {
    const { url } = await start()
    const page = await fetch(`${url}/admins`)
    expect(await page.text()).toBe('the admins page')
    const call = await fetch(`${url}/api/users`)
    expect(call.status).toBe(401)
    expect(call.headers.get('content-type')).toContain('json')
  })

  test('signs in with the account that it names', async () => {
    const { api, url } = await start({ apiBaseUrl: '/back/office/' })
    const response = await fetch(`${url}/back/office/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(api?.account)
    })
    expect(response.status).toBe(200)
    expect(response.headers.get('set-cookie')).toContain('HttpOnly')
  })

  test('takes sign-ins of its own pages, and of no other port (NET-21)', async () => {
    const { api, url } = await start()
    const signIn = (origin: string): Promise<Response> =>
      fetch(`${url}/api/admin/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin },
        body: JSON.stringify(api?.account)
      })
    expect((await signIn(url)).status).toBe(200)
    for (const origin of ['http://127.0.0.1:1', 'http://localhost:1']) {
      const { headers, status } = await signIn(origin)
      expect(status).toBe(403)
      expect(headers.get('set-cookie')).toBeNull()
      expect(headers.get('access-control-allow-origin')).toBeNull()
    }
  })

  test('answers what only begins like the base with the site', async () => {
    const { url } = await start()
    const response = await fetch(`${url}/apiary`)
    expect(response.status).toBe(404)
    expect(await response.text()).toBe('the 404 page')
  })

  test('takes no orders for faults unless told so', async () => {
    const { url } = await start()
    expect((await fetch(`${url}/api/_faults`)).status).toBe(404)
    const { url: faulty } = await start({ faults: true })
    expect((await fetch(`${faulty}/api/_faults`)).status).toBe(200)
  })
})

test('serves the site alone when the API is somewhere else', async () => {
  const { api, url } = await start({
    apiBaseUrl: 'https://api.example.com/'
  })
  expect(api).toBeUndefined()
  expect((await fetch(`${url}/admins`)).status).toBe(200)
  expect((await fetch(`${url}/api/users`)).status).toBe(404)
})

test('says in a line that it makes a world, the first time', async () => {
  const database = join(folder, 'new.db')
  for (const lines of [[expect.stringContaining(`${database} with 50 `)], []]) {
    const said: string[] = []
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await start({ database, onProgress: line => said.push(line) })
    expect(said).toEqual(lines)
  }
})

describe('what cannot be started', () => {
  test('is named in one line when there is no built site', async () => {
    await expect(start({ folder: join(folder, 'none') })).rejects.toThrow(
      /^There is no built site in [^\n]+: run npm run build\.$/
    )
  })

  test.each(['/api/', 'https://api.example.com/'])(
    'is named in one line when the port is taken, with the API at %s',
    async apiBaseUrl => {
      const { port } = await start()
      await expect(start({ apiBaseUrl, port })).rejects.toThrow(
        new RegExp(`^[^\n]*${port}[^\n]*$`)
      )
    }
  )

  test('is named before a world is made', async () => {
    const { port } = await start()
    const database = join(folder, 'not-made.db')
    await expect(start({ port, database })).rejects.toThrow(String(port))
    expect(existsSync(database)).toBe(false)
  })

  test('is refused beyond this machine with the published password', async () => {
    await expect(start({ host: '0.0.0.0' })).rejects.toThrow(/^[^\n]+$/)
  })
})
