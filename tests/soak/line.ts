import { connect, createServer } from 'node:net'
import type { AddressInfo } from 'node:net'

/** What a call meets on its way: nothing, or a reset with its cause. */
export type LineState = 'whole' | 'reset-before' | 'reset-after'

/** A call of the API, as it is heard on its way. */
export interface Exchange {
  /** When it came by, ms since the epoch. */
  sentAt: number
  /** As it was sent, head and body. */
  request: string
  /** As the server answered so far, head and body. */
  answer: string
  /**
   * `refused` never reached the server; of a `lost` one the browser did not
   * hear the head of the answer; it did not wait for that of a `dropped` one.
   * An answer may still be cut off.
   */
  end: 'open' | 'refused' | 'answered' | 'lost' | 'dropped'
}

/** Told of every call as it passes, and again when its `end` is known. */
export type Listener = (exchange: Exchange) => void

/** The network between the browser and the server. */
export interface Line {
  readonly url: string
  state: LineState
  /** Refreshes that were reset; a browser may send such a call again. */
  readonly resets: number
  close(): Promise<void>
}

const API_CALL = /^[A-Z]+ \/api\//u
const REFRESH = /^POST \/api\/admin\/refresh /u
const HEAD_END = '\r\n\r\n'
/** Enough of a call for its head and for what the session's calls say. */
const KEPT = 8192

/**
 * Passes connections on to a port of this machine. While the line is bad,
 * calls of the API have their connection reset before the server hears of
 * them, or once it has answered; the files of the site always come.
 */
export async function openLine(port: number, listen: Listener): Promise<Line> {
  let resets = 0
  const server = createServer(socket => {
    const onward = connect(port, '127.0.0.1')
    let current: Exchange | undefined
    const end = (how: Exchange['end']): void => {
      if (current?.end !== 'open') return
      current.end = how
      listen(current)
    }
    const reset = (how: Exchange['end']): void => {
      if (current && REFRESH.test(current.request)) resets += 1
      end(how)
      socket.resetAndDestroy()
      onward.destroy()
    }
    socket.on('data', chunk => {
      const text = chunk.toString('latin1', 0, KEPT)
      // A browser sends its next call when it has the answer to the last one.
      if (current?.end !== 'open') current = exchangeOf(text)
      else current.request += text
      if (current && current.request === text) listen(current)
      // The server may have closed an idle connection in the same moment.
      const isCut = line.state === 'reset-before' || !onward.writable
      if (current && isCut) reset('refused')
      else onward.write(chunk)
    })
    onward.on('data', chunk => {
      if (current && current.answer.length < KEPT) {
        current.answer += chunk.toString('latin1', 0, KEPT)
      }
      if (current && line.state === 'reset-after') return reset('lost')
      socket.write(chunk)
      if (current?.answer.includes(HEAD_END)) end('answered')
    })
    socket.on('close', () => {
      end('dropped')
      onward.destroy()
    })
    // What has come is passed on whole, also of an answer that is cut off.
    onward.on('close', () => {
      end('lost')
      socket.end()
    })
    socket.on('error', () => onward.destroy())
    onward.on('error', () => undefined)
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

function exchangeOf(request: string): Exchange | undefined {
  if (!API_CALL.test(request)) return undefined
  return { sentAt: Date.now(), request, answer: '', end: 'open' }
}
