import type { Page } from '@playwright/test'

/** What was copied last: its text, and the rows of its table, if it has one. */
export interface Copied {
  text: string
  table: string[][] | undefined
}

/**
 * What was copied last, read in a document of the same origin: the panel's
 * own documents may write to the clipboard and never read it.
 */
export async function copiedText(page: Page): Promise<string> {
  return (await copied(page)).text
}

/** The same, also as a spreadsheet reads it. */
export async function copied(page: Page): Promise<Copied> {
  const reader = await page.context().newPage()
  // It has no icon of its own, and a slow browser comes to ask for one.
  await reader.route('**/favicon.ico', route => route.fulfill({ status: 204 }))
  await reader.goto('/api/_faults')
  const contents = await reader.evaluate(async () => {
    const text = await navigator.clipboard.readText()
    const [item] = await navigator.clipboard.read()
    if (!item?.types.includes('text/html')) return { text, table: undefined }
    const html = await (await item.getType('text/html')).text()
    const pasted = new DOMParser().parseFromString(html, 'text/html')
    const rows = pasted.querySelector('table')?.rows
    const table =
      rows &&
      [...rows].map(row => [...row.cells].map(cell => cell.textContent ?? ''))
    return { text, table }
  })
  await reader.close()
  await page.bringToFront()
  return contents
}
