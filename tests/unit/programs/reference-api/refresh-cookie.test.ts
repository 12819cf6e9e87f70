import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { Listening } from '../../../../src/programs/hosting/listen.ts'
import { listenApi } from '../../../../src/programs/reference-api/listen.ts'
import { cookieOf, json, openTestApi } from './test-api.ts'

const BARE = 'panel_refresh'
const HOST_ONLY = '__Host-panel_refresh'
const CLEARED_BARE = `${BARE}=; Max-Age=0; Path=/api/admin; HttpOnly; SameSite=Strict`

const { api } = openTestApi({ trustedProxies: ['127.0.0.1'] })

let listening: Listening

beforeAll(async () => {
  listening = await listenApi(api, { host: '127.0.0.1', port: 0 })
})

afterAll(async () => {
  await listening.close()
  api.close()
})

/** What the proxy says of the browser's side. */
type Scheme = 'http' | 'https'

function post(
  scheme: Scheme,
  call: 'login' | 'refresh' | 'logout',
  cookie = ''
): Promise<Response> {
  const body = call === 'login' ? api.account : {}
  const headers = { 'x-forwarded-proto': scheme, ...(cookie && { cookie }) }
  return fetch(`${listening.url}/api/admin/${call}`, json(body, headers))
}

/** `name=token` of a new sign-in. */
async function signIn(scheme: Scheme): Promise<string> {
  return cookieOf(await post(scheme, 'login'))
}

describe('the refresh cookie', () => {
  test('can be set by this host alone over https', async () => {
    const answer = await post('https', 'login')
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-panel_refresh=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Strict$/u
      )
    ])
    expect((await post('https', 'refresh', cookieOf(answer))).status).toBe(200)
  })

  test.each<[Scheme, string]>([
    ['http', BARE],
    ['https', HOST_ONLY]
  ])(
    'is found beside unreadable ones of its name, over %s',
    async (scheme, name) => {
      const before = `${name}=tossed; ${await signIn(scheme)}`
      const answer = await post(scheme, 'refresh', before)
      expect(answer.status).toBe(200)
      const after = `theme=dark; ${cookieOf(answer)}; ${name}=; ${name}=tossed`
      expect((await post(scheme, 'refresh', after)).status).toBe(200)
    }
  )

  test('is cleared where no session is found, over each scheme', async () => {
    const plain = await post('http', 'refresh', `${BARE}=a; ${BARE}=b`)
    expect(plain.status).toBe(401)
    expect(plain.headers.getSetCookie()).toEqual([CLEARED_BARE])

    const both = `${BARE}=tossed; ${HOST_ONLY}=unknown`
    const secure = await post('https', 'refresh', both)
    expect(secure.status).toBe(401)
    expect(secure.headers.getSetCookie()).toEqual([
      CLEARED_BARE,
      `${HOST_ONLY}=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Strict`
    ])
  })

  test('is never the one of the bare name over https, which is cleared', async () => {
    const own = await signIn('https')
    const live = await signIn('http')
    for (const tossed of [`${BARE}=tossed`, live]) {
      const answer = await post('https', 'refresh', `${tossed}; ${own}`)
      expect(answer.status).toBe(200)
      expect(answer.headers.getSetCookie()).toEqual([
        CLEARED_BARE,
        expect.stringMatching(/^__Host-panel_refresh=[\w-]{43}; /u)
      ])
    }
    // Else whoever has an account could sign others in with it.
    expect((await post('https', 'refresh', live)).status).toBe(401)
  })

  test('is taken away by a sign-out, with each session that came', async () => {
    const first = await signIn('https')
    const second = await signIn('https')
    const answer = await post('https', 'logout', `${first}; ${second}`)
    expect(answer.headers.getSetCookie()).toEqual([
      `${HOST_ONLY}=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Strict`
    ])
    for (const cookie of [first, second]) {
      expect((await post('https', 'refresh', cookie)).status).toBe(401)
    }
  })
})
