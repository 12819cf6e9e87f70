import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { expectedHeaders, tableHeadersOf } from '../support/header-table.ts'
import { rawRequest, siteHeaders } from '../support/raw-request.ts'
import type { RawAnswer } from '../support/raw-request.ts'
import {
  isInstalled,
  realServers,
  startRealServer
} from '../support/real-servers.ts'
import { freePort } from '../support/start-process.ts'
import type { Started } from '../support/start-process.ts'

/** What an API in trouble may say itself. */
const OWN_HEADERS = {
  'cache-control': 'private',
  'content-type': 'application/problem+json',
  'x-frame-options': 'SAMEORIGIN'
}

/** It ends calls of `/api/cut` without an answer. */
const api = createServer((request, answer) => {
  if (request.url?.endsWith('/cut') === true) request.socket.destroy()
  else answer.writeHead(503, OWN_HEADERS).end('{}')
})

let folder: string
let port: number

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'panel-gone-'))
  port = await freePort()
  api.listen(port, '127.0.0.1')
  await once(api, 'listening')
})

afterAll(() => {
  api.close()
  rmSync(folder, { recursive: true })
})

describe.each(realServers)('$name', server => {
  describe.runIf(isInstalled(server))('before an API in trouble', () => {
    let started: Started
    let closed: Started

    beforeAll(async () => {
      const place = join(folder, server.name)
      const nobody = `http://127.0.0.1:${await freePort()}`
      started = await startRealServer(
        server,
        `${place}-cut`,
        `http://127.0.0.1:${port}`
      )
      closed = await startRealServer(server, `${place}-closed`, nobody)
    })

    afterAll(async () => {
      await started.stop()
      await closed.stop()
    })

    function expectOwnAnswer(
      answer: RawAnswer,
      text = 'The API gave no answer'
    ): void {
      const { headers } = answer
      expect(tableHeadersOf(headers)).toEqual(expectedHeaders)
      expect(headers['cache-control']).toBe('no-store')
      expect(headers['content-type']).toBe('text/plain; charset=utf-8')
      expect(answer.body.toString().trim()).toBe(text)
    }

    test.each(['GET', 'POST'])(
      'CSP-8 answers a %s that the API cut off with all headers',
      async method => {
        const answer = await rawRequest(started.origin, '/api/cut', {}, method)
        expect(answer.status).toBe(502)
        expectOwnAnswer(answer)
      }
    )

    test.each(['/api/users', '/api'])(
      'CSP-8 answers %s with all headers where no API listens',
      async path => {
        const answer = await rawRequest(closed.origin, path)
        expect([502, 503]).toContain(answer.status)
        expectOwnAnswer(answer)
      }
    )

    // The others set no limit of their own.
    test.runIf(server.name === 'nginx')(
      'CSP-8 refuses a call that is too long with all headers',
      async () => {
        const length = { 'content-length': '2000000' }
        const { origin } = started
        const answer = await rawRequest(origin, '/api/users', length, 'POST')
        expect(answer.status).toBe(413)
        expectOwnAnswer(answer, 'The call is too large')
      }
    )

    test('OPS-10 leaves an error of the API to its own headers', async () => {
      const answer = await rawRequest(started.origin, '/api/users')
      expect(answer.status).toBe(503)
      expect(siteHeaders(answer)).toEqual(OWN_HEADERS)
      expect(answer.body.toString()).toBe('{}')
    })
  })
})
