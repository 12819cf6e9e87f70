import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import { connect } from 'node:http2'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

import {
  afterAll,
  beforeAll,
  describe,
  expect,
  onTestFinished,
  test
} from 'vitest'

import { calls } from '../../src/contract/calls.ts'
import { sessionPaths } from '../../src/contract/session/session-paths.ts'
import { projectFolder } from '../support/dist.ts'
import { rawRequest } from '../support/raw-request.ts'
import type { RawAnswer } from '../support/raw-request.ts'
import {
  isInstalled,
  realServers,
  startRealServer,
  startSecureServer,
  startTwoPanels
} from '../support/real-servers.ts'
import type { SecureServer } from '../support/real-servers.ts'
import { freePort, startProcess } from '../support/start-process.ts'
import type { Started } from '../support/start-process.ts'

const BODY_LIMIT_BYTES = 64 * 1024

const JSON_TYPE = { 'content-type': 'application/json' }
const LONG_TEXT = JSON.stringify({ rows: Array(200).fill('the same row') })

/** The headers of each call, and the connections that they came over. */
let received: IncomingHttpHeaders[] = []
let connections = 0

/** Reads the whole call, and answers long JSON of the type in `?`. */
const recorder = createServer((request, answer) => {
  received.push(request.headers)
  request.resume().on('end', () => {
    const type = request.url?.split('?')[1] ?? 'json'
    answer.writeHead(200, { 'content-type': `application/${type}` })
    answer.end(LONG_TEXT)
  })
}).on('connection', () => {
  connections += 1
})
// Only the servers in front end a connection.
recorder.keepAliveTimeout = 60_000

let folder: string
let recorderOrigin: string
let referenceApi: Started

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'panel-behind-'))
  const recorderPort = await freePort()
  recorderOrigin = `http://127.0.0.1:${recorderPort}`
  recorder.listen(recorderPort, '127.0.0.1')
  await once(recorder, 'listening')
  const port = await freePort()
  referenceApi = await startProcess(
    process.execPath,
    [join(projectFolder, 'src/programs/reference-api/main.ts')],
    {
      port,
      folder,
      environment: {
        PORT: String(port),
        PANEL_DB: ':memory:',
        PANEL_SEED_TRANSACTIONS: '50',
        PANEL_TRUSTED_PROXIES: '127.0.0.1'
      }
    }
  )
})

afterAll(async () => {
  recorder.close()
  await referenceApi.stop()
  rmSync(folder, { recursive: true })
})

describe.each(realServers)('$name', server => {
  describe.runIf(isInstalled(server))('before an API', () => {
    let secure: SecureServer
    let behind: Started
    let secureRecorder: Started
    let behindRecorder: Started

    beforeAll(async () => {
      const place = join(folder, server.name)
      const api = referenceApi.origin
      secure = await startSecureServer(server, `${place}-secure`, api)
      behind = await startRealServer(server, `${place}-behind`, api)
      secureRecorder = await startSecureServer(
        server,
        `${place}-secure-recorder`,
        recorderOrigin
      )
      behindRecorder = await startRealServer(
        server,
        `${place}-behind-recorder`,
        recorderOrigin
      )
    })

    afterAll(async () => {
      await secure.stop()
      await behind.stop()
      await secureRecorder.stop()
      await behindRecorder.stop()
    })

    function signIn(
      { origin }: Started,
      headers: Record<string, string>
    ): Promise<RawAnswer> {
      const account = { email: 'admin@example.com', password: 'roll-the-dice' }
      return rawRequest(
        origin,
        `/api/${calls.login.path}`,
        { ...JSON_TYPE, ...headers },
        'POST',
        JSON.stringify(account)
      )
    }

    async function headersOf(
      { origin }: Started,
      headers: Record<string, string>
    ): Promise<IncomingHttpHeaders> {
      received = []
      await rawRequest(origin, '/api/users', headers)
      return received[0] ?? {}
    }

    function post(body: string): Promise<RawAnswer> {
      const { origin } = behindRecorder
      return rawRequest(origin, '/api/users', {}, 'POST', body)
    }

    test('OPS-10 lets a sign-in over https have a Secure cookie', async () => {
      const answer = await signIn(secure, {
        origin: secure.origin,
        'x-forwarded-proto': 'http'
      })
      expect(answer.status).toBe(200)
      expect(answer.headers['set-cookie']).toMatch(/; Secure(?:;|$)/)
    })

    test('OPS-10 does so behind a proxy that ends https', async () => {
      const answer = await signIn(behind, {
        host: 'panel.example.com',
        origin: 'https://panel.example.com',
        'x-forwarded-proto': 'https'
      })
      expect(answer.status).toBe(200)
      expect(answer.headers['set-cookie']).toMatch(/; Secure(?:;|$)/)
    })

    test('OPS-10 lets no page of another site claim to be of this host', async () => {
      for (const started of [secure, behind]) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        const answer = await signIn(started, {
          origin: 'https://evil.example',
          'x-forwarded-host': 'evil.example'
        })
        expect(answer.status).toBe(403)
      }
    })

    test('OPS-10 tells the API what it knows of the caller, not what that claims', async () => {
      const headers = await headersOf(secureRecorder, {
        'x-forwarded-for': '203.0.113.9',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'http'
      })
      expect(headers['x-forwarded-for']).toMatch(/^(?:127\.0\.0\.1|::1)$/)
      expect(headers['x-forwarded-proto']).toBe('https')
      expect(headers['x-forwarded-host'] ?? '').not.toContain('evil')
      expect(headers.host).toBe(new URL(secureRecorder.origin).host)
    })

    test('OPS-10 tells the API what a proxy in front of it knows of the caller', async () => {
      const headers = await headersOf(behindRecorder, {
        host: 'panel.example.com',
        'x-forwarded-for': '203.0.113.9',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'https'
      })
      expect(headers['x-forwarded-for']).toBe('203.0.113.9, 127.0.0.1')
      expect(headers['x-forwarded-proto']).toBe('https')
      expect(headers['x-forwarded-host'] ?? '').not.toContain('evil')
      expect(headers.host).toBe('panel.example.com')
    })

    test('OPS-10 keeps its connection to the API for the next call', async () => {
      await rawRequest(behindRecorder.origin, '/api/users')
      connections = 0
      for (const path of ['/api', '/api/users', '/api/admin/refresh']) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await rawRequest(behindRecorder.origin, path)
      }
      expect(connections).toBeLessThan(3)
    })

    test('OPS-10 uses no connection that an API may just have ended', async () => {
      await rawRequest(behindRecorder.origin, '/api/users')
      connections = 0
      // Node ends an idle one after 5 s.
      await new Promise(resolve => setTimeout(resolve, 4500))
      await rawRequest(behindRecorder.origin, '/api/users')
      expect(connections).toBe(1)
    })

    test.each(['json', 'problem+json'])(
      'OPS-10 compresses %s of the API where it is taken',
      async type => {
        const path = `/api/users?${type}`
        const { origin } = behindRecorder
        const plain = await rawRequest(origin, path)
        expect(plain.headers['content-encoding']).toBeUndefined()
        expect(plain.body.toString()).toBe(LONG_TEXT)
        const answer = await rawRequest(origin, path, {
          'accept-encoding': 'gzip'
        })
        expect(answer.headers['content-encoding']).toBe('gzip')
        expect(answer.headers['vary']).toContain('Accept-Encoding')
        expect(gunzipSync(answer.body).toString()).toBe(LONG_TEXT)
      }
    )

    test.each([calls.login.path, calls.refresh.path])(
      'OPS-10 does not compress the token of %s',
      async path => {
        const { headers, body } = await rawRequest(
          behindRecorder.origin,
          `/api/${path}`,
          { 'accept-encoding': 'gzip, br, zstd' },
          'POST'
        )
        expect(headers['content-encoding']).toBeUndefined()
        expect(body.toString()).toBe(LONG_TEXT)
      }
    )

    test('OPS-10 compresses rows of the reference API', async () => {
      const token: unknown = JSON.parse(
        (await signIn(behind, {})).body.toString()
      )
      const answer = await rawRequest(behind.origin, '/api/users', {
        'accept-encoding': 'gzip',
        authorization: `Bearer ${String(Reflect.get(Object(token), 'access_token'))}`
      })
      expect(answer.status).toBe(200)
      expect(answer.headers['content-encoding']).toBe('gzip')
      expect(JSON.parse(gunzipSync(answer.body).toString())).toHaveProperty(
        'data'
      )
    })

    test('OPS-10 passes on a body as long as the API takes', async () => {
      received = []
      const { status } = await post('x'.repeat(BODY_LIMIT_BYTES))
      expect(status).toBe(200)
      expect(received).toHaveLength(1)
    })

    // The others set no limit of their own.
    test.runIf(server.name === 'nginx')(
      'OPS-10 refuses a body longer than the API takes',
      async () => {
        received = []
        const { status } = await post('x'.repeat(BODY_LIMIT_BYTES + 1))
        expect(status).toBe(413)
        expect(received).toEqual([])
      }
    )

    test('OPS-10 passes on a call to the start of a path that has calls below it', async () => {
      received = []
      const { status } = await rawRequest(
        behindRecorder.origin,
        `/api/${sessionPaths.current.path}`
      )
      expect(status).toBe(200)
      expect(received).toHaveLength(1)
    })

    test('OPS-10 serves two panels of one server', async () => {
      const place = join(folder, `${server.name}-two`)
      const { origins, stop } = await startTwoPanels(
        server,
        place,
        recorderOrigin
      )
      onTestFinished(stop)
      for (const origin of origins) {
        // oxlint-disable no-await-in-loop -- one after the other
        const page = await rawRequest(origin, '/users/42/transactions')
        expect(page.status).toBe(200)
        const call = await rawRequest(origin, '/api/users')
        expect(call.body.toString()).toBe(LONG_TEXT)
        // oxlint-enable no-await-in-loop
      }
    })

    test('OPS-10 serves pages over HTTP/2', async () => {
      const session = connect(secure.origin, { rejectUnauthorized: false })
      onTestFinished(() => session.destroy())
      const stream = session.request({ ':path': '/users/42/transactions' })
      const [headers] = (await once(stream, 'response')) as [
        IncomingHttpHeaders & { ':status'?: number }
      ]
      expect(session.alpnProtocol).toBe('h2')
      expect(headers[':status']).toBe(200)
    })

    test('OPS-10 hides its version, where it redirects too', async () => {
      for (const origin of [secure.origin, secure.redirectingOrigin]) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        const { status, headers, body } = await rawRequest(origin, '/admins')
        expect([200, 301, 308]).toContain(status)
        expect(headers['server'] ?? '').not.toMatch(/\d/)
        if (status !== 200) expect(body.toString()).not.toMatch(/\/\d/)
      }
    })
  })
})
