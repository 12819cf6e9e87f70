import { once } from 'node:events'
import { createServer, IncomingMessage, ServerResponse } from 'node:http'
import type { Server } from 'node:http'

import { getRequestListener } from '@hono/node-server'
import type { HttpBindings } from '@hono/node-server'

import { StartError } from './start-error.ts'

/** Port 0 means any free port. */
export interface ListenAddress {
  host: string
  port: number
}

export interface Listening {
  /** The origin: `http://127.0.0.1:4321`. */
  url: string
  port: number
  /** Also ends open connections. */
  close(): Promise<void>
}

export class ListenError extends StartError {
  override readonly name = 'ListenError'
}

type Answer = (
  request: Request,
  bindings?: HttpBindings
) => Response | Promise<Response>

/** Before a slow start. Rejects with a `ListenError` if nothing can listen. */
export async function checkAddress(address: ListenAddress): Promise<void> {
  const listening = await listen(() => new Response(), address)
  await listening.close()
}

/** Rejects with a `ListenError`. */
export function listen(
  answer: Answer,
  address: ListenAddress
): Promise<Listening> {
  const listener = getRequestListener(
    (request, { incoming, outgoing }) =>
      incoming instanceof IncomingMessage && outgoing instanceof ServerResponse
        ? answer(request, { incoming, outgoing })
        : answer(request),
    { hostname: address.host }
  )
  return listenOn(createServer(listener), address)
}

/** The same for a server that reads its requests itself. */
export async function listenOn(
  server: Server,
  { host, port }: ListenAddress
): Promise<Listening> {
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    throw new ListenError(reason(error, host, port), { cause: error })
  }
  const address = server.address()
  const actual = typeof address === 'object' ? (address?.port ?? port) : port
  const name = host.includes(':') ? `[${host}]` : host
  return {
    url: `http://${name}:${actual}`,
    port: actual,
    close: () =>
      new Promise((resolve, reject) => {
        server.close(error => (error ? reject(error) : resolve()))
        server.closeAllConnections()
      })
  }
}

function reason(error: unknown, host: string, port: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} of ${host} is taken: stop what listens there, or set PORT.`
    case 'EACCES':
      return `Port ${port} of ${host} is not allowed for this user: set PORT.`
    default:
      return `Cannot listen on ${host}:${port}: ${String(error)}`
  }
}
