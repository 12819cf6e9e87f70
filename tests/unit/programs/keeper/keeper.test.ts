import { describe, expect, test } from 'vitest'

import { session as springSession } from '../../../backends/spring-owner.ts'
import { springBackend } from '../../../backends/spring.ts'
import { rawRequest, type RawAnswer } from '../../../support/raw-request.ts'
import { startRawServer } from '../../../support/raw-server.ts'
import {
  cookieOf,
  jsonOf,
  startKeeper,
  type StartedKeeper
} from '../../../support/start-keeper.ts'

const REMOVED =
  '__Host-refresh=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Strict'
const held = { cookie: '__Host-refresh=held; theme=dark' }
const session = {
  login: { path: 'login', token: 'access' },
  refresh: { path: 'refresh', token: 'access' },
  logout: { path: 'logout' },
  current: { path: 'me' },
  refreshToken: 'refresh'
}

interface Given {
  status?: number
  headers?: Record<string, string>
  body?: unknown
}

interface Heard {
  connection: number | undefined
  method: string | undefined
  url: string | undefined
  headers: NodeJS.Dict<string | string[]>
  body: string
}

/** A keeper before a backend that answers each call alike, and what that heard. */
async function before(
  { status = 200, headers = {}, body = {} }: Given,
  declared: object = {}
): Promise<StartedKeeper & { heard: Heard[] }> {
  const heard: Heard[] = []
  const { origin } = await startRawServer((request, response) => {
    let text = ''
    request.on('data', part => {
      text += String(part)
    })
    request.on('end', () => {
      const { method, url, headers: sent, socket } = request
      heard.push({
        connection: socket.remotePort,
        method,
        url,
        headers: sent,
        body: text
      })
      const type = { 'content-type': 'application/json' }
      response.writeHead(status, { ...type, ...headers })
      response.end(typeof body === 'string' ? body : JSON.stringify(body))
    })
  })
  const keeper = await startKeeper({
    target: `${origin}/v1/`,
    session: { ...session, ...declared }
  })
  return { ...keeper, heard }
}

describe('a flow through the keeper', () => {
  const signIn = JSON.stringify({
    username: 'admin@corp.test',
    password: 'secret-word'
  })

  async function beforeSpring(): Promise<StartedKeeper & { asked: string[] }> {
    const backend = springBackend({ refreshIn: 'body' })
    const { origin } = await startRawServer((request, response) => {
      void backend.handle(request, response)
    })
    const keeper = await startKeeper({
      target: origin + backend.basePath,
      session: { ...springSession, refreshToken: 'refreshToken' }
    })
    return { ...keeper, asked: backend.log }
  }

  function bearer(answer: RawAnswer): { authorization: string } {
    const { accessToken } = jsonOf(answer) as { accessToken: string }
    return { authorization: `Bearer ${accessToken}` }
  }

  test('signs in with a token that only the cookie has', async () => {
    const { post } = await beforeSpring()
    const answer = await post('auth/signin', {}, signIn)
    expect(jsonOf(answer)).toEqual({ accessToken: expect.any(String) })
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json',
      'content-length': String(answer.body.length),
      'set-cookie': expect.stringMatching(
        /^__Host-refresh=[\w-]{36}; Path=\/; HttpOnly; Secure; SameSite=Strict$/u
      )
    })
  })

  test('refreshes with the cookie, which changes each time', async () => {
    const { post } = await beforeSpring()
    const first = cookieOf(await post('auth/signin', {}, signIn))
    const refreshed = await post('auth/refreshtoken', { cookie: first })
    expect(refreshed.status).toBe(200)
    const second = cookieOf(refreshed)
    expect(second).toMatch(/^__Host-refresh=[\w-]{36}$/u)
    expect(second).not.toBe(first)
  })

  test('passes other calls on, signs out, and the cookie goes', async () => {
    const { origin, post, asked } = await beforeSpring()
    const login = await post('auth/signin', {}, signIn)
    const headers = { ...bearer(login), cookie: cookieOf(login) }
    const list = '/api/users?page=1&size=2'
    const answer = await rawRequest(origin, list, headers)
    expect(jsonOf(answer)).toMatchObject({ number: 1, size: 2 })
    expect(asked.at(-1)).toBe('GET /api/v1/users?page=1&size=2 200')

    const out = await post('auth/signout', headers, '')
    expect(out.status).toBe(200)
    expect(out.headers['set-cookie']).toBe(REMOVED)
    const again = await post('auth/refreshtoken', { cookie: headers.cookie })
    expect(again.status).toBe(403)
  })
})

describe('a sign-in', () => {
  test('finds the token where it is nested', async () => {
    const body = { data: { token: 'A', refreshToken: 'R R/1' }, role: 'x' }
    const { post } = await before(
      { body },
      {
        login: { path: 'login', token: 'data.token' },
        refreshToken: 'data.refreshToken'
      }
    )
    const answer = await post('login')
    expect(jsonOf(answer)).toEqual({ data: { token: 'A' } })
    expect(cookieOf(answer)).toBe('__Host-refresh=R%20R%2F1')
  })

  test.each([
    ['of another name', { access: 'A', refresh_token: 'SECRET' }],
    ['of another place', { access: 'A', data: { refresh: 'SECRET' } }],
    ['that is no text', { access: 'A', refresh: { token: 'SECRET' } }],
    ['that is empty', { access: 'A', refresh: '' }],
    ['that comes twice', { access: 'A', refresh: 'SECRET', user: ['SECRET'] }],
    ['inside another', { access: 'A', refresh: 'SECRET', link: '/?t=SECRET' }],
    ['escaped', '{"access":"A","refresh":"S/SECRET","x":"S\\/SECRET"}'],
    ['without an access token', { refresh: 'SECRET' }],
    ['too long for a cookie', { access: 'A', refresh: 'SECRET'.repeat(700) }],
    [
      'too long once it is escaped',
      { access: 'A', refresh: '/SECRET'.repeat(500) }
    ],
    ['that is not in JSON', 'refresh=SECRET'],
    ['in a list', [{ access: 'A', refresh: 'SECRET' }]]
  ])('fails with a refresh token %s', async (_, body) => {
    const { post, log } = await before({ body })
    const answer = await post('login')
    expect(answer.status).toBe(502)
    expect(answer.headers['content-type']).toBe('application/problem+json')
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(answer.body.toString()).not.toContain('SECRET')
    expect(jsonOf(answer)).toEqual({
      title: 'Bad Gateway',
      status: 502,
      detail: expect.stringMatching(/^[^\n]{10,80}\.$/u)
    })
    expect(log).toEqual([expect.stringMatching(/^POST \/api\/login 502: .+$/u)])
    expect(log.join('')).not.toContain('SECRET')
  })

  test('is refused in the words of the backend', async () => {
    const body = { detail: 'Bad credentials' }
    const headers = {
      'retry-after': '30',
      'set-cookie': 'theirs=1',
      'x-refresh': 'x'
    }
    const { post } = await before({ status: 429, headers, body })
    const answer = await post('login')
    expect(answer.status).toBe(429)
    expect(jsonOf(answer)).toEqual(body)
    expect(answer.headers['retry-after']).toBe('30')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(answer.headers['x-refresh']).toBeUndefined()
  })

  test.each([302, 307])('that is sent elsewhere (%i) fails', async status => {
    const headers = { location: 'https://elsewhere.example' }
    const { post, heard } = await before({ status, headers })
    const answer = await post('login')
    expect(answer.status).toBe(502)
    expect(answer.headers['location']).toBeUndefined()
    expect(heard).toHaveLength(1)
  })

  test('comes as JSON, with its length, and without a cookie', async () => {
    const { post, heard } = await before({ status: 401 })
    const body = '{"email":"ü@example.com"}'
    await post('login', { ...held, 'accept-encoding': 'br' }, body)
    expect(heard[0]).toMatchObject({
      url: '/v1/login',
      body,
      headers: {
        'accept-encoding': 'identity',
        'content-type': 'application/json',
        'content-length': '26'
      }
    })
    expect(heard[0]?.headers['cookie']).toBeUndefined()
    expect(heard[0]?.headers['transfer-encoding']).toBeUndefined()
  })

  test('may be declared with a query', async () => {
    const path = 'token?grant_type=password'
    const login = { path, token: 'access' }
    const body = { access: 'A', refresh: 'R' }
    const { origin, post, heard } = await before({ body }, { login })
    expect(cookieOf(await post(path))).toBe('__Host-refresh=R')
    expect(heard[0]?.url).toBe('/v1/token?grant_type=password')
    const other = await rawRequest(origin, '/api/token?grant_type=PASSWORD')
    expect(other.status).toBe(404)
  })
})

test('a sign-out may be declared with another method and a body', async () => {
  const logout = { path: 'session', method: 'DELETE', body: { all: true } }
  const { origin, post, heard } = await before({}, { logout })
  expect((await post('session', held)).status).toBe(405)
  expect(heard).toEqual([])
  const headers = { ...held, origin, 'sec-fetch-site': 'same-origin' }
  const out = await rawRequest(origin, '/api/session', headers, 'DELETE')
  expect(out.headers['set-cookie']).toBe(REMOVED)
  expect(heard[0]).toMatchObject({ method: 'DELETE', url: '/v1/session' })
  expect(heard[0]?.body).toBe('{"all":true,"refresh":"held"}')
})

test('the three calls may be declared with one path and three methods', async () => {
  const path = 'session'
  const { origin, heard } = await before(
    { body: { access: 'A', refresh: 'R' } },
    {
      login: { path, token: 'access' },
      refresh: { path, method: 'PUT', token: 'access' },
      logout: { path, method: 'DELETE' }
    }
  )
  const ask = (method: string): Promise<RawAnswer> =>
    rawRequest(origin, '/api/session', { ...held, origin }, method)
  expect(cookieOf(await ask('POST'))).toBe('__Host-refresh=R')
  expect(cookieOf(await ask('PUT'))).toBe('__Host-refresh=R')
  expect((await ask('DELETE')).headers['set-cookie']).toBe(REMOVED)
  expect(heard.map(({ method }) => method)).toEqual(['POST', 'PUT', 'DELETE'])
  expect((await ask('GET')).headers['allow']).toBe('POST, PUT, DELETE')
})

test('a session of JSON:API has one path, its own type, and a nested token', async () => {
  const type = 'application/vnd.api+json'
  const path = 'sessions/current'
  const refresh = {
    path,
    method: 'PUT',
    token: 'access',
    body: { data: { type: 'sessions', attributes: { long: true } } }
  }
  const { origin, heard } = await before(
    { body: { access: 'A' } },
    {
      refresh,
      logout: { path, method: 'DELETE' },
      sentAs: 'data.attributes.refresh_token',
      headers: () => ({ accept: type, 'content-type': type })
    }
  )
  const headers = { ...held, origin, 'content-type': type }
  const address = `/api/${path}`
  const next = await rawRequest(origin, address, headers, 'PUT', '{}')
  expect(cookieOf(next)).toBe('__Host-refresh=held')
  expect(heard[0]).toMatchObject({
    method: 'PUT',
    headers: { accept: type, 'content-type': type }
  })
  expect(JSON.parse(heard[0]?.body ?? '')).toEqual({
    data: {
      type: 'sessions',
      attributes: { long: true, refresh_token: 'held' }
    }
  })
  const out = await rawRequest(origin, address, headers, 'DELETE')
  expect(out.headers['set-cookie']).toBe(REMOVED)
  expect(heard[1]?.body).toBe(
    '{"data":{"attributes":{"refresh_token":"held"}}}'
  )
  const other = await rawRequest(origin, address, headers, 'POST')
  expect(other.status).toBe(405)
  expect(other.headers['allow']).toBe('PUT, DELETE')
  expect(heard).toHaveLength(2)
})

describe('a refresh', () => {
  test('asks nobody without a cookie', async () => {
    const { post, heard } = await before({})
    const answer = await post('refresh', { cookie: 'refresh=x' })
    expect(answer.status).toBe(401)
    expect(heard).toEqual([])
  })

  test('sends the token alone, under the last name of its field', async () => {
    const { post, heard } = await before(
      { status: 500 },
      { refreshToken: 'tokens.refresh' }
    )
    await post('refresh', held, '{"refresh":"of the page"}')
    expect(heard[0]).toMatchObject({
      body: '{"refresh":"held"}',
      headers: { 'content-type': 'application/json', 'content-length': '18' }
    })
  })

  test('keeps the cookie where the backend exchanges none', async () => {
    const { post } = await before({ body: { access: 'A' } })
    const answer = await post('refresh', held)
    expect(jsonOf(answer)).toEqual({ access: 'A' })
    expect(cookieOf(answer)).toBe('__Host-refresh=held')
  })

  test('gives the page no field that is not declared', async () => {
    const body = { access: 'A', refresh_token: 'SECRET' }
    const { post } = await before({ body })
    const answer = await post('refresh', held)
    expect(answer.body.toString()).not.toContain('SECRET')
  })

  test('fails where the answer repeats the token', async () => {
    const body = { access: 'A', refresh: 'next', old: 'held' }
    const { post } = await before({ body })
    const answer = await post('refresh', held)
    expect(answer.status).toBe(502)
    expect(answer.body.toString()).not.toContain('held')
  })

  test.each([400, 401])('ends the session with a %i', async status => {
    const { post } = await before({ status, body: { detail: 'Spent.' } })
    const answer = await post('refresh', held)
    expect(answer.status).toBe(status)
    expect(jsonOf(answer)).toEqual({ detail: 'Spent.' })
    expect(answer.headers['set-cookie']).toBe(REMOVED)
  })

  test.each([403, 404, 415, 429, 500, 503])(
    'leaves the session with a %i',
    async status => {
      const { post } = await before({ status })
      const answer = await post('refresh', held)
      expect(answer.status).toBe(status)
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
  )

  test.each([
    ['a page', '<pre>Traceback … held</pre>'],
    ['JSON that repeats the token', { refresh: 'held' }],
    ['JSON with a new token', { refresh: 'next' }]
  ])('shows nothing of %s', async (_, body) => {
    const { post } = await before({ status: 401, body })
    const answer = await post('refresh', held)
    expect(answer.status).toBe(401)
    expect(answer.body.toString()).not.toMatch(/held|next|Traceback/u)
    expect(answer.headers['set-cookie']).toBe(REMOVED)
  })
})

describe('a sign-out', () => {
  test('is JSON, though the page sends nothing', async () => {
    const { origin, heard } = await before({})
    const headers = { ...held, origin }
    const out = await rawRequest(origin, '/api/logout', headers, 'POST')
    expect(out.status).toBe(200)
    expect(heard[0]).toMatchObject({
      body: '{"refresh":"held"}',
      headers: { 'content-type': 'application/json', 'content-length': '18' }
    })
  })

  test.each([200, 204, 205, 400, 401])(
    'removes the cookie with a %i',
    async status => {
      const body = status === 204 || status === 205 ? '' : { refresh: 'held' }
      const { post } = await before({ status, body })
      const answer = await post('logout', held)
      expect(answer.status).toBe(200)
      expect(answer.body.toString()).toBe('{}')
      expect(answer.headers['set-cookie']).toBe(REMOVED)
    }
  )

  test.each([403, 404, 415, 500])(
    'that fails with a %i keeps the session, and says so',
    async status => {
      const { post } = await before({ status, body: { detail: 'No.' } })
      const answer = await post('logout', held)
      expect(answer.status).toBe(status)
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
  )
})

describe('any other call', () => {
  test('goes without cookies in either direction', async () => {
    const { origin, heard } = await before({
      headers: {
        'set-cookie': 'theirs=1',
        'clear-site-data': '"cookies"',
        'x-total-count': '7'
      }
    })
    const answer = await rawRequest(origin, '/api/users', held)
    expect(heard[0]?.headers['cookie']).toBeUndefined()
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(answer.headers['clear-site-data']).toBeUndefined()
    expect(answer.headers['x-total-count']).toBe('7')
  })

  test('keeps its body, its length and its type', async () => {
    const { origin, heard } = await before({})
    const headers = {
      'content-type': 'application/merge-patch+json',
      'idempotency-key': 'k',
      'x-http-method-override': 'DELETE'
    }
    await rawRequest(origin, '/api/users/1?a=%2F', headers, 'PATCH', '{"ü":1}')
    expect(heard[0]).toMatchObject({
      url: '/v1/users/1?a=%2F',
      body: '{"ü":1}',
      headers: {
        'content-type': 'application/merge-patch+json',
        'content-length': '8',
        'idempotency-key': 'k'
      }
    })
    expect(heard[0]?.headers['x-http-method-override']).toBeUndefined()
  })

  test('has a connection of its own', async () => {
    const { origin, post, heard } = await before({})
    await rawRequest(origin, '/api/users')
    await rawRequest(origin, '/api/users')
    await post('logout')
    await post('logout')
    expect(new Set(heard.map(({ connection }) => connection)).size).toBe(4)
    expect(heard[0]?.headers['connection']).toBe('close')
  })

  test('ends its connection where the caller wants that', async () => {
    const { origin } = await before({})
    const headers = { connection: 'Close' }
    const answer = await rawRequest(origin, '/api/users', headers)
    expect(answer.headers['connection']).toBe('close')
  })

  test('has no Origin, which a backend would take for a foreign one', async () => {
    const { post, heard } = await before({})
    await post('users')
    await post('logout')
    expect(heard.map(({ headers }) => headers['origin'])).toEqual([
      undefined,
      undefined
    ])
  })

  test('is not stored, unless the backend says how', async () => {
    const silent = await before({})
    const one = await rawRequest(silent.origin, '/api/users')
    expect(one.headers['cache-control']).toBe('no-store')
    const headers = { 'cache-control': 'private, max-age=5' }
    const saying = await before({ headers })
    const other = await rawRequest(saying.origin, '/api/users')
    expect(other.headers['cache-control']).toBe('private, max-age=5')
  })
})
