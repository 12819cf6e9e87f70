import { expect, type Page, test } from '@playwright/test'

import { messages } from '../../src/messages.ts'
import { drfBackend } from '../backends/drf.ts'
import { laravelBackend } from '../backends/laravel.ts'
import { springBackend } from '../backends/spring.ts'
import type { Backend } from '../backends/world.ts'
import {
  type ForeignPanel,
  openForeignPanel
} from '../support/foreign-panel.ts'
import { readQuestions } from '../support/reader.ts'

interface Walk {
  example: string
  backend: () => Backend
  users: string
  first: string
  sorted: string
  suspended: string
  found: string
  suspension: string
  /** What a wrong password is told. */
  refused: string
  /** Of 25; a float cannot hold what the richest user has. */
  readable: number
}

const walks: Walk[] = [
  {
    example: 'laravel',
    backend: laravelBackend,
    users: 'users',
    first: 'sort=-created_at&page=1&per_page=25',
    sorted: 'sort=full_name&page=1&per_page=25',
    suspended: 'filter%5Bstatus%5D=blocked&sort=-created_at&page=1&per_page=25',
    found:
      'filter%5Bq%5D=player22@mail.test&sort=-created_at&page=1&per_page=25',
    suspension: 'POST users/22/block',
    refused: messages.login.refused,
    readable: 25
  },
  {
    example: 'django',
    backend: drfBackend,
    users: 'players/',
    first: 'ordering=-date_joined&limit=25&offset=0',
    sorted: 'ordering=first_name&limit=25&offset=0',
    suspended: 'is_active=false&ordering=-date_joined&limit=25&offset=0',
    found: 'search=player22@mail.test&ordering=-date_joined&limit=25&offset=0',
    suspension: 'POST players/22/deactivate/',
    refused: 'Unable to log in with provided credentials.',
    readable: 25
  },
  {
    example: 'spring',
    backend: () => springBackend(),
    users: 'users',
    first: 'sort=createdAt,desc&page=0&size=25',
    sorted: 'sort=displayName,asc&page=0&size=25',
    suspended: 'state=LOCKED&sort=createdAt,desc&page=0&size=25',
    found: 'q=player22@mail.test&sort=createdAt,desc&page=0&size=25',
    suspension: 'PUT users/22/lock',
    refused: messages.login.refused,
    readable: 24
  }
]

const { actions, fields } = messages
const rows = (page: Page): ReturnType<Page['locator']> =>
  page.locator('tr[data-row]')

for (const walk of walks) {
  test.describe(`a panel for ${walk.example}`, () => {
    let panel: ForeignPanel

    test.beforeAll(async () => {
      panel = await openForeignPanel(
        `tests/backends/${walk.example}-owner.ts`,
        walk.backend()
      )
    })
    test.afterAll(() => panel.close())

    test.beforeEach(({ page }) => readQuestions(page))

    test('signs in, and works with its lists, drawers and one action', async ({
      page
    }) => {
      const asked = (query: string): string => `GET ${walk.users}?${query}`
      const password = page.getByRole('textbox', {
        name: messages.login.password
      })
      await page.goto(`${panel.url}/login`)
      await page.getByLabel(fields.email).fill('admin@corp.test')
      await password.fill('wrong-word')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('alert')).toHaveText(walk.refused)
      await password.fill('secret-word')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/admins$/u)
      await expect(rows(page)).toHaveCount(1)
      // Nobody records what admins do: nothing of it is shown, or asked for.
      await rows(page).getByRole('link').first().click()
      const admin = page.getByRole('dialog')
      await expect(admin).toContainText(messages.drawer.readAt)
      await expect(admin.getByRole('tab')).toHaveCount(0)
      expect(panel.asked().filter(call => /audit/u.test(call))).toEqual([])

      // The inline script asks in the backend's words, and nobody asks again.
      panel.asked()
      await page.goto(`${panel.url}/users`)
      await expect(rows(page)).toHaveCount(walk.readable)
      await expect(rows(page).first()).toContainText('EUR')
      const first = panel.asked()
      expect(first.filter(call => call.startsWith('GET'))).toHaveLength(2)
      expect(first).toContain(asked(walk.first))

      await page.goto(`${panel.url}/users?status=suspended`)
      await expect(rows(page).first()).toContainText('Suspended')
      expect(panel.asked()).toContain(asked(walk.suspended))
      await page.goto(`${panel.url}/users`)
      await page
        .getByRole('columnheader', { name: messages.users.user })
        .getByRole('button')
        .click()
      await expect.poll(() => panel.asked()).toContain(asked(walk.sorted))

      await page.goto(`${panel.url}/users?search=player22@mail.test`)
      await expect(rows(page)).toHaveCount(1)
      expect(panel.asked()).toContain(asked(walk.found))
      await rows(page).getByText('player22@mail.test').click()
      const drawer = page.getByRole('dialog').first()
      await expect(drawer).toContainText('player22@mail.test')
      const acts = drawer.getByRole('group', { name: actions.rowActions })
      // What the backend cannot do is not offered.
      await expect(acts.getByRole('button')).toHaveText([
        actions.byAction['suspend-user'].label
      ])
      await acts.getByRole('button').click()
      const dialog = page.getByRole('alertdialog')
      // Only the fields that the backend takes.
      await expect(dialog.getByRole('textbox')).toHaveCount(1)
      await dialog.getByLabel(fields.reason).fill('Chargeback fraud')
      await dialog
        .getByRole('button', { name: actions.byAction['suspend-user'].label })
        .click()
      await expect(drawer).toContainText('Suspended')
      expect(panel.asked()).toContain(walk.suspension)

      await page.goto(`${panel.url}/users/22/transactions`)
      await expect(rows(page).first()).toContainText('EUR')
      const amount = rows(page).first().locator('[data-slot=money]').first()
      const moved = (await amount.textContent()) ?? ''
      expect(moved).toMatch(/^[+−]/u)
      await rows(page).first().getByText('EUR').click()
      await expect(page.getByRole('dialog')).toContainText(moved)
      // It knows one side of a movement: nothing is missing, nothing is summed.
      await expect(page.getByRole('dialog')).toContainText(fields.direction)
      await expect(page.getByRole('alert')).toHaveCount(0)
      await page.goto(`${panel.url}/system-wallets/transactions?createdAt=any`)
      await page.getByRole('link', { name: messages.ui.nextPage }).click()
      await expect(rows(page)).toHaveCount(25)
    })
  })
}
