import { gzipSync } from 'node:zlib'

import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'

import { type HttpRequest, sendRequest } from '../../../src/api/http.ts'
import { RequestError } from '../../../src/contract/request-error.ts'
import { useApiServer } from '../../support/api-server.ts'
import {
  destroyed,
  silent,
  startRawServer,
  until
} from '../../support/raw-server.ts'

const COMMAND_DEADLINE_MS = 30_000
const GET_DEADLINE_MS = 15_000
const ANSWER_LIMIT = 8 * 1024 * 1024
const LEAST_RETRY_WAIT_MS = 325

const api = useApiServer()

const METHODS = ['GET', 'POST', 'PATCH', 'DELETE'] as const
const RETRIED = [408, 409, 425, 429, 500, 502, 503, 504]
/** Node itself makes an error of 407, and sends a 421 once more. */
const STATUSES = [
  ...Array.from({ length: 52 }, (_, index) => 400 + index),
  ...Array.from({ length: 12 }, (_, index) => 500 + index)
].filter(status => status !== 407 && status !== 421)

/** How a request fails, in the one shape that it may fail in. */
async function failureOf(request: Promise<unknown>): Promise<RequestError> {
  const outcome = await request.then(
    value => new Error(`answered ${JSON.stringify(value)}`),
    (error: unknown) => error
  )
  expect(outcome).toBeInstanceOf(RequestError)
  return outcome as RequestError
}

describe('retry', () => {
  test('9.4 GET is retried once on eight statuses, and nothing else ever is (NET-2)', async () => {
    const cases = METHODS.flatMap(method =>
      STATUSES.map(status => ({
        method,
        status,
        path: `case/${method}/${status}`
      }))
    )
    await api.control.faults.set(
      cases.map(({ path, status }) => ({ path, fault: { status } }))
    )
    await Promise.all(
      cases.map(async ({ method, path, status }) => {
        const address = `${api.base}/${path}`
        const failure = await failureOf(sendRequest({ method, address }))
        expect(failure.facts.status).toBe(status)
      })
    )
    const log = await api.control.log()
    for (const { method, status, path } of cases) {
      const retried = method === 'GET' && RETRIED.includes(status)
      const hits = log.filter(call => call.path === path)
      expect(hits, `${method} ${status}`).toHaveLength(retried ? 2 : 1)
    }
  })

  test('9.4 a retry that succeeds is an answer', async () => {
    await api.control.faults.set([
      { path: 'x', times: 1, fault: { status: 503 } },
      { path: 'x', fault: { shape: { fine: true } } }
    ])
    const address = `${api.base}/x`
    expect(await sendRequest({ method: 'GET', address })).toEqual({
      fine: true
    })
  })

  test('9.4 each attempt asks for its token anew (NET-4)', async () => {
    await api.control.faults.set([{ path: 'x', fault: { status: 500 } }])
    let token = 0
    await failureOf(
      sendRequest({
        method: 'GET',
        address: `${api.base}/x`,
        authorize: () => String((token += 1))
      })
    )
    expect(api.sent.map(call => call.authorization)).toEqual([
      'Bearer 1',
      'Bearer 2'
    ])
  })

  test('9.4 the retry carries no token that was thrown away (NET-4)', async () => {
    await api.control.faults.set([{ path: 'x', fault: { status: 500 } }])
    const tokens = ['old', '']
    const authorize = (): string => tokens.shift() ?? 'none is asked for'
    const address = `${api.base}/x`
    await failureOf(sendRequest({ method: 'GET', address, authorize }))
    expect(api.sent.map(call => call.authorization)).toEqual([
      'Bearer old',
      null
    ])
  })

  test.each(METHODS)(
    '9.4 a broken connection counts as 500: %s (NET-2)',
    async method => {
      const server = await startRawServer(destroyed)
      const failure = await failureOf(
        sendRequest({ method, address: `${server.origin}/x` })
      )
      expect(failure.kind).toBe('unreachable')
      expect(server.hits).toHaveLength(method === 'GET' ? 2 : 1)
    }
  )

  test('nobody listens: unreachable, or offline where the browser knows', async () => {
    const send = (): Promise<unknown> =>
      sendRequest({ method: 'GET', address: 'http://127.0.0.1:9/x' })
    expect((await failureOf(send())).kind).toBe('unreachable')
    vi.stubGlobal('navigator', { onLine: false })
    expect((await failureOf(send())).kind).toBe('offline')
  })
})

describe('the wait before a retry', () => {
  /** When a GET that was refused so comes again, in ms. */
  async function waitOf(headers: Record<string, string>): Promise<number> {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    const server = await startRawServer((_, response) => {
      response.setHeader('connection', 'close')
      response.writeHead(server.hits.length > 1 ? 200 : 429, headers).end()
    })
    const request = { method: 'GET', address: `${server.origin}/x` } as const
    const answer = sendRequest(request)
    let waited = 0
    await until(() => {
      if (vi.getTimerCount() === 2 && server.hits.length === 1) {
        vi.advanceTimersByTime(50)
        waited += 50
      }
      return server.hits.length > 1
    })
    await answer
    vi.useRealTimers()
    return waited
  }

  test.each([
    ['is what the server asks for, up to five seconds', '2', 2000],
    ['is drawn where the server asks for nothing', '', 650],
    ['is drawn where the server asks for longer than a call lasts', '30', 650],
    ['is drawn where the server asks for none', '0', 650]
  ])('%s (NET-3)', async (_, retryAfter, wait) => {
    expect(await waitOf(retryAfter ? { 'retry-after': retryAfter } : {})).toBe(
      wait
    )
  })

  test('ends with the call (NET-3, NET-10)', async () => {
    const server = await startRawServer((_, response) => {
      response.writeHead(503, { 'retry-after': '5' }).end()
    })
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
    const abort = new AbortController()
    const failure = failureOf(
      sendRequest({
        method: 'GET',
        address: `${server.origin}/x`,
        signal: abort.signal
      })
    )
    await until(() => vi.getTimerCount() === 2)
    abort.abort()
    expect((await failure).kind).toBe('aborted')
    vi.advanceTimersByTime(5000)
    vi.useRealTimers()
    expect(server.hits).toHaveLength(1)
  })
})

describe('an end before the answer', () => {
  test.each(METHODS)(
    '9.4 an abort is not retried: %s (NET-2, NET-4)',
    async method => {
      const server = await startRawServer(silent)
      const abort = new AbortController()
      const failure = failureOf(
        sendRequest({
          method,
          address: `${server.origin}/x`,
          signal: abort.signal
        })
      )
      await until(() => server.hits.length > 0)
      abort.abort()
      expect((await failure).kind).toBe('aborted')
      expect(server.hits).toHaveLength(1)
    }
  )

  test('what is aborted beforehand is not sent', async () => {
    const server = await startRawServer(silent)
    const failure = await failureOf(
      sendRequest({
        method: 'GET',
        address: `${server.origin}/x`,
        signal: AbortSignal.abort()
      })
    )
    expect(failure.kind).toBe('aborted')
    expect(server.hits).toHaveLength(0)
  })

  test.each([
    ['GET', GET_DEADLINE_MS],
    ['POST', COMMAND_DEADLINE_MS]
  ] as const)(
    '%s ends at its deadline of %i ms (NET-1)',
    async (method, deadline) => {
      const server = await startRawServer(silent)
      await expectDeadline(
        { method, address: `${server.origin}/x` },
        deadline,
        () => server.hits.length > 0
      )
      expect(server.hits).toHaveLength(1)
    }
  )

  test('the deadline covers a body that stops in the middle (NET-1)', async () => {
    const server = await startRawServer((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.write('{"data":')
    })
    await expectDeadline(
      { method: 'GET', address: `${server.origin}/x` },
      GET_DEADLINE_MS,
      () => server.hits.length > 0
    )
  })

  test('the deadline covers a second attempt that nobody answers (NET-1)', async () => {
    const server = await startRawServer((request, response) => {
      if (server.hits.length > 1) return silent(request, response)
      return response.writeHead(503).end()
    })
    vi.spyOn(Math, 'random').mockReturnValue(0)
    let advanced = false
    await expectDeadline(
      { method: 'GET', address: `${server.origin}/x` },
      GET_DEADLINE_MS - LEAST_RETRY_WAIT_MS,
      () => {
        // The second timer is the wait before the retry.
        if (!advanced && server.hits.length === 1 && vi.getTimerCount() === 2) {
          advanced = true
          vi.advanceTimersByTime(LEAST_RETRY_WAIT_MS)
        }
        return server.hits.length > 1
      }
    )
    expect(server.hits).toHaveLength(2)
  })

  test('the deadline covers the wait for a token, and so does an abort (NET-1)', async () => {
    let asked = 0
    const request: HttpRequest = {
      method: 'GET',
      address: `${api.base}/x`,
      authorize: () => {
        asked += 1
        return new Promise<string>(() => undefined)
      }
    }
    await expectDeadline(request, GET_DEADLINE_MS, () => asked === 1)

    const abort = new AbortController()
    const failure = failureOf(sendRequest({ ...request, signal: abort.signal }))
    await until(() => asked === 2)
    abort.abort()
    expect((await failure).kind).toBe('aborted')
    expect(api.sent).toEqual([])
  })

  async function expectDeadline(
    request: HttpRequest,
    deadline: number,
    underWay: () => boolean
  ): Promise<void> {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
    let failure: RequestError | undefined
    const ended = failureOf(sendRequest(request)).then(error => {
      failure = error
    })
    await until(underWay)
    vi.advanceTimersByTime(deadline - 1)
    for (let stage = 0; stage < 20; stage += 1) {
      await new Promise(resolve => setImmediate(resolve))
    }
    expect(failure).toBeUndefined()
    vi.advanceTimersByTime(1)
    await ended
    expect(failure?.kind).toBe('timeout')
    vi.useRealTimers()
  }
})

describe('answers', () => {
  const get = (path: string): Promise<unknown> =>
    sendRequest({ method: 'GET', address: `${api.base}/${path}` })

  test('a page with 200 is a bad answer, with the id to quote (NET-5)', async () => {
    await api.control.faults.set([{ fault: { html: true } }])
    const failure = await failureOf(get('admin'))
    expect(failure.facts).toMatchObject({ kind: 'bad-answer', status: 200 })
    expect(failure.facts.requestId).toMatch(/^[\w-]{36}$/u)
    expect(failure.message).not.toContain('<')
  })

  test('a page with an error status says nothing but its status (NET-12)', async () => {
    const server = await startRawServer((_, response) => {
      response.writeHead(502, { 'content-type': 'text/html' })
      response.end('<h1>Bad gateway</h1>')
    })
    const failure = await failureOf(
      sendRequest({ method: 'GET', address: `${server.origin}/x` })
    )
    expect(failure.facts).toMatchObject({ kind: 'server', status: 502 })
    expect(failure.facts.detail).toBeUndefined()
  })

  test('cut-off JSON is a bad answer (NET-5)', async () => {
    await api.control.faults.set([{ fault: { garbage: '{"id":"1","ema' } }])
    expect((await failureOf(get('admin'))).kind).toBe('bad-answer')
  })

  test('a connection that breaks inside the body is unreachable (NET-6)', async () => {
    await api.control.faults.set([
      { fault: { shape: { id: 'x'.repeat(4000) }, cutBody: true } }
    ])
    expect((await failureOf(get('admin'))).kind).toBe('unreachable')
  })

  test('a body that is shorter than it says is unreachable (NET-6)', async () => {
    const server = await startRawServer((_, response) => {
      response.writeHead(200, { 'content-length': '100' })
      response.write('{"id":"1"}')
      setImmediate(() => response.destroy())
    })
    const failure = await failureOf(
      sendRequest({ method: 'GET', address: `${server.origin}/x` })
    )
    expect(failure.kind).toBe('unreachable')
  })

  test.each([
    ['a byte order mark', Buffer.from('\uFEFF{"id":"1"}'), { id: '1' }],
    ['no content type', Buffer.from('{"id":"1"}'), { id: '1' }],
    ['bytes that are no text', Buffer.from([0x1f, 0x8b, 0x08, 0xff]), undefined]
  ])(
    '%s is read for what it is, or a bad answer (NET-5)',
    async (_, body, value) => {
      const server = await startRawServer((__, response) => {
        response.writeHead(200).end(body)
      })
      const outcome = await sendRequest({
        method: 'GET',
        address: `${server.origin}/x`
      }).catch((error: unknown) => error)
      if (value) expect(outcome).toEqual(value)
      else expect(outcome).toMatchObject({ kind: 'bad-answer' })
    }
  )

  test('an answer without end is cut off, and its connection closed (NET-9)', async () => {
    let sent = 0
    let closed = false
    const chunk = Buffer.alloc(64 * 1024, ' ')
    const server = await startRawServer((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.on('close', () => {
        closed = true
      })
      const go = (): void => {
        while (!response.destroyed) {
          sent += chunk.byteLength
          if (!response.write(chunk)) return void response.once('drain', go)
        }
      }
      go()
    })
    const failure = await failureOf(
      sendRequest({ method: 'GET', address: `${server.origin}/x` })
    )
    expect(failure.kind).toBe('bad-answer')
    expect(server.hits).toHaveLength(1)
    await until(() => closed)
    // What lies in the buffers of two sockets comes on top.
    expect(sent).toBeLessThan(4 * ANSWER_LIMIT)
  })

  test.each([
    ['with its length', true],
    ['in pieces', false]
  ])(
    'an answer as large as may be is read whole, %s (NET-9)',
    async (_, told) => {
      const text = JSON.stringify('x'.repeat(ANSWER_LIMIT - 2))
      const server = await startRawServer((__, response) => {
        const length = { 'content-length': String(ANSWER_LIMIT) }
        response.writeHead(200, told ? length : {})
        response.write(text)
        response.end()
      })
      const address = `${server.origin}/x`
      const value = await sendRequest({ method: 'GET', address })
      expect(value).toHaveLength(ANSWER_LIMIT - 2)
    }
  )

  test('an answer that is small only while it is compressed is refused (NET-9)', async () => {
    const bomb = gzipSync(JSON.stringify('x'.repeat(ANSWER_LIMIT)))
    const server = await startRawServer((_, response) => {
      response.writeHead(200, {
        'content-encoding': 'gzip',
        'content-length': bomb.length
      })
      response.end(bomb)
    })
    const failure = await failureOf(
      sendRequest({ method: 'GET', address: `${server.origin}/x` })
    )
    expect(failure.kind).toBe('bad-answer')
  })

  test('no body is no value (NET-5)', async () => {
    await api.control.faults.set([
      { path: 'empty', fault: { status: 200 } },
      { path: 'none', fault: { status: 204 } }
    ])
    expect(await get('empty')).toBeUndefined()
    expect(await get('none')).toBeUndefined()
  })

  test('a problem is read into its facts (NET-12)', async () => {
    await api.control.faults.set([
      {
        fault: {
          status: 422,
          body: {
            title: 'Invalid',
            detail: 'Look at the fields.',
            code: 'invalid',
            errors: [{ pointer: '#/email', detail: 'is taken' }]
          }
        }
      }
    ])
    expect((await failureOf(get('admin'))).facts).toMatchObject({
      kind: 'invalid',
      status: 422,
      detail: 'Look at the fields.',
      code: 'invalid',
      fields: { email: ['is taken'] }
    })
  })

  test('any text at all is a value or one kind of error (NET-5, NET-7)', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.string({ unit: 'binary' }), fc.json()),
        fc.constantFrom(200, 201, 400, 404, 422, 501),
        async (text, status) => {
          await api.control.faults.set([
            { path: 'any', times: 1, fault: { status, body: text } }
          ])
          const outcome = await get('any').catch((error: unknown) => error)
          if (outcome instanceof Error) {
            expect(outcome).toBeInstanceOf(RequestError)
          } else {
            expect(status).toBeLessThan(400)
          }
        }
      ),
      { numRuns: 40 }
    )
  })
})

describe('a redirect', () => {
  test.each(METHODS)(
    'is not followed, so that nothing goes elsewhere: %s (AUTH-2)',
    async method => {
      const other = await startRawServer((_, response) => {
        response.end('{}')
      })
      const server = await startRawServer((_, response) => {
        response.writeHead(307, { location: `${other.origin}/x` })
        response.end()
      })
      const failure = await failureOf(
        sendRequest({
          method,
          address: `${server.origin}/x`,
          authorize: () => 'secret'
        })
      )
      expect(failure.kind).toBe('unreachable')
      expect(other.hits).toEqual([])
    }
  )
})

describe('requests', () => {
  test.each(['GET', 'DELETE'] as const)(
    '7.5 %s params stand in the query, without the empty ones',
    async method => {
      await api.control.faults.set([{ path: 'x', fault: { status: 204 } }])
      const query = { a: '', b: null, c: undefined, d: 0, e: false, f: ' /' }
      await sendRequest({ method, address: `${api.base}/x`, query })
      const [call] = await api.control.log()
      expect(call).toMatchObject({ method, body: '' })
      expect(call?.query).toBe('?d=0&e=false&f=+%2F')
      expect(call?.headers['content-type']).toBeUndefined()
    }
  )

  test('7.0 Authorization is there exactly when there is a token', async () => {
    await api.control.faults.set([{ path: 'x', fault: { status: 204 } }])
    const address = `${api.base}/x`
    await sendRequest({ method: 'GET', address })
    await sendRequest({ method: 'GET', address, authorize: () => '' })
    await sendRequest({ method: 'GET', address, authorize: () => 'abc' })
    expect(api.sent.map(call => call.authorization)).toEqual([
      null,
      null,
      'Bearer abc'
    ])
  })
})
