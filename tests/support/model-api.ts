import { createServer as createPlainServer } from 'node:http'
import { createServer } from 'node:https'

import { getRequestListener } from '@hono/node-server'

import {
  openReferenceApi,
  type ReferenceApi
} from '../../src/programs/reference-api/server.ts'
import { loopbackCertificate } from './loopback-certificate.ts'

/** What lies between a client and the API, and may change what passes. */
export type Twist = (
  request: Request,
  next: (request: Request) => Promise<Response>
) => Response | Promise<Response>

export interface ModelApi {
  /** Where calls go, ending in a slash. */
  base: string
  account: { email: string; password: string }
  close: () => Promise<void>
}

/** Where its panel is; other ports are other origins of the same site. */
export const PANEL = 'https://localhost:4321'
export const PLAIN_PANEL = 'http://localhost:4321'
/** A panel that is let in, on another site. */
export const FAR_PANEL = 'https://panel.example.org'

/** A small world of its own, closed by its user. */
export function openModelWorld(): ReferenceApi {
  return openReferenceApi({
    database: ':memory:',
    seedTransactions: 2000,
    passwordCost: { N: 2, r: 1, p: 1 },
    allowedOrigins: [PANEL, PLAIN_PANEL, FAR_PANEL]
  })
}

/**
 * The reference API behind a proxy that adds what an API in production has, TLS
 * and HSTS; then what `twist` changes.
 */
export async function serveModelApi(
  api: ReferenceApi,
  twist: Twist = (request, next) => next(request),
  scheme: 'https' | 'http' = 'https'
): Promise<ModelApi> {
  const listener = getRequestListener(async request =>
    twist(await copied(request), async asked =>
      asInProduction(await api.fetch(await overTls(asked)))
    )
  )
  const server =
    scheme === 'https'
      ? createServer(loopbackCertificate, listener)
      : createPlainServer(listener)
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    base: `${scheme}://localhost:${port}/api/`,
    account: api.account,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
  }
}

/** The same request with other headers or another address. */
export async function copied(
  request: Request,
  change: { url?: string; headers?: Record<string, string | null> } = {}
): Promise<Request> {
  const headers = new Headers(request.headers)
  for (const [name, value] of Object.entries(change.headers ?? {})) {
    if (value === null) headers.delete(name)
    else headers.set(name, value)
  }
  const { method } = request
  const body = await request.clone().text()
  return new Request(change.url ?? request.url, {
    method,
    headers,
    ...(body !== '' && { body })
  })
}

/** Whichever way it came. */
function overTls(request: Request): Promise<Request> {
  return copied(request, { url: request.url.replace(/^http:/u, 'https:') })
}

function asInProduction(response: Response): Response {
  const headers = new Headers(response.headers)
  headers.set('strict-transport-security', 'max-age=63072000')
  return new Response(response.body, { status: response.status, headers })
}
