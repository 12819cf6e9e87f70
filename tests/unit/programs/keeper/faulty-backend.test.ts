import type { RequestListener } from 'node:http'
import { connect } from 'node:net'

import { describe, expect, onTestFinished, test } from 'vitest'

import { rawRequest, type RawAnswer } from '../../../support/raw-request.ts'
import {
  destroyed,
  silent,
  startRawServer,
  until
} from '../../../support/raw-server.ts'
import { jsonOf, startKeeper } from '../../../support/start-keeper.ts'
import type { StartedKeeper } from '../../../support/start-keeper.ts'
import { freePort } from '../../../support/start-process.ts'

/** Long enough for a slow machine to answer, short enough to wait for. */
const LIMIT_MS = 400
const session = {
  login: { path: 'login', token: 'access' },
  refresh: { path: 'refresh', token: 'access' },
  logout: { path: 'logout' },
  current: { path: 'me' },
  refreshToken: 'refresh'
}
const cookie = '__Host-refresh=held'
const granted = '{"access":"A","refresh":"R"}'
const json = { 'content-type': 'application/json' }

async function beforeThat(
  answer: RequestListener,
  limitMs?: number
): Promise<StartedKeeper> {
  const { origin } = await startRawServer((request, response) => {
    request.resume()
    response.on('error', () => undefined)
    answer(request, response)
  })
  const limit = limitMs === undefined ? {} : { limitMs }
  return startKeeper({ target: `${origin}/`, session, ...limit })
}

/** Each of the three calls, and one that is passed on. */
async function* answers({
  origin,
  post
}: StartedKeeper): AsyncGenerator<RawAnswer> {
  for (const path of ['login', 'refresh', 'logout'])
    yield post(path, { cookie })
  yield rawRequest(origin, '/api/users')
}

function expectProblem(answer: RawAnswer, status: number): void {
  expect(answer.status).toBe(status)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/problem+json',
    'content-length': String(answer.body.length),
    'cache-control': 'no-store'
  })
  expect(answer.headers['set-cookie']).toBeUndefined()
  expect(jsonOf(answer)).toEqual({
    title: expect.any(String),
    status,
    detail: expect.stringMatching(/^The backend [a-z ]+\.$/u)
  })
}

describe('a backend', () => {
  test('that is not there is a 502', async () => {
    const target = `http://127.0.0.1:${await freePort()}/`
    const keeper = await startKeeper({ target, session })
    for await (const answer of answers(keeper)) expectProblem(answer, 502)
    expect(keeper.log).toHaveLength(4)
    for (const line of keeper.log) {
      expect(line).toMatch(/^\w+ \/api\/\w+ 502: .+ECONNREFUSED[^\n]+$/u)
    }
  })

  test('that breaks off without a word is a 502', async () => {
    const keeper = await beforeThat(destroyed)
    for await (const answer of answers(keeper)) expectProblem(answer, 502)
  })

  test('that does not speak HTTP is a 502', async () => {
    const keeper = await beforeThat(request => {
      request.socket.end('SSH-2.0-OpenSSH_9.2\r\n')
    })
    for await (const answer of answers(keeper)) expectProblem(answer, 502)
  })

  test('that does not answer is a 504', async () => {
    const keeper = await beforeThat(silent, LIMIT_MS)
    for await (const answer of answers(keeper)) expectProblem(answer, 504)
    expect(keeper.log).toHaveLength(4)
  })

  test('that changes the protocol is a 502', async () => {
    const keeper = await beforeThat(request => {
      request.socket.end(
        'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n'
      )
    })
    for await (const answer of answers(keeper)) expectProblem(answer, 502)
  })
})

describe('half an answer', () => {
  const half: RequestListener = (_, response) => {
    response.writeHead(200, { ...json, 'content-length': 100 })
    response.write(granted)
  }
  const broken: RequestListener = (request, response) => {
    half(request, response)
    setTimeout(() => request.socket.destroy(), 50)
  }

  test.each(['login', 'refresh', 'logout'])(
    'to %s is a 502, and is not shown',
    async path => {
      const { post } = await beforeThat(broken)
      expectProblem(await post(path, { cookie }), 502)
    }
  )

  test('to one of the three calls, and then nothing, is a 504', async () => {
    const { post } = await beforeThat(half, LIMIT_MS)
    expectProblem(await post('login'), 504)
  })

  test('a drop at a time is a 504 once the time is over', async () => {
    const { post } = await beforeThat((_, response) => {
      response.writeHead(200, json)
      const timer = setInterval(() => response.write(' '), 20)
      response.on('close', () => clearInterval(timer))
    }, LIMIT_MS)
    expectProblem(await post('login'), 504)
  })

  test.each([
    ['breaks off', broken, undefined],
    ['stalls', half, LIMIT_MS]
  ])(
    'of any other call breaks off where the backend %s',
    async (_, answer, ms) => {
      const { origin } = await beforeThat(answer, ms)
      await expect(rawRequest(origin, '/api/users')).rejects.toThrow(
        /aborted|hang up|ECONNRESET/u
      )
    }
  )
})

describe('an answer that is too long', () => {
  const endless: RequestListener = (_, response) => {
    response.writeHead(200, json)
    const more = (): void => {
      while (!response.destroyed && response.write(' '.repeat(65_536)));
    }
    response.on('drain', more)
    more()
  }

  test.each(['login', 'refresh', 'logout'])('to %s is a 502', async path => {
    const { post } = await beforeThat(endless)
    expectProblem(await post(path, { cookie }), 502)
  })
})

describe('any other call', () => {
  test('is streamed: its parts come as they are sent', async () => {
    let finish = (): void => undefined
    const { origin } = await beforeThat((_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write('data: 1\n\n')
      finish = () => response.end('data: 2\n\n')
    })
    const answer = await fetch(`${origin}/api/events`)
    const parts: string[] = []
    for await (const part of answer.body ?? []) {
      parts.push(Buffer.from(part).toString())
      finish()
    }
    expect(parts).toEqual(['data: 1\n\n', 'data: 2\n\n'])
  })

  test('may be long', async () => {
    const long = 'x'.repeat(4_000_000)
    const { origin } = await beforeThat((_, response) => {
      response.end(long)
    })
    const answer = await rawRequest(origin, '/api/export')
    expect(answer.body.toString()).toBe(long)
  })

  test('ends at the backend, too, where the page has gone', async () => {
    let isGone = false
    const { origin, log } = await beforeThat((_, response) => {
      response.on('close', () => {
        isGone = true
      })
      response.writeHead(200, json).write('[')
    })
    const controller = new AbortController()
    await fetch(`${origin}/api/users`, { signal: controller.signal })
    controller.abort()
    await until(() => isGone)
    expect(log).toEqual([])
  })
})

test('a page that does not send its whole body is not waited for', async () => {
  const { origin } = await beforeThat((_, response) => {
    response.end('{}')
  }, LIMIT_MS)
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  const host = new URL(origin).host
  socket.write(
    `POST /api/login HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 50\r\n\r\n{`
  )
  let said = ''
  for await (const part of socket) said += String(part)
  expect(said).toMatch(/^HTTP\/1\.1 408 /u)
})
