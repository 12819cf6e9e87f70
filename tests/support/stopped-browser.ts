import type { BrowserServer } from '@playwright/test'

import { test as rotation } from './rotation.ts'

interface Stopping {
  browserServer: BrowserServer
}

/** The tests of rotation in a browser that can be stopped, as a machine sleeps. */
export const test = rotation.extend<object, Stopping>({
  browserServer: [
    async ({ playwright }, use, { project }) => {
      const server = await playwright.chromium.launchServer(
        project.use.launchOptions
      )
      await use(server)
      await server.close()
    },
    { scope: 'worker' }
  ],
  browser: [
    async ({ playwright, browserServer }, use) => {
      const browser = await playwright.chromium.connect(
        browserServer.wsEndpoint()
      )
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' }
  ]
})

/** Stops all processes of the browser for a while: no timer and no call goes on. */
export async function sleepFor(
  milliseconds: number,
  browserServer: BrowserServer
): Promise<void> {
  const group = -(browserServer.process().pid ?? NaN)
  process.kill(group, 'SIGSTOP')
  try {
    await new Promise(resolve => setTimeout(resolve, milliseconds))
  } finally {
    process.kill(group, 'SIGCONT')
  }
}
