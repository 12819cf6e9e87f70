import type { Locator, Page } from '@playwright/test'

import { messages } from '../../src/messages.ts'
import { fieldOf, formOf, questionOf, toastOf } from '../support/actions.ts'
import { serveHostileData } from '../support/hostile-api.ts'
import {
  listScreen,
  listScreens,
  openList,
  rowIds,
  rowsOf
} from '../support/list-screens.ts'
import { watchHarm } from '../support/page-harm.ts'
import { chooseOffer } from '../support/row-menu.ts'
import { expect, test } from '../support/test.ts'

const { drawer } = messages
const { views, done, userOffers: offers } = messages.actions
const ALL = '?limit=100&createdAt=any'
/** Every third of them: a drawer takes its time. */
const SOME = '?limit=25&createdAt=any'

test.beforeEach(async ({ page, signIn }) => {
  await serveHostileData(page)
  await signIn(page)
})

/** Where the cells and the buttons of each row stand within it. */
function placesInRows(page: Page): Promise<string[]> {
  return page.locator('tr[data-row]').evaluateAll(rows =>
    rows.map(row => {
      const own = row.getBoundingClientRect()
      const parts = [...row.querySelectorAll('td, .row-actions > *')]
      return [
        Math.round(own.height),
        ...parts.map(part => {
          const { left, top, width, height } = part.getBoundingClientRect()
          return [left - own.left, top - own.top, width, height]
            .map(Math.round)
            .join(' ')
        })
      ].join(', ')
    })
  )
}

for (const screen of listScreens) {
  test(`${screen.name}: hostile texts do nothing in rows and drawers, and each row is as wide and as high as a plain one (INJ-1) (INJ-5) (INJ-6)`, async ({
    page
  }) => {
    test.slow()
    const harm = watchHarm(page)
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await openList(page, screen, ALL)
      await harm.expectNone(`${width} px`)
    }
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(rowsOf(page, screen).first()).toBeVisible()
    const [plain, ...others] = await placesInRows(page)
    expect(others.length).toBeGreaterThan(50)
    for (const [index, places] of others.entries()) {
      expect.soft(places, `row ${index + 1}`).toBe(plain)
    }
    await harm.expectNone('1440 px')
    await openList(page, screen, SOME)
    const ids = await rowIds(page, screen)
    await page.locator('tr[data-row] a').first().click()
    const dialog = page.getByRole('dialog')
    for (const id of ids) {
      await expect(page).toHaveURL(new RegExp(`open=${id}$`, 'u'))
      await expect(dialog.getByText(drawer.rawJson)).toBeVisible()
      await harm.expectNone(`the drawer of ${id}`)
      expect
        .soft(await widthBeyond(dialog), `width beyond the drawer of ${id}`)
        .toBe(0)
      if (id !== ids.at(-1)) await next(dialog).click()
    }
  })
}

const next = (dialog: Locator): Locator =>
  dialog.getByRole('button', { name: drawer.next })

/** How far the contents of a drawer are wider than it. */
function widthBeyond(dialog: Locator): Promise<number> {
  return dialog.evaluate(element =>
    Math.max(
      ...[element, ...element.querySelectorAll('.drawer-body')].map(
        part => part.scrollWidth - part.clientWidth
      )
    )
  )
}

test('a disguised name is seen through in menu, form, question, result and head (INJ-5)', async ({
  page
}) => {
  test.slow()
  const harm = watchHarm(page)
  const users = listScreen('users')
  const name = '<U+202E>nimda'
  await openList(page, users, ALL)
  await chooseOffer(page, name, offers.edit)
  await expect(formOf(page, views['edit-user'].title(name))).toBeVisible()
  await harm.expectNone('the form')
  await page.keyboard.press('Escape')
  await chooseOffer(page, name, offers.suspend)
  const question = questionOf(page)
  await expect(question).toHaveAccessibleName(views['suspend-user'].title(name))
  await fieldOf(page, 'reason').fill('Asked for by the test')
  await harm.expectNone('the question')
  await question
    .getByRole('button', { name: views['suspend-user'].submit, exact: true })
    .click()
  await expect(toastOf(page, done['suspend-user'](name))).toBeVisible()
  await harm.expectNone('the result')

  await page.goto('/users/row-14/transactions')
  const head = page.getByRole('heading', { level: 1 })
  await expect(head).toHaveText('\u202Enimda')
  await expect(head.locator('[data-code="U+202E"]')).toBeVisible()
  await page
    .getByRole('button', { name: messages.statement.button, exact: true })
    .click()
  await expect(page.getByRole('dialog').getByRole('article')).toBeVisible()
  await harm.expectNone('the statement')
})
