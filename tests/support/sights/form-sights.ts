import { messages } from '../../../src/messages.ts'
import { fieldOf, formOf, questionOf } from '../actions.ts'
import { drawerButton } from '../row-drawer.ts'
import { chooseRowAction, openRowMenu } from '../row-menu.ts'
import { expect } from '../test.ts'
import {
  actionSight,
  button,
  openAdjust,
  openHead,
  REASON,
  USER
} from './action-sight.ts'
import type { Sight } from './sight.ts'

const texts = messages.actions
const { byAction } = texts
const ADMINS = '/admins?limit=10'
const GAMES = '/games?search=hnefatafl'
const WALLETS = '/system-wallets?limit=25'

/** Opens the form of a row, by what its menu calls it. */
function form(
  name: string,
  path: string,
  row: string,
  rowAction: string,
  title: string
): Sight {
  return actionSight({
    name,
    path,
    show: async page => {
      await chooseRowAction(page, row, rowAction)
      await expect(formOf(page, title)).toBeVisible()
      await expect(formOf(page, title).locator('option', WAITS)).toHaveCount(0)
    }
  })
}

const WAITS = { hasText: messages.loader.label }

/** Opens a question of a row, with its reason where it has one. */
function question(
  name: string,
  path: string,
  row: string,
  rowAction: string
): Sight {
  return actionSight({
    name,
    path,
    show: async page => {
      await chooseRowAction(page, row, rowAction)
      await expect(questionOf(page)).toBeVisible()
    }
  })
}

function menu(name: string, path: string, row: string): Sight {
  return actionSight({
    name,
    path,
    show: async page => {
      await expect(await openRowMenu(page, row)).toBeVisible()
    }
  })
}

/** The menus that offer actions, their forms and their questions. */
export const formSights: readonly Sight[] = [
  menu('the menu of an admin', ADMINS, 'Nadia Ferrand'),
  menu('the menu of a game', GAMES, 'Hnefatafl'),
  menu('the menu of a system wallet', WALLETS, 'Commission'),
  actionSight({
    name: 'the menu of a user',
    path: '/users?limit=10',
    show: async page => {
      const row = page.locator('tr[data-row]').first()
      await row.hover()
      await row.locator('[aria-haspopup="menu"]').click()
      await expect(page.getByRole('menu')).toBeVisible()
    }
  }),
  actionSight({
    name: 'the form of a new admin',
    path: ADMINS,
    show: async page => {
      await openHead(page, byAction['create-admin'].label)
      await expect(formOf(page, byAction['create-admin'].title())).toBeVisible()
    }
  }),
  actionSight({
    name: 'a new admin who lacks everything',
    path: ADMINS,
    show: async page => {
      await openHead(page, byAction['create-admin'].label)
      await button(page, texts.generate).click()
      await button(
        page.getByRole('dialog'),
        byAction['create-admin'].label
      ).click()
      await expect(fieldOf(page, 'name')).toBeFocused()
    }
  }),
  form(
    'the form of an admin',
    ADMINS,
    'Nadia Ferrand',
    byAction['edit-admin'].label,
    byAction['edit-admin'].title('Nadia Ferrand')
  ),
  actionSight({
    name: 'the profile of a user',
    path: USER,
    show: async page => {
      await drawerButton(page, byAction['edit-user'].label).click()
      await expect(fieldOf(page, 'displayName')).toBeFocused()
    }
  }),
  actionSight({
    name: 'the suspension of a user',
    path: USER,
    show: async page => {
      await drawerButton(page, byAction['suspend-user'].label).click()
      await fieldOf(page, 'reason').fill(REASON)
    }
  }),
  actionSight({
    name: 'the adjustment of a balance',
    path: USER,
    show: async page => openAdjust(page, '12.50')
  }),
  actionSight({
    name: 'the form of a new game, which lacks everything',
    path: '/games?limit=10',
    show: async page => {
      await openHead(page, byAction['create-game'].label)
      await button(
        page.getByRole('dialog'),
        byAction['create-game'].submit
      ).click()
      await expect(fieldOf(page, 'name')).toBeFocused()
    }
  }),
  form(
    'the form of an open game',
    GAMES,
    'Hnefatafl',
    byAction['edit-game'].label,
    byAction['edit-game'].title('Hnefatafl')
  ),
  form(
    'the form of a copied game',
    GAMES,
    'Hnefatafl',
    byAction['duplicate-game'].label,
    byAction['duplicate-game'].title('Hnefatafl')
  ),
  form(
    'the form of a system wallet',
    WALLETS,
    'Commission',
    byAction['edit-wallet'].label,
    byAction['edit-wallet'].title('Commission')
  ),
  form(
    'the correction of a system wallet',
    WALLETS,
    'Commission',
    byAction['adjust-wallet'].label,
    byAction['adjust-wallet'].title('Commission')
  ),
  form(
    'a transfer',
    WALLETS,
    'Commission',
    byAction.transfer.label,
    byAction.transfer.title('Commission')
  ),
  actionSight({
    name: 'a reversal',
    path: '/users/42/transactions?limit=10&status=completed&type=prize',
    show: async page => {
      await page
        .locator('tr[data-row]')
        .first()
        .getByRole('link')
        .first()
        .click()
      await drawerButton(
        page,
        texts.byAction['reverse-transaction'].label
      ).click()
      await expect(fieldOf(page, 'reasonCode')).toBeFocused()
    }
  }),
  question('a freeze', WALLETS, 'Commission', byAction['freeze-wallet'].label),
  question(
    'an archive',
    '/games?search=konane',
    'Konane',
    byAction['archive-game'].label
  ),
  question('a pause', GAMES, 'Hnefatafl', byAction['pause-game'].label)
]
