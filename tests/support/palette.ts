import type { Locator, Page } from '@playwright/test'

import { messages } from '../../src/messages.ts'
import { expect } from './test.ts'

const texts = messages.palette

/** Where the palette is typed into. */
export function paletteField(page: Page): Locator {
  return page.getByRole('combobox', { name: texts.find })
}

/** What the palette offers under a title. */
export function paletteOptions(page: Page, title?: string | RegExp): Locator {
  const list = page.getByRole('listbox', { name: texts.results })
  const group =
    title === undefined ? list : list.getByRole('group', { name: title })
  return group.getByRole('option')
}

/** Opens the palette by its keys, and types into it. */
export async function openPalette(page: Page, text = ''): Promise<void> {
  await page.keyboard.press('Control+k')
  await expect(paletteField(page)).toBeFocused()
  await page.keyboard.type(text)
  await expect(paletteField(page)).toHaveValue(text)
}
