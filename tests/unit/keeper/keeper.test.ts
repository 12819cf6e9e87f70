import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { session } from '../../../src/backend/examples/spring.ts'
import { createKeeper } from '../../../src/keeper/keeper.ts'
import { springBackend } from '../../backends/spring.ts'

const body = JSON.stringify({
  username: 'admin@corp.test',
  password: 'secret-word'
})
const headers = { 'content-type': 'application/json' }

describe('the keeper of a refresh token', () => {
  const backend = springBackend({ refreshIn: 'body' })
  const server = createServer((request, response) => {
    void backend.handle(request, response)
  })
  let keeper: ReturnType<typeof createKeeper>

  beforeEach(async () => {
    await new Promise<void>(resolve => {
      server.listen(0, '127.0.0.1', resolve)
    })
    const { port } = server.address() as AddressInfo
    keeper = createKeeper({
      target: `http://127.0.0.1:${port}${backend.basePath}`,
      basePath: '/api/',
      session: { ...session, refreshToken: 'refreshToken' }
    })
  })
  afterEach(() => {
    server.close()
    server.closeAllConnections()
  })

  const post = async (
    path: string,
    more: Record<string, string> = {},
    sent = '{}'
  ): Promise<Response> =>
    keeper.request(`/api/${path}`, {
      method: 'POST',
      headers: { ...headers, ...more },
      body: sent
    })

  /** The cookie of an answer as a browser sends it back. */
  function cookieOf(answer: Response): string {
    const [cookie = ''] = answer.headers.getSetCookie()
    expect(cookie).toMatch(
      /^__Host-refresh=[^;]*; (?:Max-Age=0; )?Path=\/; HttpOnly; Secure; SameSite=Strict$/u
    )
    return cookie.split(';')[0] ?? ''
  }

  test('signs in with a token that only the cookie has', async () => {
    const answer = await post('auth/signin', {}, body)
    expect(await answer.json()).toEqual({
      accessToken: expect.any(String),
      tokenType: 'Bearer'
    })
    expect(cookieOf(answer)).toMatch(/=[\w-]{36}$/u)
  })

  test('passes a refused sign-in on as it is', async () => {
    const answer = await post('auth/signin', {}, '{"username":"x"}')
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({ detail: 'Bad credentials' })
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  test('refreshes with the cookie, which changes each time', async () => {
    const first = cookieOf(await post('auth/signin', {}, body))
    const refreshed = await post('auth/refreshtoken', { cookie: first })
    expect(refreshed.status).toBe(200)
    const second = cookieOf(refreshed)
    expect(second).not.toBe(first)

    const spent = await post('auth/refreshtoken', { cookie: first })
    expect(spent.status).toBe(401)
    expect(cookieOf(spent)).toBe('__Host-refresh=')
  })

  test('asks nobody without a cookie', async () => {
    backend.log.length = 0
    expect((await post('auth/refreshtoken')).status).toBe(401)
    expect(backend.log).toEqual([])
  })

  test('passes other calls on, without the cookie', async () => {
    const login = await post('auth/signin', {}, body)
    const { accessToken }: { accessToken: string } = await login.json()
    const answer = await keeper.request('/api/users?page=1&size=2', {
      headers: {
        authorization: `Bearer ${accessToken}`,
        cookie: cookieOf(login)
      }
    })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ number: 1, size: 2 })
    expect(backend.log.at(-1)).toBe('GET /api/v1/users?page=1&size=2 200')
  })

  test('shows the backend no cookie', async () => {
    const heard: (string | undefined)[] = []
    const other = createServer(({ headers: sent }, response) => {
      heard.push(sent.cookie)
      response.end('{}')
    })
    await new Promise<void>(resolve => {
      other.listen(0, '127.0.0.1', resolve)
    })
    const { port } = other.address() as AddressInfo
    const target = `http://127.0.0.1:${port}/`
    const between = createKeeper({ target, basePath: '/api/', session })
    const cookie = '__Host-refresh=kept; theme=dark'
    for (const path of ['users', session.login.path, session.refresh.path]) {
      const method = path === 'users' ? 'GET' : 'POST'
      await between.request(`/api/${path}`, { method, headers: { cookie } })
    }
    other.close()
    expect(heard).toEqual([undefined, undefined, undefined])
  })

  /** A sign-out that the backend answers with this status. */
  async function signedOut(status: number): Promise<Response> {
    const other = createServer((_, response) => {
      response.writeHead(status).end('{}')
    })
    await new Promise<void>(resolve => {
      other.listen(0, '127.0.0.1', resolve)
    })
    const { port } = other.address() as AddressInfo
    const out = createKeeper({
      target: `http://127.0.0.1:${port}/`,
      basePath: '/api/',
      session
    })
    const answer = await out.request('/api/auth/signout', {
      method: 'POST',
      headers: { cookie: '__Host-refresh=kept' }
    })
    other.close()
    return answer
  }

  test('keeps the session where the sign-out fails, and says so', async () => {
    const answer = await signedOut(500)
    expect(answer.status).toBe(500)
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  test.each([200, 401])(
    'drops the token where the sign-out is answered with %i',
    async status => {
      const answer = await signedOut(status)
      expect(answer.status).toBe(200)
      expect(cookieOf(answer)).toBe('__Host-refresh=')
    }
  )

  test('signs out, and the cookie goes', async () => {
    const login = await post('auth/signin', {}, body)
    const { accessToken }: { accessToken: string } = await login.json()
    const cookie = cookieOf(login)
    const authorization = `Bearer ${accessToken}`
    const out = await post('auth/signout', { authorization, cookie })
    expect(out.status).toBe(200)
    expect(cookieOf(out)).toBe('__Host-refresh=')
    expect((await post('auth/refreshtoken', { cookie })).status).toBe(401)
  })
})
