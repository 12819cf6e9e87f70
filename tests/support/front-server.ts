import { createServer, request as send } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server in front of a panel. */
export interface FrontServer {
  readonly url: string
  close(): Promise<void>
}

/**
 * Passes all calls on to a panel, but those that `takes` answers itself: it
 * says whether it does.
 */
export async function openFrontServer(
  panel: string,
  takes: (request: IncomingMessage, response: ServerResponse) => boolean
): Promise<FrontServer> {
  const server = createServer((request, response) => {
    if (takes(request, response)) return
    const { method = 'GET', url = '', headers } = request
    const onward = send(new URL(url, panel), { method, headers }, answer => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    onward.on('error', () => response.destroy())
    request.pipe(onward)
  })
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
  }
}
