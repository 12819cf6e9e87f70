import { once } from 'node:events'
import { createServer } from 'node:http'

import { getRequestListener } from '@hono/node-server'

export interface Listening {
  /** The origin, as `http://127.0.0.1:4321`. */
  url: string
  port: number
  /** Stops accepting, ends idle connections, and waits for open answers. */
  close(): Promise<void>
}

/**
 * Listens on a host and port (0 takes a free one). Rejects with a message
 * of one line when that is not possible.
 */
export async function listen(
  answer: (request: Request) => Response,
  { host, port }: { host: string; port: number }
): Promise<Listening> {
  const server = createServer(
    getRequestListener(answer, { overrideGlobalObjects: false })
  )
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    throw new Error(reason(error, host, port), { cause: error })
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
        server.closeIdleConnections()
      })
  }
}

function reason(error: unknown, host: string, port: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} of ${host} is taken: stop what listens there, or set PORT`
    case 'EACCES':
      return `Port ${port} of ${host} is not allowed for this user: set PORT`
    default:
      return `Cannot listen on ${host}:${port}: ${String(error)}`
  }
}
