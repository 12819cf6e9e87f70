import type {
  BrowserContext,
  BrowserType,
  LaunchOptions
} from '@playwright/test'

import { freePort } from './start-process.ts'

/** A browser in which one tab of a window hides the others. */
export interface RealTabs {
  context: BrowserContext
  close: () => Promise<void>
}

/**
 * Starts a browser whose tabs are as a person's: Playwright's own are always
 * visible and focused, whichever is in front.
 */
export async function openRealTabs(
  type: BrowserType,
  options: LaunchOptions
): Promise<RealTabs> {
  const port = await freePort()
  const browser = await type.launch({
    ...options,
    args: [...(options.args ?? []), `--remote-debugging-port=${port}`]
  })
  const origin = `http://127.0.0.1:${port}`
  const over = await type.connectOverCDP(origin, { noDefaults: true })
  const [context] = over.contexts()
  if (!context) throw new Error('The browser has no window')
  return {
    context,
    close: async () => {
      await over.close()
      await browser.close()
    }
  }
}
