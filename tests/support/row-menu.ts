import type { Locator, Page } from '@playwright/test'

import { messages } from '../../src/messages.ts'

/** The row of this name in the list that is shown. */
export function rowOf(page: Page, name: string): Locator {
  return page.getByRole('row').filter({
    has: page.getByRole('button', {
      name: messages.table.rowActions(name),
      exact: true
    })
  })
}

/** Opens the menu of a row. */
export async function openRowMenu(page: Page, name: string): Promise<Locator> {
  const row = rowOf(page, name)
  await row.hover()
  await row
    .getByRole('button', { name: messages.table.rowActions(name), exact: true })
    .click()
  return page.getByRole('menu')
}

/** Chooses what is offered on a row. */
export async function chooseRowAction(
  page: Page,
  name: string,
  rowAction: string
): Promise<void> {
  const menu = await openRowMenu(page, name)
  await menu.getByRole('menuitem', { name: rowAction, exact: true }).click()
}
