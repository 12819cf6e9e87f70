import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'

import { expect, onTestFinished, test, vi } from 'vitest'

import { type Exchange, openLine } from '../../soak/line.ts'

const CALL = 'POST /api/admin/refresh HTTP/1.1\r\n\r\n'
const ANSWER = 'HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n'

/** A server that answers one call of each connection, and then closes it. */
async function openOnce(): Promise<number> {
  const server = createServer(socket => {
    socket.once('data', () => socket.end(ANSWER))
    socket.on('error', () => undefined)
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

test('a call on a connection that the server has just closed never reached it', async () => {
  const heard: Exchange[] = []
  const line = await openLine(await openOnce(), exchange => {
    if (exchange.end !== 'open') heard.push({ ...exchange })
  })
  onTestFinished(() => line.close())
  // A browser may send before it hears of the end.
  const browser = connect({
    port: Number(new URL(line.url).port),
    host: '127.0.0.1',
    allowHalfOpen: true
  })
  browser.on('error', () => undefined)
  browser.write(CALL)
  browser.resume()
  await once(browser, 'end')
  browser.end(CALL)
  await vi.waitUntil(() => heard.length > 1)
  expect(heard.map(({ end }) => end)).toEqual(['answered', 'refused'])
  expect(line.resets).toBe(1)
})
