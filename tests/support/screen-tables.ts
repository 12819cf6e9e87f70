import type { Locator, Page } from '@playwright/test'

import { messages } from '../../src/messages.ts'
import type { ListScreen } from './list-screens.ts'
import { expect } from './test.ts'

/** The columns of a list, as far as tests move them. */
export interface ScreenTable {
  /** The first three heads as built; the first names the row. */
  heads: readonly [string, string, string]
  /** A head that is hidden as built, where the list has one. */
  optional?: string
  /** The list without any filter, among the saved views. */
  all: string
  /** The detail of a row in the API: its path, before the id. */
  detail: string
}

const { admins, users, games, systemWallets, transactions } = messages
const entries: ScreenTable = {
  heads: [messages.fields.time, messages.fields.type, messages.fields.status],
  optional: messages.fields.id,
  all: transactions.all,
  detail: 'transactions'
}

const tables: Readonly<Record<string, ScreenTable>> = {
  admins: {
    heads: [admins.name, messages.fields.email, messages.fields.status],
    all: admins.all,
    detail: 'admins'
  },
  users: {
    heads: [users.user, messages.fields.email, messages.fields.status],
    optional: messages.fields.tags,
    all: users.all,
    detail: 'users'
  },
  games: {
    heads: [games.name, messages.fields.code, messages.fields.kind],
    optional: messages.fields.created,
    all: games.all,
    detail: 'games'
  },
  'system wallets': {
    heads: [
      systemWallets.name,
      messages.fields.purpose,
      messages.fields.status
    ],
    optional: messages.fields.currency,
    all: systemWallets.all,
    detail: 'system-wallets'
  },
  'user transactions': entries,
  'wallet transactions': { ...entries, optional: transactions.description }
}

/** The columns of a list. */
export function tableOf({ name }: ListScreen): ScreenTable {
  const table = tables[name]
  if (!table) throw new Error(`No table is known of ${name}`)
  return table
}

/** The query of a list that is narrowed and sorted, as its address has it. */
export function narrowed({ filter, sorts }: ListScreen): string {
  return `?${filter.name}=${filter.value}&sort=${sorts[1].field}`
}

/** The table itself. */
export function dataTable(page: Page, { title }: ListScreen): Locator {
  return page.getByRole('table', { name: title, exact: true })
}

/** The name of a row: the link that opens its drawer. */
export function rowLink(row: Locator): Locator {
  return row.getByRole('link').first()
}

/** A button of the list's bar that opens a small layer below it. */
export function layerButton(page: Page, label: string): Locator {
  return page.locator('summary').and(page.getByLabel(label, { exact: true }))
}

/** The head of a column. */
export function columnHead(page: Page, name: string): Locator {
  return page.getByRole('columnheader', { name, exact: true })
}

/** Opens the menu of columns and gives the list in it. */
export async function openColumns(page: Page): Promise<Locator> {
  await layerButton(page, messages.table.columns).click()
  const menu = page.getByRole('list', { name: messages.table.columns })
  await expect(menu).toBeVisible()
  return menu
}
