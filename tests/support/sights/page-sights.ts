import type { Page } from '@playwright/test'

import { messages } from '../../../src/messages.ts'
import { expectSignIn } from '../alive.ts'
import { balancesOpener } from '../dialogs.ts'
import { listScreen, openList } from '../list-screens.ts'
import { askIn, emitIn } from '../panel-events.ts'
import { expect } from '../test.ts'
import type { Sight } from './sight.ts'

const { login, dialog } = messages
const GAMES_CHUNK = /games-screen/u

async function signInWith(
  page: Page,
  email: string,
  password: string
): Promise<void> {
  await page.goto('/login')
  await page.getByLabel(login.email).fill(email)
  await page.getByLabel(login.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: login.submit }).click()
}

/** Opens the users, few since they are alike. */
const openUsers = (page: Page): Promise<void> =>
  openList(page, listScreen('users'), '?limit=10')

/** All balances of the first user, in a dialog of their own. */
async function openBalances(page: Page): Promise<void> {
  await openUsers(page)
  await balancesOpener(page).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

/** The pages that are no list, and what lies over any page. */
export const pageSights: readonly Sight[] = [
  {
    name: 'the login',
    guest: true,
    open: async page => {
      await page.goto('/login')
      await expectSignIn(page)
    }
  },
  {
    name: 'the login, refused',
    guest: true,
    errors: /status of 401/u,
    open: async page => {
      await signInWith(page, 'admin@example.com', 'wrong')
      await expect(page.getByRole('alert')).toBeVisible()
    }
  },
  {
    name: 'the login with an address that is none',
    guest: true,
    open: async page => {
      await signInWith(page, 'admin', 'wrong')
      await expect(page.getByText(login.emailBroken)).toBeVisible()
    }
  },
  {
    name: 'the 404 page',
    guest: true,
    errors: /status of 404/u,
    open: async page => {
      await page.goto('/nope?x=1')
      await expect(page.getByRole('heading', { level: 2 })).toBeVisible()
    }
  },
  {
    name: 'a dialog',
    open: openBalances
  },
  {
    name: 'a maximised dialog',
    open: async page => {
      await openBalances(page)
      await page.getByRole('button', { name: dialog.maximise }).click()
      await expect(
        page.getByRole('button', { name: dialog.restore })
      ).toBeVisible()
    }
  },
  {
    name: 'a confirm',
    open: async page => {
      await openUsers(page)
      await askIn(page)
      await expect(page.getByRole('alertdialog')).toBeVisible()
    }
  },
  {
    name: 'the loader',
    open: async page => {
      await openUsers(page)
      await emitIn(page, 'showLoader')
      await expect(
        page.getByRole('status', { name: messages.loader.label })
      ).toBeVisible()
    }
  },
  {
    name: 'the error page',
    errors: /status of 404|dynamically imported module/u,
    open: async page => {
      await page.route(GAMES_CHUNK, route => route.fulfill({ status: 404 }))
      await openUsers(page)
      await page.getByRole('link', { name: messages.games.title }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('500')
    }
  }
]
