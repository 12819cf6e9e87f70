import type { Locator, Page } from '@playwright/test'

import { messages } from '../../src/messages.ts'

/** The button of a filter in the bar, whether it is set or not. */
export function filterButton(page: Page, label: string): Locator {
  return page.locator('summary', {
    hasText: new RegExp(String.raw`^${RegExp.escape(label)}(?: |$)`, 'u')
  })
}

/** The layer of those filters that are not in the bar. */
export function moreFilters(page: Page): Locator {
  return page
    .getByRole('group')
    .filter({ has: filterButton(page, messages.filters.add) })
}

/** Opens a filter, from the bar or from those behind `Filter`. */
export async function openFilter(page: Page, label: string): Promise<void> {
  const inBar = filterButton(page, label)
  if ((await inBar.count()) > 0) return inBar.click()
  await filterButton(page, messages.filters.add).click()
  const more = moreFilters(page)
  return more.getByRole('button', { name: label, exact: true }).click()
}

/** The button that takes a filter off. */
export function removeButton(page: Page, label: string): Locator {
  return page.getByRole('button', { name: messages.ui.removeFilter(label) })
}

/** The range that the foot states, like `1–25 of 137`. */
export function footRange(page: Page, range: string | RegExp): Locator {
  return page.getByText(range, { exact: true })
}
