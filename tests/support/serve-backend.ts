import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll, beforeAll } from 'vitest'

import type { Backend } from '../backends/world.ts'

/** Serves a backend while the tests around it run. */
export function serveBackend(backend: Backend): { base: () => string } {
  const server = createServer((request, response) => {
    void backend.handle(request, response)
  })
  beforeAll(async () => {
    await new Promise<void>(resolve => {
      server.listen(0, '127.0.0.1', resolve)
    })
  })
  afterAll(() => {
    server.close()
    server.closeAllConnections()
  })
  return {
    base: () => {
      const { port } = server.address() as AddressInfo
      return `http://127.0.0.1:${port}${backend.basePath}`
    }
  }
}
