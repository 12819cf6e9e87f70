import type { Page } from '@playwright/test'

import { messages } from '../../../src/messages.ts'
import { filterButton, moreFilters, openFilter } from '../filters.ts'
import { listScreen, openList } from '../list-screens.ts'
import { layerButton } from '../screen-tables.ts'
import { expect } from '../test.ts'
import type { Sight } from './sight.ts'

const { table, theme, zone } = messages
const { userStatus } = messages.words
const users = listScreen('users')
const entries = listScreen('user transactions')
const FEW = '?limit=10'

const openUsers = (page: Page): Promise<void> => openList(page, users, FEW)
const openEntries = (page: Page): Promise<void> => openList(page, entries, FEW)

function filterSight(name: string, label: string): Sight {
  return {
    name: `a filter of ${name}`,
    open: async page => {
      await openEntries(page)
      await openFilter(page, label)
      await expect(
        page
          .getByRole('group', { name: label })
          .or(page.getByRole('textbox'))
          .first()
      ).toBeVisible()
    }
  }
}

/** The filters and the menus of the bars. */
export const menuSights: readonly Sight[] = [
  filterSight('choices', messages.fields.type),
  filterSight('dates', messages.fields.time),
  filterSight('amounts', messages.fields.amount),
  filterSight('texts', messages.fields.reference),
  {
    name: 'filters, chosen and to choose',
    open: async page => {
      await openList(
        page,
        users,
        `${FEW}&status=active&sort=displayName,-createdAt&page=2`
      )
      await filterButton(page, messages.fields.status).click()
      await expect(
        page.getByRole('checkbox', { name: userStatus.banned })
      ).toBeVisible()
    }
  },
  {
    name: 'the columns',
    open: async page => {
      await openUsers(page)
      await layerButton(page, table.columns).click()
      await expect(
        page.getByRole('list', { name: table.columns })
      ).toBeVisible()
    }
  },
  {
    name: 'the density',
    open: async page => {
      await openUsers(page)
      await layerButton(page, table.density).click()
      await expect(
        page.getByRole('radio', { name: table.densities.compact })
      ).toBeVisible()
    }
  },
  {
    name: 'compact rows',
    open: async page => {
      await openEntries(page)
      await layerButton(page, table.density).click()
      await page.getByRole('radio', { name: table.densities.compact }).click()
      await expect(page.locator('[data-look~="compact"]')).toBeVisible()
    }
  },
  {
    name: 'the theme',
    open: async page => {
      await openUsers(page)
      await page.getByLabel(theme.shown(theme.names.system)).click()
      await expect(
        page.getByRole('radio', { name: theme.names.dark })
      ).toBeVisible()
    }
  },
  {
    name: 'the zones',
    open: async page => {
      await openUsers(page)
      await layerButton(page, zone.shown('UTC', 'UTC')).click()
      await expect(
        page.getByRole('radio', { name: 'UTC', exact: true })
      ).toBeVisible()
    }
  },
  {
    name: 'the filters behind Filter',
    open: async page => {
      await openEntries(page)
      await filterButton(page, messages.filters.add).click()
      await expect(moreFilters(page).getByRole('button').first()).toBeVisible()
    }
  }
]
