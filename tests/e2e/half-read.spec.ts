import { setTimeout as pause } from 'node:timers/promises'

import { expectAlive, expectSignIn } from '../support/alive.ts'
import { openFrontServer } from '../support/front-server.ts'
import { expect, test } from '../support/test.ts'

/** A page ends here for a moment: in the middle of its style sheet. */
const FIRST_PART = 45_000
const PAUSE_MS = 200

test('a page whose style sheet comes in two parts keeps it @further', async ({
  page,
  server,
  pageErrors
}) => {
  pageErrors.allow(/status of 401/u)
  const login = await fetch(new URL('/login', server.url))
  const html = await login.text()
  const headers = Object.fromEntries(login.headers)
  delete headers['content-encoding']
  delete headers['content-length']
  const front = await openFrontServer(server.url, (request, response) => {
    if (request.url !== '/login') return false
    response.writeHead(login.status, headers)
    response.write(html.slice(0, FIRST_PART))
    void pause(PAUSE_MS).then(() => response.end(html.slice(FIRST_PART)))
    return true
  })
  try {
    const address = `${front.url}/login`
    await page.goto(address)
    await expect(page.getByLabel('Email')).toBeVisible()
    // Now its scripts are kept, and run before the rest of it is there.
    await page.goto(address)
    await expectSignIn(page)
    await expectAlive(page)
    await expect(page.locator('head link[rel=stylesheet]')).toHaveCount(0)
    await expect(page.locator('head style[data-file]')).toHaveCount(1)
  } finally {
    await front.close()
  }
})
