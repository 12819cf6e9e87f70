import { beforeEach, expect, test } from 'vitest'

import { type History, openHistory } from '../../soak/history.ts'
import type { Exchange } from '../../soak/line.ts'
import { openSessions, type Sessions } from '../../soak/sessions.ts'

let history: History
let sessions: Sessions

beforeEach(() => {
  history = openHistory()
  sessions = openSessions(history)
})

function send(path: string, cookie: string, sentAt = 0, more = ''): Exchange {
  const head = `POST /api/admin/${path} HTTP/1.1\r\nCookie: panel_refresh=${cookie}`
  const request = `${head}\r\n\r\n${more}`
  const exchange: Exchange = { sentAt, request, answer: '', end: 'open' }
  sessions.hear(exchange)
  return exchange
}

function end(exchange: Exchange, how: Exchange['end'], answer = ''): void {
  exchange.end = how
  exchange.answer = answer
  sessions.hear(exchange)
}

const given = (cookie: string): string =>
  `HTTP/1.1 200 OK\r\nSet-Cookie: panel_refresh=${cookie}; Path=/\r\n\r\n{}`
const REFUSED = 'HTTP/1.1 401 Unauthorized\r\n\r\n{"code":"signed-out"}'

/** A sign-in that holds the cookie `one`. */
function signIn(): void {
  const exchange = send('login', '-', 0, '{"email":"a@example.com"}')
  end(exchange, 'answered', given('one'))
}

test('a cookie that was exchanged is not sent again', () => {
  signIn()
  end(send('refresh', 'one'), 'answered', given('two'))
  expect(history.broken).toEqual([])
  send('refresh', 'one', 5000)
  expect(history.broken).toEqual([
    expect.stringContaining('an exchanged cookie is sent again after 5000 ms')
  ])
})

test('it may be where the answer got lost, and may then be refused', () => {
  signIn()
  end(send('refresh', 'one'), 'lost', given('two'))
  end(send('refresh', 'one', 4000), 'answered', REFUSED)
  expect(history.broken).toEqual([])
  expect(sessions.ofCookie('one')?.state).toBe('over')
})

test.each([
  [19_000, 0],
  [21_000, 1]
])(
  'a second refresh %i ms after one without an answer breaks %i rules',
  (after, count) => {
    signIn()
    send('refresh', 'one')
    end(send('refresh', 'one', after), 'answered', REFUSED)
    expect(history.broken).toHaveLength(count)
  }
)

test('a cookie that had to be sent twice may cost the next one too', () => {
  signIn()
  const slow = send('refresh', 'one')
  const other = send('refresh', 'one', 3000)
  end(slow, 'answered', given('two'))
  end(send('refresh', 'two', 9500), 'answered', REFUSED)
  end(other, 'answered', REFUSED)
  expect(history.broken).toEqual([])
})

test('a browser may send at once what a reset has cost it', () => {
  signIn()
  end(send('refresh', 'one'), 'refused')
  send('refresh', 'one', 10)
  send('refresh', 'one', 20)
  expect(history.broken).toEqual([])
})

test('a refresh is not called off, unless the browser is offline', () => {
  signIn()
  sessions.offline = 1
  end(send('refresh', 'one'), 'dropped')
  expect(history.broken).toEqual([])
  sessions.offline = 0
  end(send('refresh', 'one', 5000), 'dropped')
  expect(history.broken).toEqual(['a refresh is called off under way'])
})

test('a cookie that nothing has happened to is not refused', () => {
  signIn()
  end(send('refresh', 'one'), 'answered', REFUSED)
  expect(history.broken).toEqual([
    expect.stringContaining('a live cookie is refused')
  ])
})

test('a sign-in lives until a sign-out, and again where that was refused', () => {
  signIn()
  expect(sessions.latestOf(['a@example.com'])?.state).toBe('live')
  expect(sessions.latestOf(['b@example.com'])).toBeUndefined()
  send('logout', 'one')
  expect(sessions.ofCookie('one')?.state).toBe('over')
  end(send('refresh', 'one'), 'answered', given('two'))
  expect(sessions.ofCookie('two')?.state).toBe('live')
})

test('a call that is refused twice, with a refresh between, ends a sign-in', () => {
  const token = (number: number): string => {
    const claims = JSON.stringify({ sid: 'family', number })
    return `eyJhbGciOiJub25lIn0.${Buffer.from(claims).toString('base64url')}`
  }
  signIn()
  const begun = send('login', '-', 0, '{"email":"a@example.com"}')
  end(begun, 'answered', `${given('three')}{"access_token":"${token(0)}"}`)
  const call = (number: number, answer = REFUSED): void => {
    const request = `GET /api/users HTTP/1.1\r\nAuthorization: Bearer ${token(number)}\r\n\r\n`
    sessions.hear({ sentAt: 0, request, answer, end: 'answered' })
  }
  call(0)
  call(1, 'HTTP/1.1 200 OK\r\n\r\n{}')
  call(1)
  call(1)
  expect(sessions.ofCookie('three')?.state).toBe('live')
  call(2)
  expect(sessions.ofCookie('three')?.state).toBe('over')
  expect(sessions.ofCookie('one')?.state).toBe('live')
})
