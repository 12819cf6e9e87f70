import { request as send } from 'node:http'
import { createServer } from 'node:https'

import { loopbackCertificate } from './loopback-certificate.ts'
import { freePort } from './start-process.ts'
import type { Started } from './start-process.ts'

/** Ends https in front of a server, as the README asks of what does. */
export async function startTlsProxy(origin: string): Promise<Started> {
  const port = await freePort()
  const proxy = createServer(loopbackCertificate, (request, response) => {
    const { method, url = '/', headers, socket } = request
    const sent = {
      ...headers,
      'x-forwarded-for': socket.remoteAddress,
      'x-forwarded-proto': 'https'
    }
    const options = { method, path: url, headers: sent }
    const onward = send(origin, options, answer => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    onward.on('error', () => response.destroy())
    request.pipe(onward)
  })
  await new Promise<void>(resolve => {
    proxy.listen(port, '127.0.0.1', resolve)
  })
  return {
    origin: `https://localhost:${port}`,
    stop: () =>
      new Promise(resolve => {
        proxy.close(() => resolve())
        proxy.closeAllConnections()
      })
  }
}
