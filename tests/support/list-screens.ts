import type { Locator, Page } from '@playwright/test'

import { messages } from '../../src/messages.ts'
import { expectAlive } from './alive.ts'
import { expect } from './test.ts'

/** A choice of one value: where it stands in the address and on the screen. */
export interface ScreenFilter {
  name: string
  label: string
  value: string
  /** What the panel calls the value. */
  word: string
}

/** A column that the list can be sorted by. */
export interface ScreenSort {
  head: string
  field: string
}

/** One screen with a list, as the tests of all lists drive it. */
export interface ListScreen {
  /** In the names of tests. */
  name: string
  /** Its clean address. */
  path: string
  /** The call for its rows, below the base of the API. */
  call: string
  /** The name of its table. */
  title: string
  /** The word of its entry in the menu, and where that leads. */
  menu: { label: string; path: string }
  /** What a row is, in the plural. */
  rows: string
  firstHead: string
  /** Two columns; by the values of the first one an answer is judged. */
  sorts: readonly [ScreenSort, ScreenSort]
  /** An enumeration that stands in the bar, with a value that some rows have. */
  filter: ScreenFilter
  /** What it can be narrowed by, as the panel calls it. */
  filters: readonly string[]
  /** Its query string without any filter. */
  unfiltered: string
  /** What every address with a filter says too: the zone of a usual period. */
  zone: string
  /** The period in which a row was made; behind `Filter` where not in the bar. */
  made: { label: string; inBar: boolean }
  /** Finds some rows and not all, with the filter too. */
  search: string
  empty: string
  noMatch: string
  /** Rows and their number are two questions. */
  totalApart: boolean
}

const { admins, users, games, systemWallets, transactions } = messages
const { userTransactions, walletTransactions, words } = messages

const deposits = {
  name: 'type',
  label: messages.fields.type,
  value: 'deposit',
  word: words.transactionTypes.deposit
}
const entryFilters = [
  messages.fields.time,
  messages.fields.type,
  messages.fields.status,
  messages.fields.direction,
  messages.fields.currency,
  messages.fields.amount,
  messages.fields.game,
  messages.fields.reference,
  transactions.admin,
  transactions.byAdmin,
  messages.fields.reasonCode,
  transactions.group
]

const entries = {
  rows: transactions.rows,
  firstHead: messages.fields.time,
  sorts: [
    { head: messages.fields.amount, field: 'amount' },
    { head: messages.fields.type, field: 'type' }
  ],
  filter: deposits,
  made: { label: messages.fields.time, inBar: true },
  search: 'DEP',
  empty: transactions.empty,
  noMatch: transactions.noMatch,
  totalApart: true
} as const

/** What the panel calls a list of a resource. */
interface ListTexts {
  title: string
  rows: string
  empty: string
  noMatch: string
}

/** What a list of a resource has of its own; its name says the rest. */
type OwnOfResource = Pick<
  ListScreen,
  'firstHead' | 'sorts' | 'filter' | 'filters' | 'made' | 'search'
>

function resourceList(
  name: string,
  { title, rows, empty, noMatch }: ListTexts,
  own: OwnOfResource
): ListScreen {
  const call = name.replace(' ', '-')
  const path = `/${call}`
  return {
    ...own,
    name,
    path,
    call,
    title,
    menu: { label: title, path },
    rows,
    unfiltered: '',
    zone: '',
    empty,
    noMatch,
    totalApart: false
  }
}

/** The six screens that are lists. */
export const listScreens: readonly ListScreen[] = [
  resourceList('admins', admins, {
    firstHead: admins.name,
    sorts: [
      { head: messages.fields.created, field: 'createdAt' },
      { head: messages.fields.email, field: 'email' }
    ],
    filter: {
      name: 'status',
      label: messages.fields.status,
      value: 'active',
      word: words.adminStatus.active
    },
    made: { label: messages.fields.created, inBar: false },
    filters: [
      messages.fields.status,
      messages.fields.lastLogin,
      messages.fields.created
    ],
    search: 'admin'
  }),
  resourceList('users', users, {
    firstHead: users.user,
    sorts: [
      { head: messages.fields.lastSeen, field: 'lastSeenAt' },
      { head: messages.fields.country, field: 'country' }
    ],
    filter: {
      name: 'status',
      label: messages.fields.status,
      value: 'suspended',
      word: words.userStatus.suspended
    },
    made: { label: messages.fields.registered, inBar: true },
    filters: [
      messages.fields.status,
      messages.fields.registered,
      messages.fields.lastSeen,
      messages.fields.country,
      messages.fields.currency,
      messages.fields.available,
      users.hasReserved,
      messages.fields.isTest
    ],
    search: 'an'
  }),
  resourceList('games', games, {
    firstHead: games.name,
    sorts: [
      { head: messages.fields.started, field: 'startedAt' },
      { head: messages.fields.kind, field: 'kind' }
    ],
    filter: {
      name: 'status',
      label: messages.fields.status,
      value: 'active',
      word: words.gameStatus.active
    },
    made: { label: messages.fields.created, inBar: false },
    filters: [
      messages.fields.status,
      messages.fields.kind,
      messages.fields.isPrivate,
      messages.fields.entryFee,
      messages.fields.started,
      messages.fields.created
    ],
    search: 'back'
  }),
  resourceList('system wallets', systemWallets, {
    firstHead: systemWallets.name,
    sorts: [
      { head: messages.fields.lastTransaction, field: 'lastTransactionAt' },
      { head: messages.fields.purpose, field: 'purpose' }
    ],
    filter: {
      name: 'currency',
      label: messages.fields.currency,
      value: 'EUR',
      word: 'EUR'
    },
    made: { label: messages.fields.created, inBar: false },
    filters: [
      messages.fields.status,
      messages.fields.currency,
      messages.fields.purpose,
      systemWallets.below,
      messages.fields.created
    ],
    search: 'eur'
  }),
  {
    ...entries,
    name: 'user transactions',
    path: '/users/42/transactions',
    call: 'users/42/transactions',
    title: userTransactions.title,
    filters: entryFilters,
    unfiltered: '',
    zone: '',
    menu: { label: users.title, path: '/users' }
  },
  {
    ...entries,
    name: 'wallet transactions',
    path: '/system-wallets/transactions',
    call: 'system-wallets/transactions',
    title: walletTransactions.title,
    filters: [...entryFilters, messages.fields.wallet, transactions.userId],
    unfiltered: '?createdAt=any',
    sorts: [{ head: transactions.change, field: 'amount' }, entries.sorts[1]],
    zone: 'zone=UTC',
    menu: {
      label: walletTransactions.title,
      path: '/system-wallets/transactions'
    }
  }
]

/**
 * A plain list and a ledger: what the engine does for every list alike is tried
 * on these two.
 */
export const plainAndLedger = [
  listScreen('users'),
  listScreen('user transactions')
]

/** The screen of a name. */
export function listScreen(name: string): ListScreen {
  const screen = listScreens.find(item => item.name === name)
  if (!screen) throw new Error(`No list is named ${name}`)
  return screen
}

/** The address of a screen that is narrowed by these parameters. */
export function filteredAddress(
  { path, zone }: ListScreen,
  ...params: string[]
): string {
  const query = [...params, zone].filter(Boolean).join('&')
  return query === '' ? path : `${path}?${query}`
}

/** What scrolls around the table. */
export function scrollerOf(page: Page, { title }: ListScreen): Locator {
  return page.getByRole('region', { name: title, exact: true })
}

/** The rows of the shown list; those of a skeleton are none. */
export function rowsOf(page: Page, screen: ListScreen): Locator {
  return scrollerOf(page, screen)
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
}

/** The ids of the rows, in their order, also of a list behind a drawer. */
export function rowIds(page: Page, { title }: ListScreen): Promise<string[]> {
  return page
    .getByRole('region', { name: title, exact: true, includeHidden: true })
    .locator('tr[data-row]')
    .evaluateAll(rows => rows.map(row => row.getAttribute('data-row') ?? ''))
}

/** Waits until the rows shown answer the address, and all of the page is alive. */
export async function settled(page: Page, screen: ListScreen): Promise<void> {
  await expect(scrollerOf(page, screen)).toHaveAttribute('aria-busy', 'false')
  await expectAlive(page)
}

/** Opens a list with a query string, and waits for its rows. */
export async function openList(
  page: Page,
  screen: ListScreen,
  query = ''
): Promise<void> {
  await page.goto(screen.path + query)
  await expect(rowsOf(page, screen).first()).toBeVisible()
  await settled(page, screen)
}
