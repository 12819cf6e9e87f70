import { LOCK_WAIT_MS } from '../../src/api/refresh-lock.ts'
import { loadAhead } from '../support/loading-ahead.ts'
import { expect, test } from '../support/test.ts'

/** Such a page gets no lock, and would refresh once it no longer waits for it. */
const PATIENCE_MS = LOCK_WAIT_MS + 2000

test('a page that the browser loads ahead asks for nothing until it is looked at (REF-16)', async ({
  playwright,
  launchOptions,
  server,
  api
}) => {
  const { executablePath, args = [] } = launchOptions
  const browser = await loadAhead(
    server.url,
    '/users?open=42',
    server.api?.account ?? {},
    {
      executablePath: executablePath ?? playwright.chromium.executablePath(),
      args
    }
  )
  const calls = async (): Promise<string[]> =>
    (await api.log()).map(({ method, path }) => `${method} ${path}`)
  try {
    await expect.poll(() => browser.runs).toBe(true)
    await new Promise(resolve => {
      setTimeout(resolve, PATIENCE_MS)
    })
    expect(await calls()).toEqual(['POST admin/login'])

    browser.show()
    await expect.poll(calls).toContain('GET users/42')
    const refreshes = (await calls()).filter(
      call => call === 'POST admin/refresh'
    )
    expect(refreshes).toHaveLength(1)
    // What was loaded ahead is what is shown: there was no second load.
    expect(browser.loads).toEqual(['prefetch;prerender'])
  } finally {
    await browser.close()
  }
})
