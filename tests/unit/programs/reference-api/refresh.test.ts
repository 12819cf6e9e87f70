import { afterAll, describe, expect, test } from 'vitest'

import { BASE, cookieOf, json, openTestApi, problemOf } from './test-api.ts'

const DAY = 86_400_000
const GRACE = 10_000

const { api, call, signIn, wait } = openTestApi()
afterAll(() => {
  api.close()
})

const refresh = (cookie: string): Promise<Response> =>
  call('admin/refresh', json({}, cookie === '' ? {} : { cookie }))

const currentAdmin = (token: string): Promise<Response> =>
  call('admin', { headers: { authorization: `Bearer ${token}` } })

async function rotated(cookie: string): Promise<string> {
  const response = await refresh(cookie)
  expect(response.status).toBe(200)
  return cookieOf(response)
}

describe('refresh', () => {
  test('3.4 answers a token in camel case and another cookie', async () => {
    const { cookie } = await signIn()
    const response = await refresh(cookie)

    expect(await response.json()).toEqual({
      accessToken: expect.any(String),
      refreshGraceSeconds: GRACE / 1000
    })
    expect(cookieOf(response)).not.toBe(cookie)
    expect(response.headers.get('set-cookie')).toContain('Max-Age=2592000')
  })

  test('answers 401 without a cookie, and clears one that is unknown', async () => {
    const none = await refresh('')
    expect(none.status).toBe(401)
    expect(none.headers.get('set-cookie')).toBeNull()

    const unknown = await refresh('panel_refresh=made-up')
    expect(unknown.status).toBe(401)
    expect(unknown.headers.get('set-cookie')).toContain('Max-Age=0')
  })

  test('goes on as long as it is used every 30 days', async () => {
    let { cookie } = await signIn()
    for (let month = 0; month < 3; month += 1) {
      wait(29 * DAY)
      cookie = await rotated(cookie)
    }
    wait(30 * DAY)
    expect((await refresh(cookie)).status).toBe(401)
  })

  test('gives the newest cookie again to one that comes late', async () => {
    const { cookie } = await signIn()
    const second = await rotated(cookie)
    expect(await rotated(cookie)).toBe(second)

    const third = await rotated(second)
    wait(GRACE)
    expect(await rotated(cookie)).toBe(third)
    expect((await refresh(third)).status).toBe(200)
  })

  test('gives two tabs that refresh at once the same cookie', async () => {
    const { cookie } = await signIn()
    const [first, second] = await Promise.all([
      rotated(cookie),
      rotated(cookie)
    ])
    expect(first).toBe(second)
  })

  test('is told for how long that works at sign-in too, and by none that is strict', async () => {
    const login = await call('admin/login', json(api.account))
    expect(await login.json()).toEqual({
      access_token: expect.any(String),
      refresh_grace_seconds: GRACE / 1000
    })
    const strict = openTestApi({ refreshGraceMs: -1 })
    const { cookie } = await strict.signIn()
    const response = await strict.call('admin/refresh', json({}, { cookie }))
    expect(await response.json()).toMatchObject({ refreshGraceSeconds: 0 })
    strict.api.close()
  })

  test('ends the whole sign-in when an old cookie comes back', async () => {
    const { cookie, token } = await signIn()
    const second = await rotated(cookie)
    wait(GRACE + 1)

    expect((await refresh(cookie)).status).toBe(401)
    expect((await refresh(second)).status).toBe(401)
    expect((await currentAdmin(token)).status).toBe(401)
  })

  test('leaves the other sign-ins of an admin alone', async () => {
    const stolen = await signIn()
    const other = await signIn()
    await rotated(stolen.cookie)
    wait(GRACE + 1)
    await refresh(stolen.cookie)

    expect((await refresh(other.cookie)).status).toBe(200)
    expect((await currentAdmin(other.token)).status).toBe(200)
  })
})

describe('a sign-in over another one', () => {
  const signInOver = (cookie: string, password: string): Promise<Response> =>
    call('admin/login', json({ ...api.account, password }, { cookie }))

  test('ends that one, and the new cookie outlives its late refresh', async () => {
    const first = await signIn()
    const second = await rotated(first.cookie)
    const other = await signIn()
    const answer = await signInOver(first.cookie, api.account.password)

    for (const cookie of [first.cookie, second]) {
      const late = await refresh(cookie)
      expect(late.status).toBe(401)
      expect(late.headers.get('set-cookie')).toBeNull()
    }
    expect((await currentAdmin(first.token)).status).toBe(401)
    expect((await refresh(cookieOf(answer))).status).toBe(200)
    expect((await refresh(other.cookie)).status).toBe(200)
  })

  test('leaves it alone if the password is wrong', async () => {
    const { cookie, token } = await signIn()
    expect((await signInOver(cookie, 'not the password')).status).toBe(401)
    expect((await currentAdmin(token)).status).toBe(200)
    expect((await refresh(cookie)).status).toBe(200)
  })
})

describe('logout', () => {
  test('7.4 needs no body, ends the sign-in and clears the cookie', async () => {
    const { cookie, token } = await signIn()
    const response = await call('admin/logout', {
      method: 'POST',
      headers: { cookie }
    })

    expect(response.status).toBe(204)
    expect(await response.text()).toBe('')
    expect(response.headers.get('set-cookie')).toMatch(
      /^panel_refresh=; Max-Age=0; Path=\/api\/admin/u
    )
    expect((await refresh(cookie)).status).toBe(401)
    expect((await currentAdmin(token)).status).toBe(401)
  })

  test('ends the sign-in with an older cookie too', async () => {
    const { cookie } = await signIn()
    const second = await rotated(cookie)
    await call('admin/logout', json({}, { cookie }))

    expect((await refresh(second)).status).toBe(401)
  })

  test('is fine without a cookie and without a token', async () => {
    expect((await call('admin/logout', { method: 'POST' })).status).toBe(204)
  })
})

describe('calls of other sites', () => {
  const foreign = { origin: 'https://evil.example' }

  test.each(['admin/login', 'admin/refresh', 'admin/logout'])(
    'are refused at %s (NET-21)',
    async path => {
      const response = await call(path, json(api.account, foreign))
      expect(response.status).toBe(403)
      expect((await problemOf(response)).code).toBe('cross-site')
      const hidden = { 'sec-fetch-site': 'cross-site' }
      const unnamed = await call(path, json(api.account, hidden))
      expect(unnamed.status).toBe(403)
      const opaque = await call(path, json(api.account, { origin: 'null' }))
      expect(opaque.status).toBe(403)
    }
  )

  test('cannot be forms: login and refresh take JSON alone (NET-21)', async () => {
    const type = { 'content-type': 'application/x-www-form-urlencoded' }
    for (const path of ['admin/login', 'admin/refresh']) {
      const response = await call(path, json({}, type))
      expect(response.status).toBe(415)
    }
  })

  test('are not those of the own origin', async () => {
    const { origin } = new URL(BASE)
    const response = await call('admin/login', json(api.account, { origin }))
    expect(response.status).toBe(200)
  })
})
