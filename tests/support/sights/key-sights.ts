import type { Page } from '@playwright/test'

import { messages } from '../../../src/messages.ts'
import { listScreen, openList } from '../list-screens.ts'
import { openPalette, paletteOptions } from '../palette.ts'
import { expect } from '../test.ts'
import type { Sight } from './sight.ts'

const { keys, palette } = messages
const users = listScreen('users')
const FEW = '?limit=10'

async function openShortcuts(page: Page): Promise<void> {
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: keys.title })).toBeVisible()
}

/** What the keyboard opens over any screen. */
export const keySights: readonly Sight[] = [
  {
    name: 'the palette open',
    open: async page => {
      await openList(page, users, FEW)
      await openPalette(page)
      await expect(paletteOptions(page, palette.screens)).toHaveCount(5)
    }
  },
  {
    name: 'the palette with results',
    open: async page => {
      await openList(page, users, FEW)
      await openPalette(page, '42')
      await expect(paletteOptions(page, palette.exact)).toHaveCount(1)
    }
  },
  {
    name: 'the palette with transactions',
    open: async page => {
      await openList(page, users, FEW)
      await openPalette(page, 'DEP-')
      await expect(
        paletteOptions(page, palette.first(palette.entries, 5))
      ).toHaveCount(5)
    }
  },
  {
    name: 'the palette without match',
    open: async page => {
      await openList(page, users, FEW)
      await openPalette(page, 'zzzz')
      await expect(
        page.getByText(palette.nothing('zzzz')).first()
      ).toBeVisible()
    }
  },
  {
    name: 'the palette that could not search',
    errors: /status of 500/u,
    open: async (page, api) => {
      await openList(page, users, FEW)
      await api.faults.set([{ path: 'users', fault: { status: 500 } }])
      await openPalette(page, 'anna')
      await expect(
        paletteOptions(page).filter({ hasText: messages.list.retry })
      ).toBeVisible()
    }
  },
  {
    name: 'the shortcuts list',
    open: async page => {
      await openList(page, users, FEW)
      await openShortcuts(page)
    }
  },
  {
    name: 'the shortcuts list, turned off',
    open: async page => {
      await openList(page, users, FEW)
      await openShortcuts(page)
      await page.getByRole('checkbox', { name: keys.allow }).uncheck()
      await expect(page.getByText(keys.off, { exact: true })).toHaveCount(8)
    }
  },
  {
    name: 'the keys of the screens',
    open: async page => {
      await openList(page, users, FEW)
      await page.clock.install()
      await page.keyboard.press('g')
      await expect(page.getByText(keys.goTo, { exact: true })).toBeVisible()
    }
  }
]
