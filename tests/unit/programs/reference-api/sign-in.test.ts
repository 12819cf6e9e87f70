import { decodeJwt } from 'jose'
import { afterAll, describe, expect, test } from 'vitest'

import { cookieOf, json, openTestApi, problemOf } from './test-api.ts'

const DISABLED = 'goran.oberg@example.com'
const INVITED = 'balint.szucs@example.com'
const LOCK_SECONDS = 15 * 60

const { api, call, get, signIn, wait } = openTestApi({
  accessTokenSeconds: 600
})
afterAll(() => {
  api.close()
})

const wrong = (email: string): Promise<Response> =>
  call('admin/login', json({ email, password: 'not the password' }))

describe('sign-in', () => {
  test('3.3 answers a token in snake case, with ten minutes to live', async () => {
    const { token } = await signIn()
    const { sub, iat = 0, exp, jti } = decodeJwt(token)

    expect(sub).toBe('1')
    expect(exp).toBe(iat + 600)
    expect(jti).toMatch(/^[0-9a-f-]{36}$/u)
  })

  test('sets a cookie that scripts and other sites cannot use', async () => {
    const response = await call('admin/login', json(api.account))
    const cookie = response.headers.get('set-cookie')

    expect(cookie).toMatch(/^panel_refresh=[\w-]{43};/u)
    expect(cookie).toContain('; Path=/api/admin;')
    expect(cookie).toContain('; Max-Age=2592000;')
    expect(cookie).toContain('; HttpOnly')
    expect(cookie).toContain('; SameSite=Strict')
    expect(cookie).not.toContain('Secure')
  })

  test('takes the email in any case and with blanks around', async () => {
    const { password } = api.account
    const email = ' Admin@Example.COM '

    expect((await call('admin/login', json({ email, password }))).status).toBe(
      200
    )
  })

  test.each([
    ['an unknown email', 'nobody@example.com'],
    ['an invited admin', INVITED],
    ['a disabled admin', DISABLED]
  ])('has one answer for %s and for a wrong password', async (_, email) => {
    const { password } = api.account
    const response = await call('admin/login', json({ email, password }))
    const problem = await problemOf(response)
    const mistyped = await problemOf(await wrong(api.account.email))

    expect(response.status).toBe(401)
    expect(cookieOf(response)).toBe('')
    expect({ ...problem, traceId: '' }).toEqual({ ...mistyped, traceId: '' })
    await signIn()
  })

  test('locks an email after five wrong tries, for 15 minutes', async () => {
    const email = 'lukasz.wrobel@example.com'
    const { password } = api.account
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await wrong(email)).status).toBe(401)
    }
    const locked = await call('admin/login', json({ email, password }))

    expect(locked.status).toBe(429)
    expect(locked.headers.get('retry-after')).toBe(String(LOCK_SECONDS))
    expect((await problemOf(locked)).code).toBe('too-many-attempts')

    wait(LOCK_SECONDS * 1000 - 1000)
    expect((await wrong(email)).headers.get('retry-after')).toBe('1')
    wait(1000)
    const freed = await call('admin/login', json({ email, password }))
    expect(freed.status).toBe(200)
  })

  test('lets no more than five of many tries at once through', async () => {
    const email = 'siobhan.keane@example.com'
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => wrong(email))
    )
    const refused = answers.filter(answer => answer.status === 401)
    const locked = answers.filter(answer => answer.status === 429)

    expect(refused.length).toBe(5)
    expect(locked.length).toBe(3)
  })

  test('forgets the wrong tries after a right one', async () => {
    const { email } = api.account
    for (let round = 0; round < 2; round += 1) {
      for (let tries = 0; tries < 4; tries += 1) await wrong(email)
      expect((await signIn()).token).not.toBe('')
    }
  })

  test('3.1 answers the current admin bare and uncached', async () => {
    await signIn()
    const response = await get('admin')

    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toMatchObject({
      id: 'adm_01',
      email: 'admin@example.com',
      name: 'Nadia Ferrand',
      status: 'active'
    })
  })

  test('answers 401 with the way to sign in, without a good token', async () => {
    const { token } = await signIn()
    const forged = `${token.slice(0, -3)}abc`
    for (const authorization of ['', 'Bearer', `Bearer ${forged}`, token]) {
      const response = await call('admins', { headers: { authorization } })
      expect(response.status).toBe(401)
      expect(response.headers.get('www-authenticate')).toBe('Bearer')
    }
  })

  test('refuses a token at its end', async () => {
    const { token } = await signIn()
    const headers = { authorization: `Bearer ${token}` }
    wait(599_000)
    expect((await call('admin', { headers })).status).toBe(200)
    wait(1000)
    expect((await call('admin', { headers })).status).toBe(401)
  })
})
