import { createServer, type RequestListener } from 'node:http'

import { onTestFinished } from 'vitest'

/** A server that does what no sensible API does. */
export interface RawServer {
  origin: string
  /** The requests that came in, as `GET /path`. */
  hits: string[]
}

/** Breaks the connection without a word. */
export const destroyed: RequestListener = request => {
  request.socket.destroy()
}

/** Never answers. */
export const silent: RequestListener = () => undefined

/** Serves `answer` on a port of its own until the test is over. */
export async function startRawServer(
  answer: RequestListener
): Promise<RawServer> {
  const hits: string[] = []
  const server = createServer((request, response) => {
    hits.push(`${request.method} ${request.url}`)
    answer(request, response)
  })
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve)
  })
  onTestFinished(
    () =>
      new Promise<void>(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
  )
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { origin: `http://127.0.0.1:${port}`, hits }
}

/** Waits, by turns of the event loop, for something that no clock decides. */
export async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise(resolve => setImmediate(resolve))
}

/** Lets everything happen that waits for no clock and no other process. */
export async function turns(): Promise<void> {
  for (let stage = 0; stage < 40; stage += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one turn after another
    await new Promise(resolve => setImmediate(resolve))
  }
}
