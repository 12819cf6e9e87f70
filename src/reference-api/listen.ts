import { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { createAdaptorServer } from '@hono/node-server'

import type { ReferenceApi } from './server.ts'

/** Where to listen; port 0 takes any that is free. */
export interface ListenOptions {
  host: string
  port: number
}

export interface Listening {
  /** `http://127.0.0.1:8787`, without the base path. */
  url: string
  port: number
  close: () => Promise<void>
}

/** An address that the API cannot or will not listen on; one line. */
export class ListenError extends Error {
  override readonly name = 'ListenError'
}

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/u

/**
 * Serves the API over HTTP. Refuses an address that other machines can reach
 * while the demonstration password is in place.
 */
export async function listen(
  api: ReferenceApi,
  { host, port }: ListenOptions
): Promise<Listening> {
  if (api.demonstration && !LOOPBACK.test(host)) {
    throw new ListenError(
      `Other machines can reach ${host}, and everybody knows the demonstration password: set PANEL_ADMIN_PASSWORD first.`
    )
  }
  const server = createAdaptorServer({
    fetch: (request, { incoming, outgoing }) =>
      incoming instanceof IncomingMessage && outgoing instanceof ServerResponse
        ? api.fetch(request, { incoming, outgoing })
        : api.fetch(request),
    hostname: host
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE'
      const reason = taken ? 'the port is in use' : error.message
      reject(new ListenError(`Cannot listen on ${host}:${port}: ${reason}.`))
    })
    server.listen(port, host, resolve)
  })
  const taken = portOf(server.address())
  const name = host.includes(':') ? `[${host}]` : host
  return {
    url: `http://${name}:${taken}`,
    port: taken,
    close: () =>
      new Promise((resolve, reject) => {
        server.close(error => (error ? reject(error) : resolve()))
        if ('closeAllConnections' in server) server.closeAllConnections()
      })
  }
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') {
    throw new ListenError('The server has no port.')
  }
  return address.port
}
