import type { Page } from '@playwright/test'

import { messages } from '../../src/messages.ts'
import { fieldOf, questionOf, reviewOf } from '../support/actions.ts'
import { boxOf, button } from '../support/dialogs.ts'
import { listScreen, openList } from '../support/list-screens.ts'
import { answerByEnter } from '../support/reader.ts'
import { drawerButton } from '../support/row-drawer.ts'
import { chooseRowAction, openRowMenu } from '../support/row-menu.ts'
import { expect, test } from '../support/test.ts'

const texts = messages.actions
const { byAction } = texts
const ADJUSTMENTS = 'users/42/adjustments'

test.use({ world: 'action layers' })

test.beforeEach(async ({ page, signIn }) => signIn(page))

async function openAdjust(page: Page): Promise<void> {
  await page.goto('/users?limit=10&open=42')
  await drawerButton(page, byAction['adjust-user'].label).click()
  await fieldOf(page, 'currency').selectOption('EUR')
  await fieldOf(page, 'amount').fill('4')
  await fieldOf(page, 'reasonCode').selectOption('mistake')
  await fieldOf(page, 'reason').fill('Prize of table 8841 was paid short')
}

test('short fields share a line, and one alone keeps its own @further', async ({
  page
}) => {
  await openList(page, listScreen('games'), '?limit=10')
  await button(page, byAction['create-game'].label).click()
  const name = await boxOf(fieldOf(page, 'name'))
  const code = await boxOf(fieldOf(page, 'code'))
  const kind = await boxOf(fieldOf(page, 'kind'))
  expect(kind.y).toBe(code.y)
  expect(kind.x).toBeGreaterThan(code.x + code.width)
  expect(name.width).toBeGreaterThan(2 * code.width)
  await page.goto('/system-wallets?limit=25')
  await chooseRowAction(page, 'Commission', byAction.transfer.label)
  const amount = await boxOf(fieldOf(page, 'amount'))
  expect(amount.x).toBe((await boxOf(fieldOf(page, 'reference'))).x)
  expect(amount.width).toBeGreaterThan(2 * code.width)
})

test('a reason is not lost to the Escape key @further', async ({ page }) => {
  await page.goto('/users?limit=10&open=42')
  await drawerButton(page, byAction['suspend-user'].label).click()
  await fieldOf(page, 'reason').fill('Two accounts of one person')
  await page.keyboard.press('Escape')
  await expect(button(page, texts.discard.reject)).toBeFocused()
  await answerByEnter(page)
  // A question that is still closing would take the next key.
  await expect(button(page, texts.discard.reject)).toHaveCount(0)
  await expect(fieldOf(page, 'reason')).toHaveValue(
    'Two accounts of one person'
  )
  await expect(fieldOf(page, 'reason')).toBeFocused()
  await page.keyboard.press('Escape')
  await button(page, texts.discard.accept).click()
  await expect(questionOf(page)).toHaveCount(0)
  await expect(drawerButton(page, byAction['suspend-user'].label)).toBeFocused()
})

test('what the check has found is read first @further', async ({
  page,
  api,
  pageErrors
}) => {
  pageErrors.allow(/status of (?:404|500)/u)
  await openAdjust(page)
  await button(page, 'Review').click()
  await expect(
    button(page, texts.review.accept.credit('4.00 EUR'))
  ).toBeFocused()
  await api.faults.set([{ path: ADJUSTMENTS, fault: { status: 500 } }])
  await answerByEnter(page)
  await button(page, texts.unknown.check).click()
  const outcome = page.getByRole('alert')
  await expect(outcome).toContainText(texts.unknown['not-done'])
  await expect(outcome).toBeFocused()
})

test('why a line of a menu is off stands closer to it than to the next @further', async ({
  page
}) => {
  await openList(page, listScreen('admins'))
  const menu = await openRowMenu(page, 'Nadia Ferrand')
  const why = menu.getByText(texts.reasons.admin.own)
  const first = await boxOf(why.first())
  const next = menu.getByRole('menuitem', {
    name: texts.byAction['end-admin-sessions'].label,
    exact: true
  })
  const own = menu.getByRole('menuitem', {
    name: texts.byAction['reset-admin-password'].label,
    exact: true
  })
  const middle = async (line: typeof own): Promise<number> => {
    const { y, height } = await boxOf(line)
    return y + height / 2
  }
  const centre = first.y + first.height / 2
  expect(centre - (await middle(own))).toBeLessThan(
    (await middle(next)) - centre
  )
})

test('what is off is grey where a system has its own colours @further', async ({
  page
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openList(page, listScreen('admins'))
  const menu = await openRowMenu(page, 'Nadia Ferrand')
  const colour = (name: string): Promise<string> =>
    menu
      .getByRole('menuitem', { name, exact: true })
      .evaluate(line => getComputedStyle(line).color)
  const edit = texts.byAction['edit-admin'].label
  const resetPassword = texts.byAction['reset-admin-password'].label
  expect(await colour(resetPassword)).not.toBe(await colour(edit))
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('what a question promises stands above its buttons @further', async ({
    page
  }) => {
    await openAdjust(page)
    await button(page, 'Review').click()
    const note = await boxOf(page.getByText(texts.review.note))
    const accept = reviewOf(page).getByRole('button', { name: /^Credit/u })
    expect(note.y + note.height).toBeLessThan((await boxOf(accept)).y)
  })
})

test.describe('above the keyboard of a phone', () => {
  test.use({ viewport: { width: 390, height: 450 } })

  test('a form keeps room for the field that is filled in @further', async ({
    page
  }) => {
    await openAdjust(page)
    const cancel = await boxOf(button(page, texts.cancel))
    expect(cancel.y).toBe((await boxOf(button(page, 'Review'))).y)
    const body = await boxOf(page.locator('[data-slot="dialog-body"]'))
    expect(body.height).toBeGreaterThan(200)
    const field = await boxOf(fieldOf(page, 'reason'))
    expect(field.y + field.height).toBeLessThanOrEqual(body.y + body.height)
  })
})
