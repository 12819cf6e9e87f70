import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { Listening } from '../../../../src/programs/hosting/listen.ts'
import { listenApi } from '../../../../src/programs/reference-api/listen.ts'
import { rawRequest } from '../../../support/raw-request.ts'
import { json, openTestApi, problemOf } from './test-api.ts'

const NAMED = 'https://panel.example'
const { api } = openTestApi({ allowedOrigins: [NAMED] })
const proxied = openTestApi({
  trustedProxies: ['192.0.2.1', '127.0.0.1', '10.1.0.0/16', '2001:db8::/32']
})

let direct: Listening
let behind: Listening

beforeAll(async () => {
  const anyPort = { host: '127.0.0.1', port: 0 }
  direct = await listenApi(api, anyPort)
  behind = await listenApi(proxied.api, anyPort)
})

afterAll(async () => {
  await direct.close()
  await behind.close()
  api.close()
  proxied.api.close()
})

/** A sign-in, with headers that only a program can choose. */
function signIn(
  { url }: Listening,
  headers: Record<string, string>
): Promise<Response> {
  return fetch(`${url}/api/admin/login`, json(api.account, headers))
}

/** The address that a sign-in is recorded with. */
async function addressOf(
  { url }: Listening,
  signedIn: Response
): Promise<unknown> {
  const answer = (await signedIn.json()) as { access_token: string }
  const headers = { authorization: `Bearer ${answer.access_token}` }
  const admin = await fetch(`${url}/api/admin`, { headers })
  return ((await admin.json()) as { lastLoginIp?: string }).lastLoginIp
}

/** The status of a sign-out, to which the address is called by this name. */
async function signOut(host: string, origin: string): Promise<number> {
  const headers = { host, origin }
  const path = '/api/admin/logout'
  return (await rawRequest(direct.url, path, headers, 'POST')).status
}

describe('a page of the own origin', () => {
  test('may call, by each name of this machine', async () => {
    for (const name of ['127.0.0.1', 'localhost', '[::1]']) {
      const host = `${name}:${direct.port}`
      expect(await signOut(host, `http://${host}`)).toBe(204)
    }
  })

  test('is not one of another port, scheme or name (NET-21)', async () => {
    const host = `127.0.0.1:${direct.port}`
    for (const origin of [
      'http://127.0.0.1:1',
      'http://127.0.0.1',
      'http://localhost:1',
      `https://${host}`,
      `http://evil.example:${direct.port}`,
      'null'
    ]) {
      expect(await signOut(host, origin)).toBe(403)
    }
  })

  test('is not one whose name was made to lead here (NET-21)', async () => {
    const rebound = `evil.example:${direct.port}`
    expect(await signOut(rebound, `http://${rebound}`)).toBe(403)
  })

  test.each(['login', 'refresh', 'logout'])(
    'is not one of another port of this machine, at %s (NET-21, NET-22)',
    async name => {
      const origin = 'http://localhost:1'
      const address = `${direct.url}/api/admin/${name}`
      const answer = await fetch(address, json(api.account, { origin }))
      expect(answer.status).toBe(403)
      expect((await problemOf(answer)).code).toBe('cross-site')
      expect(answer.headers.get('access-control-allow-origin')).toBeNull()
      expect(answer.headers.get('set-cookie')).toBeNull()

      const unnamed = { 'sec-fetch-site': 'same-site' }
      const hidden = await fetch(address, json(api.account, unnamed))
      expect(hidden.status).toBe(403)
    }
  )

  test('is joined by those that are named (NET-22)', async () => {
    const answer = await signIn(direct, { origin: NAMED })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('access-control-allow-origin')).toBe(NAMED)
  })
})

describe('what a proxy says of its client', () => {
  const said = {
    origin: 'https://back.office.example',
    'x-forwarded-host': 'evil.example, back.office.example',
    'x-forwarded-proto': 'http, https',
    'x-forwarded-for': '203.0.113.9, 198.51.100.7'
  }

  test('is not believed of anybody', async () => {
    const host = { 'x-forwarded-host': 'back.office.example' }
    const { origin } = said
    expect((await signIn(direct, { origin, ...host })).status).toBe(403)

    const answer = await signIn(direct, {
      'x-forwarded-proto': 'https',
      'x-forwarded-for': '198.51.100.7'
    })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('set-cookie')).not.toContain('Secure')
    expect(await addressOf(direct, answer)).toBe('127.0.0.1')
  })

  test('is believed of a trusted one, and of it the last value', async () => {
    const answer = await signIn(behind, said)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('set-cookie')).toContain('; Secure')
    expect(await addressOf(behind, answer)).toBe('198.51.100.7')
    const other = { ...said, origin: 'https://evil.example' }
    expect((await signIn(behind, other)).status).toBe(403)
  })

  test.each([
    ['198.51.100.7, 192.0.2.1', '198.51.100.7'],
    ['203.0.113.9, 198.51.100.7, 10.1.2.3, 2001:db8::7', '198.51.100.7'],
    ['198.51.100.7, 10.2.0.1', '10.2.0.1'],
    // All are ours: somebody in our own network.
    ['10.1.0.9, 192.0.2.1', '10.1.0.9'],
    ['198.51.100.7, unknown, 192.0.2.1', '127.0.0.1'],
    ['198.51.100.7:50123, 192.0.2.1:443', '198.51.100.7'],
    ['[2001:db9::7]:50123, [2001:db8::7], 192.0.2.1', '2001:db9::7'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['::FFFF:C633:6407', '198.51.100.7'],
    ['2001:db9::ffff:198.51.100.7', '2001:db9::ffff:198.51.100.7']
  ])(
    'is believed of each that is trusted: %s comes from %s',
    async (chain, client) => {
      const answer = await signIn(behind, { 'x-forwarded-for': chain })
      expect(await addressOf(behind, answer)).toBe(client)
    }
  )

  test('names its scheme in small or capital letters', async () => {
    const answer = await signIn(behind, { 'x-forwarded-proto': 'HTTPS' })
    expect(answer.headers.get('set-cookie')).toContain('; Secure')
  })

  test('is left out where it is no address', async () => {
    const answer = await signIn(behind, { 'x-forwarded-for': 'unknown' })
    expect(await addressOf(behind, answer)).toBe('127.0.0.1')
  })
})
