import { join } from 'node:path'

import type { BrowserType, Page } from '@playwright/test'

import { type Driver, type Folders, keys, type Tab, WINDOW } from './driver.ts'

/** What Playwright calls the keys that have no character. */
const names: Readonly<Record<string, string>> = {
  [keys.escape]: 'Escape',
  [keys.enter]: 'Enter',
  [keys.tab]: 'Tab'
}

/** Starts a browser that Playwright knows. */
export async function startWithPlaywright(
  type: BrowserType,
  executablePath: string,
  { downloads }: Folders
): Promise<Driver> {
  const browser = await type.launch({
    executablePath,
    ...(type.name() === 'chromium' && { args: ['--no-sandbox'] })
  })
  const context = await browser.newContext({
    colorScheme: 'dark',
    viewport: WINDOW
  })
  context.on('page', page =>
    page.on('download', download => {
      void download.saveAs(join(downloads, download.suggestedFilename()))
    })
  )
  return {
    newTab: async () => tabOf(await context.newPage()),
    close: () => browser.close()
  }
}

function tabOf(page: Page): Tab {
  return {
    open: async url => void (await page.goto(url)),
    evaluate: expression => page.evaluate(expression),
    click: (x, y) => page.mouse.click(x, y),
    hover: (x, y) => page.mouse.move(x, y),
    type: async text => {
      for (const key of text) {
        // oxlint-disable-next-line no-await-in-loop -- keys have an order
        await page.keyboard.press(names[key] ?? key)
      }
    },
    resize: (width, height) => page.setViewportSize({ width, height })
  }
}
