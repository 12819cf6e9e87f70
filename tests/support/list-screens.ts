import type { Locator, Page } from '@playwright/test'

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

const status = { name: 'status', label: 'Status' }
const deposits = {
  name: 'type',
  label: 'Type',
  value: 'deposit',
  word: 'Deposit'
}
const entryFilters = [
  'Time',
  'Type',
  'Status',
  'Direction',
  'Currency',
  'Amount',
  'Game',
  'Reference',
  'Made by an admin',
  'Movement id'
]

const entries = {
  rows: 'entries',
  firstHead: 'Time',
  sorts: [
    { head: 'Amount', field: 'amount' },
    { head: 'Type', field: 'type' }
  ],
  filter: deposits,
  made: { label: 'Time', inBar: true },
  search: 'DEP',
  empty: 'No transactions yet',
  noMatch: 'No transactions match',
  totalApart: true
} as const

/** What a list of a resource has of its own; its name says the rest. */
type OwnOfResource = Pick<
  ListScreen,
  'firstHead' | 'sorts' | 'filter' | 'filters' | 'made' | 'search'
>

function resourceList(name: string, own: OwnOfResource): ListScreen {
  const call = name.replace(' ', '-')
  const title = name.slice(0, 1).toUpperCase() + name.slice(1)
  const path = `/${call}`
  return {
    ...own,
    name,
    path,
    call,
    title,
    menu: { label: title, path },
    rows: name,
    unfiltered: '',
    zone: '',
    empty: `No ${name} yet`,
    noMatch: `No ${name} match`,
    totalApart: false
  }
}

/** The six screens that are lists. */
export const listScreens: readonly ListScreen[] = [
  resourceList('admins', {
    firstHead: 'Admin',
    sorts: [
      { head: 'Created', field: 'createdAt' },
      { head: 'Email', field: 'email' }
    ],
    filter: { ...status, value: 'active', word: 'Active' },
    made: { label: 'Created', inBar: false },
    filters: ['Status', 'Last sign-in', 'Created'],
    search: 'admin'
  }),
  resourceList('users', {
    firstHead: 'User',
    sorts: [
      { head: 'Last seen', field: 'lastSeenAt' },
      { head: 'Country', field: 'country' }
    ],
    filter: { ...status, value: 'suspended', word: 'Suspended' },
    made: { label: 'Registered', inBar: true },
    filters: [
      'Status',
      'Registered',
      'Last seen',
      'Country',
      'Currency',
      'Balance',
      'Reserved funds',
      'Test account'
    ],
    search: 'an'
  }),
  resourceList('games', {
    firstHead: 'Game',
    sorts: [
      { head: 'Started', field: 'startedAt' },
      { head: 'Kind', field: 'kind' }
    ],
    filter: { ...status, value: 'active', word: 'Active' },
    made: { label: 'Created', inBar: false },
    filters: ['Status', 'Kind', 'Private', 'Entry fee', 'Started', 'Created'],
    search: 'back'
  }),
  resourceList('system wallets', {
    firstHead: 'Wallet',
    sorts: [
      { head: 'Last movement', field: 'lastTransactionAt' },
      { head: 'Purpose', field: 'purpose' }
    ],
    filter: { name: 'currency', label: 'Currency', value: 'EUR', word: 'EUR' },
    made: { label: 'Created', inBar: false },
    filters: ['Status', 'Currency', 'Purpose', 'Low balance', 'Created'],
    search: 'eur'
  }),
  {
    ...entries,
    name: 'user transactions',
    path: '/users/42/transactions',
    call: 'users/42/transactions',
    title: 'User transactions',
    filters: entryFilters,
    unfiltered: '',
    zone: '',
    menu: { label: 'Users', path: '/users' }
  },
  {
    ...entries,
    name: 'wallet transactions',
    path: '/system-wallets/transactions',
    call: 'system-wallets/transactions',
    title: 'System wallet transactions',
    filters: [...entryFilters, 'Wallet', 'User id'],
    unfiltered: '?createdAt=any',
    zone: 'zone=UTC',
    menu: { label: 'Wallet transactions', path: '/system-wallets/transactions' }
  }
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

/** Waits until the rows shown answer the address. */
export async function settled(page: Page, screen: ListScreen): Promise<void> {
  await expect(scrollerOf(page, screen)).toHaveAttribute('aria-busy', 'false')
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
