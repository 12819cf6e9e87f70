import type { ServerResponse } from 'node:http'

import { type FrontServer, openFrontServer } from './front-server.ts'

/** A panel in front of which one call is answered with far too much. */
export interface FloodingServer extends FrontServer {
  /** How much of the flood the server got rid of so far, in bytes. */
  readonly sent: number
  /** The floods that were asked for, and those that nobody reads any more. */
  readonly begun: number
  readonly calledOff: number
}

/** What a flood comes to where nobody calls it off, in bytes. */
export const FLOOD = 200 * 1024 * 1024

const CHUNK = Buffer.alloc(64 * 1024, ' ')

/** Passes all calls on to a panel, but floods the answer to GETs of `path`. */
export async function openFloodingServer(
  panel: string,
  path: string
): Promise<FloodingServer> {
  let sent = 0
  let begun = 0
  let calledOff = 0
  const flood = (response: ServerResponse): void => {
    begun += 1
    let left = FLOOD
    const go = (): void => {
      while (left > 0 && !response.destroyed) {
        left -= CHUNK.byteLength
        sent += CHUNK.byteLength
        if (!response.write(CHUNK)) return void response.once('drain', go)
      }
      response.end(']}')
    }
    response.on('close', () => {
      if (left > 0) calledOff += 1
    })
    // Neither a length nor an end is known in advance.
    response.writeHead(200, { 'content-type': 'application/json' })
    response.write('{"data":[')
    go()
  }
  const front = await openFrontServer(panel, (request, response) => {
    const { method, url = '' } = request
    if (method !== 'GET' || !url.startsWith(path)) return false
    flood(response)
    return true
  })
  return {
    ...front,
    get sent() {
      return sent
    },
    get begun() {
      return begun
    },
    get calledOff() {
      return calledOff
    }
  }
}
