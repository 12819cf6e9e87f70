import type { Locator, Page } from '@playwright/test'

/** The drawer that is open. */
export function drawerOf(page: Page): Locator {
  return page.getByRole('dialog')
}

/** A button of the drawer. */
export function drawerButton(page: Page, name: string): Locator {
  return drawerOf(page).getByRole('button', { name, exact: true })
}

/** The value of a fact in the drawer. */
export function fact(page: Page, term: string): Locator {
  return drawerOf(page)
    .locator('dl > div')
    .filter({ has: page.getByRole('term').getByText(term, { exact: true }) })
    .getByRole('definition')
}
