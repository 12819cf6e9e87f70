import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'

import { expect, test } from '../support/test.ts'

/** A page ends here for a moment: in the middle of its style sheet, bytes. */
const FIRST_PART = 45_000
const PAUSE_MS = 200

test('a page whose style sheet comes in two parts keeps it', async ({
  page,
  server,
  pageErrors
}) => {
  pageErrors.allow(/status of 401/u)
  const slow = createServer((request, response) => {
    void (async () => {
      const asked = await buffer(request)
      const answer = await fetch(new URL(request.url ?? '', server.url), {
        method: request.method ?? 'GET',
        headers: { 'content-type': request.headers['content-type'] ?? '' },
        body: asked.length > 0 ? asked : null
      })
      const body = Buffer.from(await answer.arrayBuffer())
      const headers = Object.fromEntries(answer.headers)
      delete headers['content-encoding']
      delete headers['content-length']
      response.writeHead(answer.status, headers)
      if (request.url === '/login') {
        response.write(body.subarray(0, FIRST_PART))
        await pause(PAUSE_MS)
        response.end(body.subarray(FIRST_PART))
      } else response.end(body)
    })()
  })
  await new Promise<void>(resolve => {
    slow.listen(0, '127.0.0.1', resolve)
  })
  const { port } = slow.address() as AddressInfo
  const address = `http://127.0.0.1:${port}/login`
  await page.goto(address)
  await expect(page.getByLabel('Email')).toBeEnabled()
  // Now its scripts are kept, and run before the rest of it is there.
  await page.goto(address)
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
  await expect(page.locator('head link[rel=stylesheet]')).toHaveCount(0)
  await expect(page.locator('head style[data-file]')).toHaveCount(2)
  slow.closeAllConnections()
  slow.close()
})
