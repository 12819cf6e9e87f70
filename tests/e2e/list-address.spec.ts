import type { Locator, Page } from '@playwright/test'

import { allAsked, askedOf } from '../support/asked.ts'
import { holdAnswers } from '../support/held-answers.ts'
import type { ListScreen } from '../support/list-screens.ts'
import {
  listScreens,
  openList,
  plainAndLedger,
  rowIds,
  rowsOf,
  scrollerOf,
  settled
} from '../support/list-screens.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(async ({ page, signIn }) => signIn(page))

const head = (page: Page, name: string): Locator =>
  page.getByRole('columnheader', { name }).getByRole('button', {
    name: new RegExp(`^${name}(?:,|$)`, 'u')
  })

const note = (page: Page, text: string): Locator =>
  page.getByRole('status').filter({ hasText: text })

/** How far down the list is: by itself, or with all of a low window. */
const topOf = (page: Page, screen: ListScreen): Promise<number> =>
  scrollerOf(page, screen).evaluate(item =>
    Math.max(item.scrollTop, item.closest('main')?.scrollTop ?? 0)
  )

for (const screen of plainAndLedger) {
  const { path, call, filter, search } = screen
  const [first, second] = screen.sorts

  test(`${screen.name}: order, size, search and filter are the address, and a reload shows the same`, async ({
    page,
    api
  }) => {
    await openList(page, screen)
    await head(page, first.head).click()
    await expect(page).toHaveURL(`${path}?sort=${first.field}`)
    await head(page, second.head).click({ modifiers: ['Shift'] })
    const sort = `${first.field},${second.field}`
    await expect(page).toHaveURL(`${path}?sort=${sort}`)
    await page.getByLabel('Rows per page').selectOption('10 per page')
    await expect(page).toHaveURL(`${path}?sort=${sort}&limit=10`)
    await page.getByRole('searchbox').fill(search)
    const whole = `?search=${search}&sort=${sort}&limit=10`
    await expect(page).toHaveURL(path + whole)
    const query = `${whole}&${filter.name}=${filter.value}`
    await page.goto(path + query)

    const expectList = async (): Promise<string[]> => {
      await expect(rowsOf(page, screen).first()).toBeVisible()
      await settled(page, screen)
      await expect(page.getByRole('searchbox')).toHaveValue(search)
      await expect(page.getByLabel('Rows per page')).toHaveValue('10')
      await expect(
        page.getByRole('columnheader', { name: first.head, exact: true })
      ).toHaveAttribute('aria-sort', 'ascending')
      await expect(
        page.getByRole('columnheader', {
          name: new RegExp(`^${second.head}, sorted ascending, level 2$`, 'u')
        })
      ).toBeVisible()
      await expect(
        page.getByRole('button', { name: `Remove the ${filter.label} filter` })
      ).toBeVisible()
      return rowIds(page, screen)
    }
    const before = await expectList()
    expect(await askedOf(api, call)).toMatchObject({
      search,
      sort,
      limit: '10',
      [filter.name]: filter.value
    })
    await page.reload()
    expect(await expectList()).toEqual(before)
    await expect(page).toHaveURL(path + query)
  })

  test(`${screen.name}: what is unknown in the address is said, what is absurd corrected and said`, async ({
    page,
    api
  }) => {
    const wrong = '?staus=banned&createdAtFrom='
    await openList(page, screen, wrong)
    await expect(page).toHaveURL(path + wrong)
    for (const said of ['“staus=banned”', '“createdAtFrom=”']) {
      // oxlint-disable-next-line no-await-in-loop -- one note after the other
      await expect(note(page, said)).toBeVisible()
    }
    expect(await allAsked(api, call)).toHaveLength(1)

    const absurd = {
      createdAt: '2026-02-30..',
      limit: '9999',
      sort: ';drop',
      zone: 'Mars/Base'
    }
    await openList(page, screen, `?page=0&${new URLSearchParams(absurd)}`)
    await expect(page).toHaveURL(path)
    await expect(note(page, 'There is no page 0.')).toBeVisible()
    for (const [name, given] of Object.entries(absurd)) {
      const said = `“${name}=${given}” in the address is not valid here and was ignored.`
      // oxlint-disable-next-line no-await-in-loop -- one note after the other
      await expect(note(page, said)).toBeVisible()
    }
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(page.getByText('is not valid here')).toHaveCount(0)
  })

  test(`${screen.name}: a click in the menu is a clean list @further`, async ({
    page
  }) => {
    const { menu } = screen
    await openList(
      page,
      screen,
      `?search=${search}&${filter.name}=${filter.value}&sort=${second.field}`
    )
    const link = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: menu.label, exact: true })
    await link.click()
    await expect(page).toHaveURL(menu.path)
    await expect(page.getByRole('searchbox')).toHaveValue('')
    await expect(
      page.getByRole('button', {
        name: /^Remove the (?:Type|Status|Currency)/u
      })
    ).toHaveCount(0)
    const clean = listScreens.find(item => item.path === menu.path) ?? screen
    await expect(rowsOf(page, clean).first()).toBeVisible()
  })

  test(`${screen.name}: Back and Forward bring rows, scroll and focus at once, and ask behind`, async ({
    page
  }) => {
    await page.setViewportSize({ width: 1280, height: 460 })
    await openList(page, screen)
    const ids = await rowIds(page, screen)
    const name = rowsOf(page, screen).last().getByRole('link').first()
    await name.focus()
    await expect.poll(() => topOf(page, screen)).toBeGreaterThan(0)
    const top = await topOf(page, screen)
    await page.keyboard.press('Enter')
    const drawer = page.getByRole('dialog')
    await expect(drawer).toBeVisible()
    await page.goBack()
    await expect(drawer).toHaveCount(0)
    await expect(name).toBeFocused()
    expect(await topOf(page, screen)).toBe(top)

    const elsewhere = screen.path === '/games' ? 'Admins' : 'Games'
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: elsewhere, exact: true })
      .click()
    await expect(
      page.getByRole('heading', { level: 1, name: elsewhere })
    ).toBeVisible()
    const held = await holdAnswers(page, call)
    const asked = page.waitForRequest(`**/api/${call}?*`)
    await page.goBack()
    await expect(rowsOf(page, screen)).toHaveCount(ids.length)
    await expect(scrollerOf(page, screen)).toHaveAttribute('aria-busy', 'true')
    expect(await rowIds(page, screen)).toEqual(ids)
    expect(await topOf(page, screen)).toBe(top)
    await asked
    await held.release()
    await settled(page, screen)
    expect(await topOf(page, screen)).toBe(top)

    await page.goForward()
    await expect(
      page.getByRole('heading', { level: 1, name: elsewhere })
    ).toBeVisible()
    await expect(
      page.getByRole('region', { name: elsewhere }).getByRole('link').first()
    ).toBeVisible()
  })
}
