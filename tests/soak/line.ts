import { connect, createServer } from 'node:net'
import type { AddressInfo } from 'node:net'

/** What a call meets on its way: nothing, or a reset with its cause. */
export type LineState = 'whole' | 'reset-before' | 'reset-after'

/** The network between the browser and the server. */
export interface Line {
  readonly url: string
  state: LineState
  /** Connections that were reset; a browser may send such a call again. */
  readonly resets: number
  close(): Promise<void>
}

const API_CALL = /^[A-Z]+ \/api\//u

/**
 * Passes connections on to a port of this machine. While the line is bad,
 * calls of the API have their connection reset before the server hears of
 * them, or once it has answered; the files of the site always come.
 */
export async function openLine(port: number): Promise<Line> {
  let resets = 0
  const server = createServer(socket => {
    const onward = connect(port, '127.0.0.1')
    let isCall = false
    const reset = (): void => {
      resets += 1
      socket.resetAndDestroy()
      onward.destroy()
    }
    socket.on('data', chunk => {
      isCall = API_CALL.test(chunk.toString('latin1', 0, 16))
      if (isCall && line.state === 'reset-before') reset()
      else onward.write(chunk)
    })
    onward.on('data', chunk => {
      if (isCall && line.state === 'reset-after') reset()
      else socket.write(chunk)
    })
    for (const [one, other] of [
      [socket, onward],
      [onward, socket]
    ] as const) {
      one.on('error', () => other.destroy())
      one.on('end', () => other.end())
      one.on('close', () => other.destroy())
    }
  })
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const line: Line = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    state: 'whole',
    get resets() {
      return resets
    },
    close: () => new Promise(resolve => void server.close(() => resolve()))
  }
  return line
}
