import { messages } from '../../src/messages.ts'
import { copiedText } from '../support/clipboard.ts'
import { openFilter, removeButton } from '../support/filters.ts'
import { holdAnswers } from '../support/held-answers.ts'
import { watchLayoutShifts } from '../support/layout-shifts.ts'
import { emptied, openAnswered } from '../support/list-answers.ts'
import {
  filteredAddress,
  listScreen,
  openList,
  plainAndLedger,
  rowIds,
  rowsOf,
  scrollerOf,
  settled
} from '../support/list-screens.ts'
import { expect, test } from '../support/test.ts'

/** As the API makes them. */
const REQUEST_ID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/u

test.beforeEach(async ({ page, signIn }) => signIn(page))

for (const screen of plainAndLedger) {
  const { path, call, filter } = screen

  test(`${screen.name}: the first load has the size of the rows, and nothing moves`, async ({
    page
  }) => {
    const shifts = await watchLayoutShifts(page)
    const held = await holdAnswers(page, call)
    await page.goto(path)
    const scroller = scrollerOf(page, screen)
    await expect(scroller).toHaveAttribute('aria-busy', 'true')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(rowsOf(page, screen)).toHaveCount(0)
    const [box, head] = [
      await scroller.boundingBox(),
      await page.getByRole('row').first().boundingBox()
    ]
    await held.release()
    await expect(rowsOf(page, screen).first()).toBeVisible()
    await settled(page, screen)
    await page.waitForLoadState('networkidle')
    expect(await scroller.boundingBox()).toEqual(box)
    expect(await page.getByRole('row').first().boundingBox()).toEqual(head)
    expect(await shifts.read()).toEqual([])
  })

  test(`${screen.name}: rows stay where they are while newer ones come @further`, async ({
    page
  }) => {
    const shifts = await watchLayoutShifts(page)
    await openList(page, screen)
    const ids = await rowIds(page, screen)
    const held = await holdAnswers(page, call)
    await page.getByRole('button', { name: 'Refresh', exact: true }).click()
    await expect(scrollerOf(page, screen)).toHaveAttribute('aria-busy', 'true')
    expect(await rowIds(page, screen)).toEqual(ids)
    await held.release()
    await settled(page, screen)
    expect(await rowIds(page, screen)).toEqual(ids)
    await page.waitForLoadState('networkidle')
    expect(await shifts.read()).toEqual([])
  })

  test(`${screen.name}: no match names what hides the rows, and takes it off`, async ({
    page
  }) => {
    const query = `?search=zzz+nothing&${filter.name}=${filter.value}`
    await page.goto(path + query)
    await expect(
      page.getByRole('heading', { name: screen.noMatch })
    ).toBeVisible()
    const named = page.getByRole('listitem')
    await expect(named.filter({ hasText: 'Search zzz nothing' })).toBeVisible()
    await expect(
      named.filter({ hasText: `${filter.label} ${filter.word}` })
    ).toBeVisible()
    await page
      .getByRole('button', { name: messages.list.clearSearchAndFilters })
      .click()
    await expect(page).toHaveURL(path + screen.unfiltered)
    await expect(rowsOf(page, screen).first()).toBeVisible()
    await expect(page.getByRole('searchbox')).toHaveValue('')
    await expect(removeButton(page, filter.label)).toHaveCount(0)
  })

  test(`${screen.name}: nothing yet is told apart from no match @further`, async ({
    page,
    api
  }) => {
    const answer = await openAnswered(page, screen)
    await api.faults.set([{ path: call, fault: { shape: emptied(answer, 0) } }])
    await page.goto(path + screen.unfiltered)
    await expect(
      page.getByRole('heading', { name: screen.empty })
    ).toBeVisible()
    await expect(page.getByRole('button', { name: /^Clear /u })).toHaveCount(0)
    await openFilter(page, filter.label)
    await page.getByRole('checkbox', { name: filter.word }).first().check()
    await expect(
      page.getByRole('heading', { name: screen.noMatch })
    ).toBeVisible()
  })

  test(`${screen.name}: an error keeps the old rows with their time, and offers a retry (NET-18)`, async ({
    page,
    api,
    context,
    pageErrors
  }) => {
    pageErrors.allow(/status of 503/u)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openList(page, screen)
    const ids = await rowIds(page, screen)
    await api.faults.set([{ path: call, fault: { status: 503 } }])
    await page.getByRole('button', { name: 'Refresh', exact: true }).click()
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('The list could not be loaded.')
    await expect(alert).toContainText('The server failed twice (503).')
    await expect(alert).toContainText(/These rows are from \d\d:\d\d:\d\d\./u)
    await expect(alert).toContainText(REQUEST_ID)
    const [id = ''] = REQUEST_ID.exec((await alert.textContent()) ?? '') ?? []
    expect(await rowIds(page, screen)).toEqual(ids)
    await alert.getByRole('button', { name: 'Copy details' }).click()
    await expect(alert.getByRole('button', { name: 'Copied' })).toBeVisible()
    expect(await copiedText(page)).toContain(id)
    await api.faults.clear()
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(alert).toHaveCount(0)
    await settled(page, screen)
    expect(await rowIds(page, screen)).toEqual(ids)
  })
}

for (const [name, title, said] of [
  ['system wallets', messages.holdings.title, `${messages.holdings.in(0)}0`],
  [
    'wallet transactions',
    messages.totals.title,
    messages.totals.entries(0, '0')
  ]
] as const) {
  test(`${name}: the sum of nothing is said in its place`, async ({ page }) => {
    const screen = listScreen(name)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(filteredAddress(screen, 'search=zz%20nothing'))
    const sums = page.getByRole('list', { name: title })
    await expect(sums).toHaveText(said)
    expect((await sums.boundingBox())?.height).toBeLessThan(100)
  })
}
