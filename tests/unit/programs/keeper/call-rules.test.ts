import { connect } from 'node:net'

import { describe, expect, test } from 'vitest'

import { rawRequest } from '../../../support/raw-request.ts'
import { startRawServer } from '../../../support/raw-server.ts'
import { cookieOf, startKeeper } from '../../../support/start-keeper.ts'
import type { StartedKeeper } from '../../../support/start-keeper.ts'

const session = {
  login: { path: 'auth/login/', token: 'access' },
  refresh: { path: 'auth/refresh/', token: 'access' },
  logout: { path: 'auth/logout/' },
  current: { path: 'auth/me/' },
  refreshToken: 'refresh'
}
const held = { cookie: '__Host-refresh=held' }

/** Its backend answers everything as a sign-in; `hits` is what that was asked. */
async function openKeeper(
  declared: object = {}
): Promise<StartedKeeper & { hits: string[] }> {
  const { origin, hits } = await startRawServer((_, response) => {
    response.end('{"access":"A","refresh":"R"}')
  })
  const target = `${origin}/v1/`
  const keeper = await startKeeper({
    target,
    session: { ...session, ...declared }
  })
  return { ...keeper, hits }
}

/** What is answered to these lines, as they are. */
async function said(origin: string, lines: string[]): Promise<string> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  let answer = ''
  for await (const part of socket) answer += String(part)
  return answer
}

describe('one of the three calls in another spelling', () => {
  test.each([
    '/api/auth/login',
    '/api/auth/login//',
    '/api//auth/login/',
    '/api/auth//login/',
    '/api/AUTH/Login/',
    '/api/auth/%6cogin/',
    '/api/auth%2Flogin/',
    '/api/auth/%256cogin/',
    '/api/auth/login%20/',
    '/api/auth/login%00/',
    '/api/auth/login/;x=1',
    '/api/auth;x=1/login/',
    '/api/auth/login/?next=x',
    '/api/auth/login/?',
    '/api/auth/login.json',
    '/api/auth/login.',
    '/api/./auth/login/',
    '/api/x/../auth/login/',
    '/api/x/%2e%2e/auth/login/',
    '/api/x/..%2fauth/login/',
    '/api/x/..;/auth/login/',
    '/api/auth%5Clogin/',
    '/api/auth\\login/',
    '/api/auth/lo%EF%BD%87in/',
    '/api/auth/login/%',
    '/api/auth/login/%zz',
    '/api/../v1/auth/login/',
    '/api/auth/refresh',
    '/api/auth/LOGOUT/'
  ])('%s reaches no backend', async path => {
    const { origin, hits } = await openKeeper()
    for (const method of ['POST', 'GET', 'PUT']) {
      const answer = await rawRequest(origin, path, {}, method)
      expect(answer.status).toBeGreaterThanOrEqual(400)
      expect(answer.status).toBeLessThan(500)
      expect(answer.body.toString()).not.toContain('"R"')
    }
    expect(hits).toEqual([])
  })

  test('is not taken by another method', async () => {
    const { origin, hits } = await openKeeper()
    for (const method of ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const answer = await rawRequest(origin, '/api/auth/login/', {}, method)
      expect(answer.status).toBe(405)
      expect(answer.headers['allow']).toBe('POST')
    }
    expect(hits).toEqual([])
  })

  test('may be the current admin, who is read', async () => {
    const current = { path: 'auth/login/' }
    const { origin, hits } = await openKeeper({ current })
    await rawRequest(origin, '/api/auth/login/')
    expect(hits).toEqual(['GET /v1/auth/login/'])
    const put = await rawRequest(origin, '/api/auth/login/', {}, 'PUT')
    expect(put.status).toBe(405)
    expect(hits).toHaveLength(1)
  })
})

describe('any other path', () => {
  test.each([
    '/api/users/1?next=%2e%2e/auth/login/',
    '/api/auth/login/history/',
    '/api/users/a%2Fb',
    '/api/users/100%25',
    '/api/users/j%C3%B6rg@example.com/'
  ])('%s is passed on as it is written', async path => {
    const { origin, hits } = await openKeeper()
    await rawRequest(origin, path)
    expect(hits).toEqual([`GET ${path.replace('/api/', '/v1/')}`])
  })

  test.each(['/', '/api', '/other/auth/login/', '/API/users', '//api/users'])(
    '%s is not below the base, and not there',
    async path => {
      const { origin, hits } = await openKeeper()
      expect((await rawRequest(origin, path)).status).toBe(404)
      expect(hits).toEqual([])
    }
  )
})

describe('the page of another origin', () => {
  test.each([
    { origin: 'https://other.example' },
    { origin: 'null' },
    { origin: 'http://panel.example' },
    { origin: 'https://panel.example:8443' },
    { origin: 'https://panel.example', 'sec-fetch-site': 'cross-site' },
    { origin: 'https://panel.example', 'sec-fetch-site': 'same-site' },
    { origin: 'https://panel.example', 'sec-fetch-site': 'none' },
    { origin: 'https://other.example', 'sec-fetch-site': 'same-origin' }
  ])('may neither begin nor end a session: %o', async headers => {
    const { post, hits, log } = await openKeeper()
    for (const { path } of [session.login, session.refresh, session.logout]) {
      const host = { host: 'panel.example' }
      const answer = await post(path, { ...held, ...host, ...headers })
      expect(answer.status).toBe(403)
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
    expect(hits).toEqual([])
    expect(log).toHaveLength(3)
    expect(log[0]).toContain(`Origin ${headers.origin}, Host panel.example`)
  })

  test.each([
    ['the panel', { origin: 'https://panel.example' }],
    [
      'the panel, as browsers say today',
      { origin: 'https://panel.example', 'sec-fetch-site': 'same-origin' }
    ],
    ['a program', {}]
  ])('is not that of %s', async (_, headers) => {
    const { origin } = await openKeeper()
    const answer = await rawRequest(
      origin,
      '/api/auth/login/',
      { host: 'panel.example', ...headers },
      'POST',
      '{}'
    )
    expect(cookieOf(answer)).toBe('__Host-refresh=R')
  })

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    'text/vnd.api+json'
  ])('cannot send a form of %s', async type => {
    const { post, hits } = await openKeeper()
    for (const { path } of [session.login, session.refresh, session.logout]) {
      const answer = await post(path, { ...held, 'content-type': type })
      expect(answer.status).toBe(415)
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
    expect(hits).toEqual([])
  })
})

describe('what the keeper does not know is refused', () => {
  const host = 'Host: panel.example'
  const close = 'Connection: close'

  test.each([
    ['CONNECT', ['CONNECT backend:443 HTTP/1.1', host], 405],
    ['TRACE', ['TRACE /api/users HTTP/1.1', host, close], 405],
    ['an odd method', ['PROPFIND /api/users HTTP/1.1', host, close], 405],
    ['a whole address', ['GET http://x/api/users HTTP/1.1', host, close], 400],
    ['no path', ['OPTIONS * HTTP/1.1', host, close], 400],
    ['a fragment', ['POST /api/auth/login/#x HTTP/1.1', host, close], 400],
    ['a fragment of a query', ['GET /api/x?y#z HTTP/1.1', host, close], 400],
    [
      'another protocol',
      [
        'GET /api/users HTTP/1.1',
        host,
        'Connection: Upgrade',
        'Upgrade: websocket'
      ],
      501
    ],
    [
      'headers of the connection',
      ['GET /api/users HTTP/1.1', host, 'Connection: close, Content-Length'],
      400
    ],
    [
      'a body of no known length',
      [
        'POST /api/users HTTP/1.1',
        host,
        close,
        'Transfer-Encoding: chunked',
        '',
        '0'
      ],
      411
    ],
    [
      'two lengths',
      [
        'POST /api/users HTTP/1.1',
        host,
        'Content-Length: 1',
        'Transfer-Encoding: chunked',
        '',
        '0'
      ],
      400
    ],
    [
      'a long body',
      ['POST /api/users HTTP/1.1', host, 'Content-Length: 65537', '', 'x'],
      413
    ],
    [
      'a long sign-in',
      [
        'POST /api/auth/login/ HTTP/1.1',
        host,
        'Content-Length: 65537',
        '',
        'x'
      ],
      413
    ]
  ])('%s', async (_, lines, status) => {
    const { origin, hits } = await openKeeper()
    const answer = await said(origin, lines)
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `, 'u'))
    expect(answer).not.toMatch(/ {4}at |node:/u)
    expect(hits).toEqual([])
  })
})
