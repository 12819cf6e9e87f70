import { moreFilters } from '../support/filters.ts'
import {
  listScreen,
  openList,
  rowsOf,
  scrollerOf,
  settled
} from '../support/list-screens.ts'
import { rowLink } from '../support/screen-tables.ts'
import { expect, test } from '../support/test.ts'

const entries = listScreen('user transactions')
const PHONE = { width: 390, height: 844 }

test.beforeEach(async ({ page, signIn }) => signIn(page))

test.describe('a table that is wider than its place', () => {
  test.use({ viewport: { width: 820, height: 700 } })

  test('draws a line where columns have gone under those that stay @further', async ({
    page
  }) => {
    const users = listScreen('users')
    await openList(page, users)
    const scroller = scrollerOf(page, users)
    const row = rowsOf(page, users).first()
    const name = row.locator('[data-first]')
    const actions = row.getByRole('cell').last()
    const seen = async (): Promise<string[]> =>
      Promise.all(
        [name, actions].map(cell =>
          cell.evaluate(element =>
            getComputedStyle(element).boxShadow === 'none' ? 'none' : 'line'
          )
        )
      )
    const scrollTo = async (left: number): Promise<void> =>
      scroller.evaluate((element, to) => {
        element.scrollLeft = to
      }, left)

    await expect.poll(seen).toEqual(['none', 'line'])
    await scrollTo(40)
    await expect.poll(seen).toEqual(['line', 'line'])
    await scrollTo(100_000)
    await expect.poll(seen).toEqual(['line', 'none'])
    // An animation of it would go on after each move.
    expect(
      await scroller.evaluate(
        element => element.getAnimations({ subtree: true }).length
      )
    ).toBe(0)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('entries stand below their day, which the keys pass by @further', async ({
    page
  }) => {
    await openList(page, entries, '?createdAt=2026-09-01..2026-09-30')
    const heads = scrollerOf(page, entries).getByRole('rowheader')
    const days = await heads.allTextContents()
    expect(days.length).toBeGreaterThan(1)
    expect(days[0]).toMatch(/^[A-Z][a-z]+day \d+ Sept?$/u)
    expect(new Set(days).size).toBe(days.length)
    const last = page.locator('tbody[data-group]').first().locator('tr').last()
    await rowLink(last).focus()
    await page.keyboard.press('ArrowDown')
    const next = page.locator('tbody[data-group]').nth(1).locator('tr').nth(1)
    await expect(rowLink(next)).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(rowLink(last)).toBeFocused()
    await page.getByLabel('Sort by').selectOption('Amount, descending')
    await settled(page, entries)
    await expect(heads).toHaveCount(0)
  })

  test('a card says the other side and the balance after @further', async ({
    page
  }) => {
    await openList(page, entries, '?status=completed&limit=10')
    const card = rowsOf(page, entries).first()
    const [title, party, after] = await Promise.all(
      ['title', 'aside', 'line'].map(place =>
        card.locator(`[data-card="${place}"]`).boundingBox()
      )
    )
    if (!title || !party || !after) throw new Error('A cell is not shown')
    // Targets reach beyond their lines.
    const middle = ({ y, height }: typeof title): number => y + height / 2
    expect(middle(party)).toBeGreaterThan(title.y + title.height)
    expect(middle(after)).toBeGreaterThan(party.y + party.height)
    await expect(card.locator('[data-card="line"]')).toContainText(/[A-Z]{3}$/u)
  })

  test('a tab narrows the list to one wallet, and shows what is in it @further', async ({
    page
  }) => {
    await openList(page, entries)
    const wallets = page.getByRole('navigation', { name: 'Wallet' })
    const available = page
      .getByRole('listitem')
      .filter({ hasText: 'Available' })
    await expect(available).toHaveCount(3)
    await wallets.getByRole('link', { name: 'PLN' }).click()
    await expect(page).toHaveURL(`${entries.path}?currency=PLN`)
    await settled(page, entries)
    await expect(available.filter({ visible: true })).toHaveText(/PLN/u)
    const rows = await rowsOf(page, entries).allTextContents()
    expect(rows).not.toEqual([])
    for (const row of rows) expect(row).toContain('PLN')
    await wallets.getByRole('link', { name: 'All' }).click()
    await expect(page).toHaveURL(entries.path)
  })

  test('the filters are behind one button, which counts those that are set @further', async ({
    page
  }) => {
    await openList(page, entries, '?status=completed')
    const status = page.locator('summary', { hasText: /^Status/u })
    const type = page.locator('summary', { hasText: /^Type/u })
    const all = page.locator('summary', { hasText: /^Filter/u })
    await expect(status).toBeVisible()
    await expect(type).toBeHidden()
    await expect(all).toHaveText('Filter 1')
    await all.click()
    await moreFilters(page)
      .getByRole('button', { name: 'Type', exact: true })
      .click()
    const deposit = page.getByRole('checkbox', { name: 'Deposit' })
    await expect(deposit).toBeFocused()
    await page.getByRole('checkbox', { name: 'Prize' }).check()
    await expect(all).toHaveText('Filter 2')
    await page.keyboard.press('Escape')
    await expect(type).toBeFocused()
    await expect(type).toHaveText('Type Prize')
  })

  test('the chart is shown when it is asked for @further', async ({ page }) => {
    await openList(page, entries)
    const fold = page.getByRole('button', { name: 'Net per day' })
    await expect(fold).toHaveAttribute('aria-expanded', 'false')
    await expect(page.getByRole('figure')).toHaveCount(0)
    await fold.click()
    await expect(page.getByRole('figure')).toBeVisible()
    await expect(fold).toHaveAttribute('aria-expanded', 'true')
  })
})

test('a table says each day once, in its first row @further', async ({
  page
}) => {
  await openList(page, entries)
  const group = page.locator('tbody[data-group]').filter({
    has: page.locator('tr:nth-child(3)')
  })
  const days = group.first().locator('tr[data-row] time > :first-child')
  const shown = await days.evaluateAll(parts =>
    parts.map(part => getComputedStyle(part).clipPath)
  )
  expect(shown.length).toBeGreaterThan(1)
  expect(shown.map(path => path === 'none')).toEqual(
    shown.map((_, index) => index === 0)
  )
  await expect(scrollerOf(page, entries).getByRole('rowheader')).toHaveCount(0)
})

for (const width of [390, 1440]) {
  test(`every entry says its time of day at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await openList(page, entries)
    const clocks = page.locator('tr[data-row] time > :last-child')
    const shown = await clocks.evaluateAll(parts =>
      parts.map(part => [
        /^\d\d:\d\d:\d\d$/u.test(part.textContent),
        getComputedStyle(part).clipPath
      ])
    )
    expect(shown.length).toBeGreaterThan(4)
    expect(shown).toEqual(shown.map(() => [true, 'none']))
  })
}
