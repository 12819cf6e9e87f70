import type { Locator, Page } from '@playwright/test'

import { messages } from '../../src/messages.ts'
import { expect } from './test.ts'

const texts = messages.export

/** The dialog of an export. */
export function exportDialog(page: Page): Locator {
  return page.getByRole('dialog')
}

/** One of its buttons. */
export function exportButton(page: Page, name: string): Locator {
  return exportDialog(page).getByRole('button', { name, exact: true })
}

/** Opens the export of the whole list. */
export async function openExport(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: messages.list.export, exact: true })
    .first()
    .click()
  await expect(exportButton(page, texts.start)).toBeFocused()
}

/** Waits for the result, and gives the name of the file in it. */
export async function fileOf(page: Page, count: string): Promise<string> {
  const result = exportDialog(page).getByRole('status')
  await expect(result).toContainText(count)
  await expect(exportButton(page, texts.done)).toBeFocused()
  return fileNameIn((await result.textContent()) ?? '')
}

/** The name of the file that a result tells of, empty where there is none. */
export function fileNameIn(result: string): string {
  return / to (\S+\.csv)\./u.exec(result)?.[1] ?? ''
}
