import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import * as v from 'valibot'
import { afterAll, describe, expect, test } from 'vitest'

import { listenApi } from '../../../../src/programs/reference-api/listen.ts'
import { openReferenceApi } from '../../../../src/programs/reference-api/server.ts'
import { cookieOf, json, openTestApi } from './test-api.ts'

const ANY_PORT = { host: '127.0.0.1', port: 0 }
const folder = mkdtempSync(join(tmpdir(), 'reference-api-'))
const { api } = openTestApi({ faults: true })
afterAll(() => {
  api.close()
  rmSync(folder, { recursive: true })
})

describe('over HTTP', () => {
  test('signs in, refreshes, reads and signs out', async () => {
    const server = await listenApi(api, ANY_PORT)
    const at = (path: string): string => `${server.url}/api/${path}`
    const login = await fetch(at('admin/login'), json(api.account))
    const cookie = cookieOf(login)
    const refreshed = await fetch(at('admin/refresh'), json({}, { cookie }))
    const { accessToken } = v.parse(
      v.object({ accessToken: v.string() }),
      await refreshed.json()
    )
    const authorization = `Bearer ${accessToken}`
    const admin = await fetch(at('admin'), { headers: { authorization } })
    const logout = await fetch(at('admin/logout'), {
      method: 'POST',
      headers: { cookie: cookieOf(refreshed) }
    })

    expect(admin.headers.get('date')).not.toBeNull()
    expect(await admin.json()).toMatchObject({ lastLoginIp: '127.0.0.1' })
    expect(logout.status).toBe(204)
    await server.close()
  })

  test('breaks the connection in the middle of an answer on demand', async () => {
    const server = await listenApi(api, ANY_PORT)
    const response = await fetch(`${server.url}/api/nothing`, {
      headers: { 'x-fault': '{"cutBody":true}' }
    })

    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(100)
    await expect(response.text()).rejects.toThrow('terminated')
    await server.close()
  })

  test('says in one line when its port is taken', async () => {
    const { port, close } = await listenApi(api, ANY_PORT)
    await expect(listenApi(api, { host: '127.0.0.1', port })).rejects.toThrow(
      `Port ${port} of 127.0.0.1 is taken: stop what listens there, or set PORT.`
    )
    await close()
  })

  test('stays on this machine while everybody knows the password', async () => {
    for (const host of ['0.0.0.0', '::', '192.0.2.1', 'panel.example']) {
      await expect(listenApi(api, { host, port: 0 })).rejects.toThrow(
        'PANEL_ADMIN_PASSWORD'
      )
    }
  })
})

describe('a database file', () => {
  const options = {
    database: join(folder, 'below', 'panel.db'),
    seedTransactions: 50,
    passwordCost: { N: 2, r: 1, p: 1 }
  }

  test('is made once, and keeps what happened', async () => {
    const first = openReferenceApi(options)
    const login = await first.fetch(
      new Request('http://localhost/api/admin/login', json(first.account))
    )
    first.close()
    const second = openReferenceApi({ ...options, seedTransactions: 9 })
    const refresh = json({}, { cookie: cookieOf(login) })
    const response = await second.fetch(
      new Request('http://localhost/api/admin/refresh', refresh)
    )

    expect(response.status).toBe(200)
    second.close()
  })

  test('leaves alone who has a password of their own by then', async () => {
    const own = 'a password of my own'
    const email = 'lukasz.wrobel@example.com'
    const url = 'http://localhost/api'
    const first = openReferenceApi(options)
    const signIn = async (body: object): Promise<Response> =>
      first.fetch(new Request(`${url}/admin/login`, json(body)))
    const login = (await (await signIn(first.account)).json()) as {
      access_token: string
    }
    const authorization = `Bearer ${login.access_token}`
    const reset = json({ password: own }, { authorization })
    await first.fetch(new Request(`${url}/admins/adm_02/password`, reset))
    first.close()

    const adminPassword = 'correct horse battery'
    const later = openReferenceApi({ ...options, adminPassword })
    const response = await later.fetch(
      new Request(`${url}/admin/login`, json({ email, password: own }))
    )
    expect(response.status).toBe(200)
    expect(later.demonstration).toBe(false)
    later.close()
  })

  test('takes a password of its own in the place of the known one', async () => {
    const adminPassword = 'correct horse battery'
    const owned = openReferenceApi({ ...options, adminPassword })
    expect(owned.demonstration).toBe(false)
    expect(owned.account.password).toBe(adminPassword)
    owned.close()

    const later = openReferenceApi(options)
    expect(later.demonstration).toBe(false)
    expect(later.account.password).toBe('')
    const tried = { email: later.account.email, password: 'roll-the-dice' }
    const response = await later.fetch(
      new Request('http://localhost/api/admin/login', json(tried))
    )
    expect(response.status).toBe(401)
    const server = await listenApi(later, { host: '0.0.0.0', port: 0 })
    await server.close()
    later.close()
  })
})
