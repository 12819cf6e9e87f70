import { messages } from '../../../src/messages.ts'
import type { StandingFault } from '../../../src/programs/reference-api/http/fault.ts'
import { openAnswered } from '../list-answers.ts'
import {
  type ListScreen,
  listScreen,
  listScreens,
  openList,
  rowIds,
  rowsOf
} from '../list-screens.ts'
import { drawerOf } from '../row-drawer.ts'
import { expect } from '../test.ts'
import type { Sight } from './sight.ts'

const { list, drawer, notices } = messages
const users = listScreen('users')
const FEW = '?limit=10'

const NO_ROWS = {
  data: [],
  meta: {
    page: 1,
    limit: 25,
    total: 0,
    totalPages: 0,
    hasMore: false,
    asOf: '2026-01-01T00:00:00Z'
  }
}

/** Makes a list's own call, and no other, go wrong. */
function listFault(path: string, fault: StandingFault['fault']): StandingFault {
  return { method: 'GET', path, fault }
}

/** What every list comes to show. */
function sightsOf(screen: ListScreen): Sight[] {
  const { name, path, call } = screen
  return [
    { name, open: page => openList(page, screen, FEW) },
    {
      name: `${name}, none yet`,
      open: async (page, api) => {
        await api.faults.set([listFault(call, { shape: NO_ROWS })])
        await page.goto(path + screen.unfiltered)
        await expect(
          page.getByRole('heading', { name: screen.empty, exact: true })
        ).toBeVisible()
      }
    },
    {
      name: `${name}, no match`,
      open: async page => {
        await page.goto(`${path}?search=zz%20nothing%20is%20called%20this`)
        await expect(
          page.getByRole('heading', { name: screen.noMatch, exact: true })
        ).toBeVisible()
      }
    },
    {
      name: `${name}, failed`,
      errors: /status of 503/u,
      open: async (page, api) => {
        await api.faults.set([listFault(call, { status: 503 })])
        await page.goto(path)
        await expect(
          page.getByRole('heading', { name: list.failed, exact: true })
        ).toBeVisible()
      }
    },
    {
      name: `the drawer of ${name}`,
      open: async page => {
        await openList(page, screen, FEW)
        const [first] = await rowIds(page, screen)
        await page.goto(`${path}${FEW}&open=${first}`)
        const json = drawerOf(page).getByText(drawer.rawJson, { exact: true })
        await json.click()
        await expect(drawerOf(page).locator('pre')).toBeVisible()
        await expect(
          drawerOf(page).locator('[data-slot=skeleton]')
        ).toHaveCount(0)
      }
    }
  ]
}

/** The lists, with rows and without, and what is said above them. */
export const listSights: readonly Sight[] = [
  ...listScreens.flatMap(sightsOf),
  {
    name: 'a list at work',
    floats: true,
    open: async page => {
      const sorted = '?status=active,suspended&sort=-gamesPlayed'
      await openList(page, users, sorted)
      const rows = rowsOf(page, users)
      await rows.nth(3).getByRole('checkbox').check()
      await rows.nth(9).getByRole('checkbox').check()
      await rows.nth(6).hover()
    }
  },
  {
    name: 'rows on their way',
    open: async (page, api) => {
      await api.faults.set([{ path: 'users', fault: { delayMs: 30_000 } }])
      await page.goto(users.path)
      await expect(page.locator('[data-slot=account] small')).toBeVisible()
      await expect(
        page.locator('tbody[data-coming] span').first()
      ).toBeVisible()
    }
  },
  {
    name: 'old rows that could not be renewed',
    errors: /status of 503/u,
    open: async (page, api) => {
      await openList(page, users, FEW)
      await api.faults.set([listFault('users', { status: 503 })])
      await page.getByRole('button', { name: list.refresh }).click()
      await expect(page.getByRole('alert')).toBeVisible()
    }
  },
  {
    name: 'a list that has to wait',
    errors: /status of 429/u,
    open: async (page, api) => {
      await openList(page, users, FEW)
      const headers = { 'retry-after': '30' }
      await api.faults.set([listFault('users', { status: 429, headers })])
      await page.getByRole('button', { name: list.refresh }).click()
      await expect(page.getByRole('timer')).toBeVisible()
    }
  },
  {
    name: 'a drawer whose details failed',
    errors: /status of 503/u,
    open: async (page, api) => {
      await openList(page, users, FEW)
      await api.faults.set([{ path: 'users/*', fault: { status: 503 } }])
      await rowsOf(page, users).first().getByRole('link').first().click()
      await expect(drawerOf(page).getByRole('alert').first()).toBeVisible()
    }
  },
  {
    name: 'a drawer of nobody',
    errors: /status of 404/u,
    open: async page => {
      await page.goto(`${users.path}${FEW}&open=9999999`)
      await expect(
        drawerOf(page).getByRole('button', { name: drawer.back })
      ).toBeVisible()
    }
  },
  {
    name: 'the entries of nobody',
    errors: /status of 404/u,
    open: async page => {
      await page.goto('/users/9999999/transactions')
      await expect(page.getByRole('alert')).toContainText('9999999')
    }
  },
  {
    name: 'a list without a connection',
    errors: /ERR_INTERNET_DISCONNECTED/u,
    open: async page => {
      await openList(page, users, FEW)
      await page.context().setOffline(true)
      await expect(page.getByText(messages.offline)).toBeVisible()
    }
  },
  {
    name: 'a frozen list, corrected',
    open: async page => {
      await page.goto('/users?limit=10&frozen=2026-06-01T12:00:00.000Z&page=0')
      await expect(page.getByText(notices.makeLive)).toBeVisible()
      await expect(page.getByText(notices.corrected('page', '0'))).toBeVisible()
    }
  },
  {
    name: 'a list whose filter was ignored',
    open: async (page, api) => {
      const shape = await openAnswered(page, users, FEW)
      await api.faults.set([{ path: 'users', fault: { shape } }])
      await page.goto('/users?limit=10&status=banned')
      await expect(
        page.getByText(notices.ignored([messages.fields.status]))
      ).toBeVisible()
    }
  }
]
