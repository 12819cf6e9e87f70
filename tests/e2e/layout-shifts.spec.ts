import { messages } from '../../src/messages.ts'
import { furtherUnless } from '../support/further.ts'
import { watchLayoutShifts } from '../support/layout-shifts.ts'
import {
  filteredAddress,
  listScreen,
  listScreens,
  openList,
  plainAndLedger,
  rowIds,
  rowsOf,
  scrollerOf,
  settled
} from '../support/list-screens.ts'
import { drawerOf } from '../support/row-drawer.ts'
import {
  columnHead,
  layerButton,
  openColumns
} from '../support/screen-tables.ts'
import { expect, test } from '../support/test.ts'

const SIZES = [
  { width: 1440, height: 900 },
  // A small notebook: the sums have a line of their own.
  { width: 1280, height: 720 },
  { width: 390, height: 844 }
]

const ledger = listScreen('user transactions')

test.beforeEach(async ({ page, signIn }) => signIn(page))

for (const viewport of SIZES) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    for (const screen of listScreens) {
      const { name, filter } = screen

      for (const params of [[], [`${filter.name}=${filter.value}`]]) {
        const of = params.length > 0 ? 'a filtered list' : 'a list'
        test(`${name}: nothing moves while ${of} comes${furtherUnless(viewport.width !== 1280 && of === 'a list')}`, async ({
          page
        }) => {
          const shifts = await watchLayoutShifts(page)
          await page.goto(filteredAddress(screen, ...params))
          await expect(rowsOf(page, screen).first()).toBeVisible()
          await settled(page, screen)
          await page.waitForLoadState('networkidle')
          expect(await shifts.read()).toEqual([])
        })
      }
    }

    test('nothing moves while entries with four filters come @further', async ({
      page
    }) => {
      const shifts = await watchLayoutShifts(page)
      await page.goto(
        `${ledger.path}?limit=10&type=deposit&status=completed&currency=EUR&createdAt=2026-01-01..2026-11-20`
      )
      await expect(rowsOf(page, ledger).first()).toBeVisible()
      await settled(page, ledger)
      await page.waitForLoadState('networkidle')
      expect(await shifts.read()).toEqual([])
    })

    for (const screen of plainAndLedger) {
      const { name } = screen

      test(`${name}: nothing moves while pinned rows come @further`, async ({
        page
      }) => {
        const shifts = await watchLayoutShifts(page)
        const at = new Date().toISOString()
        // As a copied link has it; in a ledger its sums may need a line more.
        const copied = [`createdAt=..${at}`, `frozen=${at}`, 'live=createdAt:']
        const isLedger = name.endsWith('transactions')
        const pinned = isLedger ? [`frozen=${at}`] : copied
        await page.goto(filteredAddress(screen, ...pinned))
        await expect(rowsOf(page, screen).first()).toBeVisible()
        await expect(page.locator('output[data-slot=notice]')).toBeVisible()
        await settled(page, screen)
        await page.waitForLoadState('networkidle')
        expect(await shifts.read()).toEqual([])
      })

      test(`${name}: nothing moves while a list of nothing comes @further`, async ({
        page
      }) => {
        const shifts = await watchLayoutShifts(page)
        await page.goto(filteredAddress(screen, 'search=zz%20nothing'))
        await expect(
          page.getByRole('heading', { name: screen.noMatch, exact: true })
        ).toBeVisible()
        await page.waitForLoadState('networkidle')
        expect(await shifts.read()).toEqual([])
      })

      test(`${name}: nothing moves while a drawer comes from its address${furtherUnless(viewport.width === 1440)}`, async ({
        page
      }) => {
        await openList(page, screen)
        const [first] = await rowIds(page, screen)
        const shifts = await watchLayoutShifts(page)
        await page.goto(`${screen.path}?open=${first}`)
        await expect(drawerOf(page).locator('details')).toBeVisible()
        await expect(
          drawerOf(page).locator('[data-slot=skeleton]')
        ).toHaveCount(0)
        await page.waitForLoadState('networkidle')
        expect(await shifts.read()).toEqual([])
      })
    }

    test(`nothing moves while the sign-in comes${furtherUnless(viewport.width === 390)}`, async ({
      page
    }) => {
      await page.context().clearCookies()
      const shifts = await watchLayoutShifts(page)
      await page.goto('/login')
      await expect(page.getByLabel(messages.login.email)).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(await shifts.read()).toEqual([])
    })

    test('nothing moves while the page of a missing address comes @further', async ({
      page,
      pageErrors
    }) => {
      pageErrors.allow(/status of 404/u)
      const shifts = await watchLayoutShifts(page)
      await page.goto('/nope?x=1')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(await shifts.read()).toEqual([])
    })

    test('nothing moves while a statement comes @further', async ({ page }) => {
      const shifts = await watchLayoutShifts(page)
      await openList(page, listScreen('user transactions'))
      await page.waitForLoadState('networkidle')
      // A press would be given as the reason of what moves after it.
      await page
        .getByRole('button', { name: messages.statement.button, exact: true })
        .evaluate((button: HTMLElement) => button.click())
      await expect(page.getByRole('dialog').getByRole('article')).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(await shifts.read()).toEqual([])
    })

    test('nothing moves while few rows come @further', async ({ page }) => {
      const users = listScreen('users')
      await openList(page, users)
      const [email = ''] = await scrollerOf(page, users)
        .getByText('@')
        .allTextContents()
      const shifts = await watchLayoutShifts(page)
      await page.goto(`/users?search=${encodeURIComponent(email)}`)
      await expect(rowsOf(page, users).first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(await rowsOf(page, users).count()).toBeLessThan(5)
      expect(await shifts.read()).toEqual([])
    })
  })
}

for (const density of ['compact', 'relaxed'] as const) {
  for (const screen of plainAndLedger) {
    test(`${screen.name}: nothing moves while a ${density} list comes @further`, async ({
      page
    }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await openList(page, screen)
      await layerButton(page, messages.table.density).click()
      await page
        .getByRole('radio', { name: messages.table.densities[density] })
        .click()
      const shifts = await watchLayoutShifts(page)
      await page.reload()
      await expect(rowsOf(page, screen).first()).toBeVisible()
      await settled(page, screen)
      await page.waitForLoadState('networkidle')
      expect(await shifts.read()).toEqual([])
    })
  }
}

for (const order of ['balance', '-balance', '-lastSeenAt,balance']) {
  test(`nothing moves while rows sorted by ${order} come @further`, async ({
    page
  }) => {
    const shifts = await watchLayoutShifts(page)
    await page.goto(`/users?sort=${order}`)
    await expect(page.locator('tbody tr[data-row]').first()).toBeVisible()
    await expect(page.locator('th[data-sorted] svg').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await shifts.read()).toEqual([])
  })
}

test('nothing moves while a list with columns and views of its own comes @further', async ({
  page
}) => {
  const users = listScreen('users')
  const { email } = messages.fields
  await page.setViewportSize({ width: 1440, height: 900 })
  await openList(page, users)
  await openColumns(page)
  await page.getByRole('checkbox', { name: email }).uncheck()
  await page.keyboard.press('Escape')
  await page.locator('summary', { hasText: messages.views.save }).click()
  await page.getByRole('textbox', { name: messages.views.name }).fill('Mine')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Mine' })).toBeVisible()
  const shifts = await watchLayoutShifts(page)
  await page.reload()
  await expect(rowsOf(page, users).first()).toBeVisible()
  await expect(columnHead(page, email)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Mine' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await shifts.read()).toEqual([])
})
