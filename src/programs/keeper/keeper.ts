import http from 'node:http'
import type {
  IncomingHttpHeaders,
  IncomingMessage,
  Server,
  ServerResponse
} from 'node:http'
import https from 'node:https'
import { text } from 'node:stream/consumers'
import { inspect } from 'node:util'

import { createProxyServer } from 'httpxy'

import type { SessionCalls } from '../../backend/backend-definition.ts'
import {
  backendFault,
  readLeniently,
  refuseForeign,
  refuseUnknown,
  refuseUpgrade,
  Refusal
} from './call-rules.ts'
import { methodOf, type PageAnswer, sessionCall } from './session-calls.ts'

export interface KeeperOptions {
  /** The backend's base, ending in `/`. */
  target: string
  /** Where the panel calls it: a path that ends in `/`. */
  basePath: string
  session: SessionCalls
  /** Is given a line for each 403 and 5xx of the keeper's own. */
  log: (line: string) => void
  /** For the whole of one of the three calls; of silence in any other. */
  limitMs?: number
}

/** As long as the panel waits for a command. */
const LIMIT_MS = 30_000
/** Longer than a server in front leaves its connection idle. */
const IDLE_MS = 75_000
const CALLS = ['login', 'refresh', 'logout'] as const
/**
 * Of another server, with whose name a backend would compare an `Origin`; of a
 * connection (RFC 9110, 7.6.1); of cookies; of another method.
 */
const WITHHELD = new Set(
  `host origin connection keep-alive proxy-authenticate proxy-authorization
  proxy-connection te trailer upgrade expect cookie set-cookie clear-site-data
  x-http-method x-http-method-override x-method-override`.split(/\s+/u)
)

/**
 * Stands before a backend that gives its refresh token in the body of an
 * answer, and holds it in a cookie that no script can read. Its rules are a
 * table in `backend/README.md`.
 */
export function createKeeper(options: KeeperOptions): Server {
  const { basePath, session, log, limitMs = LIMIT_MS } = options
  const target = new URL(options.target)
  // A connection for each call, so that none can spoil the next.
  const { Agent } = target.protocol === 'https:' ? https : http
  const agent = new Agent({ timeout: limitMs })
  const proxy = createProxyServer({
    target: target.origin,
    changeOrigin: true,
    agent
  })
  proxy.on('proxyReq', sent => {
    refuseUpgrade(sent)
    sent.on('timeout', () => sent.destroy(new DOMException('', 'TimeoutError')))
  })
  proxy.on('proxyRes', answer => {
    const headers = passedOn(answer.headers)
    answer.headers = { 'cache-control': 'no-store', ...headers }
  })
  const readings = CALLS.map(name =>
    readLeniently(new URL(session[name].path, target).pathname)
  )

  async function handle(
    request: IncomingMessage,
    response: ServerResponse
  ): Promise<void> {
    const { method, url = '' } = request
    refuseUnknown(request)
    if (!url.startsWith(basePath)) throw new Refusal(404, 'Nothing is here.')
    const asked = url.slice(basePath.length)
    const reading = readLeniently(pathOf(target.pathname + asked))
    const headers = passedOn(request.headers)
    const named = CALLS.filter(call => session[call].path === asked)
    const name = named.find(call => methodOf(session[call]) === method)
    if (name) {
      refuseForeign(request)
      const { cookie = '' } = request.headers
      const call = { headers, cookie, body: await text(request) }
      const backend = { target, session, limitMs }
      send(response, await sessionCall(name, call, backend))
      return
    }
    const isCurrent = method === 'GET' && asked === session.current.path
    if (readings.includes(reading) && !isCurrent) {
      const allow = named.map(call => methodOf(session[call])).join(', ')
      throw allow
        ? new Refusal(405, `This call is a ${allow}.`, { allow })
        : new Refusal(404, 'This call is declared in another spelling.')
    }
    request.url = target.pathname + asked
    // The answer says whether the connection stays: as the page wants it.
    request.headers = isLast(request)
      ? { ...headers, connection: 'close' }
      : headers
    await proxy.web(request, response).catch((error: unknown) => {
      throw backendFault(error)
    })
  }

  function refuse(
    asked: string,
    response: ServerResponse,
    error: unknown
  ): void {
    // Half an answer must not look like a whole one.
    if (response.headersSent) response.destroy()
    if (response.destroyed) return
    const refusal =
      error instanceof Refusal
        ? error
        : new Refusal(500, 'The keeper failed.', {}, inspect(error))
    const { status, message: detail, why } = refusal
    if (status >= 500 || status === 403) {
      log(`${asked} ${status}: ${detail} ${why}`.trim())
    }
    const title = http.STATUS_CODES[status]
    const headers = {
      'content-type': 'application/problem+json',
      // Whatever else comes on this connection is not read.
      connection: 'close',
      ...refusal.headers
    }
    send(response, {
      status,
      headers,
      body: JSON.stringify({ title, status, detail })
    })
  }

  return http
    .createServer(
      {
        keepAliveTimeout: IDLE_MS,
        requestTimeout: limitMs,
        connectionsCheckingInterval: limitMs
      },
      (request, response) => {
        const asked = `${request.method} ${pathOf(request.url ?? '')}`
        handle(request, response).catch((error: unknown) => {
          refuse(asked, response, error)
        })
      }
    )
    .on('connect', (_, socket) => {
      socket.end(
        'HTTP/1.1 405 Method Not Allowed\r\nContent-Length: 0\r\nConnection: close\r\n\r\n'
      )
    })
}

function send(
  response: ServerResponse,
  { status, headers, body }: PageAnswer
): void {
  response
    .writeHead(status, {
      'cache-control': 'no-store',
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      ...headers
    })
    .end(body)
}

/** RFC 9112, 9.6. */
function isLast({ headers }: IncomingMessage): boolean {
  return headers.connection?.toLowerCase() === 'close'
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? ''
}

function passedOn(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' && !WITHHELD.has(name) ? [[name, value]] : []
    )
  )
}
