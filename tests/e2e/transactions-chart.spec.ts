import { messages } from '../../src/messages.ts'
import { unitsOf, written } from '../support/amounts.ts'
import { watchLayoutShifts } from '../support/layout-shifts.ts'
import {
  listScreen,
  openList,
  rowsOf,
  settled
} from '../support/list-screens.ts'
import { expect, test } from '../support/test.ts'

const { chart } = messages
const entries = listScreen('user transactions')

test.beforeEach(async ({ page, signIn }) => signIn(page))

test('the chart shows the net of each day, one currency at a time, with a table', async ({
  page,
  api
}) => {
  await openList(page, entries)
  const figure = page.getByRole('figure')
  await expect(figure).toContainText(chart.net.day)
  const picture = figure.getByRole('img')
  await expect(picture).toHaveAccessibleName(/EUR in total/u)
  const sum = await figure.locator('figcaption b').textContent()

  await figure.getByText(chart.showTable).click()
  const table = figure.getByRole('table')
  const days = table.getByRole('row').filter({ has: page.getByRole('cell') })
  await expect(days.first()).toBeVisible()
  const nets = await days.evaluateAll(rows =>
    rows.map(row => row.lastElementChild?.textContent ?? '')
  )
  const total = nets.map(unitsOf).reduce((one, other) => one + other, 0n)
  expect(written(total)).toBe(sum)
  await page.keyboard.press('Escape')
  await expect(table).toHaveCount(0)

  await api.faults.clear()
  await page.getByRole('radio', { name: 'PLN' }).check({ force: true })
  await expect(picture).toHaveAccessibleName(/PLN in total/u)
  const daily = (await api.log()).filter(({ path }) => path.endsWith('daily'))
  expect(daily).toHaveLength(1)
  expect(new URLSearchParams(daily[0]?.query).get('currency')).toBe('PLN')
})

test('the chart follows the period and the filters of the list @further', async ({
  page,
  api
}) => {
  await openList(page, entries, '?createdAt=2026-08-01..2026-09-30&type=prize')
  const figure = page.getByRole('figure')
  await expect(figure).toContainText('1 Aug')
  await expect(figure).toContainText('30 Sept')
  const [daily] = (await api.log()).filter(({ path }) => path.endsWith('daily'))
  const params = new URLSearchParams(daily?.query)
  expect(params.get('type')).toBe('prize')
  expect(params.get('zone')).toBe('UTC')
  expect(params.get('createdAtFrom')).toMatch(/^2026-08-01T00:00:00/u)
  expect(params.get('createdAtTo')).toMatch(/^2026-10-01T00:00:00/u)
  const cursor = page.getByRole('slider', { name: chart.cursor.day })
  await cursor.focus()
  await page.keyboard.press('Home')
  await expect(cursor).toHaveAttribute('aria-valuetext', /^1 Aug/u)
  await page.keyboard.press('ArrowRight')
  await expect(cursor).toHaveAttribute('aria-valuetext', /^2 Aug/u)
})

test('the chart is asked again together with its list, and not for its pages @further', async ({
  page,
  api
}) => {
  const asked = async (): Promise<number> =>
    (await api.log()).filter(({ path }) => path.endsWith('daily')).length
  await openList(page, entries, '?limit=10')
  const picture = page.getByRole('figure').getByRole('img')
  await expect(picture).toBeVisible()
  await page.getByRole('link', { name: messages.ui.nextPage }).click()
  await expect(page).toHaveURL(/page=2/u)
  await settled(page, entries)
  await api.faults.clear()
  await page.keyboard.press('r')
  await expect.poll(asked).toBe(1)
  await expect(picture).toBeVisible()
})

test('a chart that fails leaves the list alone, and a backend without it has none @further', async ({
  page,
  api,
  pageErrors
}) => {
  pageErrors.allow(/status of (?:404|503)/u)
  const daily = `${entries.call}/daily`
  await api.faults.set([{ path: daily, fault: { status: 503 } }])
  await openList(page, entries)
  await expect(page.getByText(chart.failed)).toBeVisible()
  await expect(page.getByRole('figure')).toHaveCount(0)
  await settled(page, entries)
  await api.faults.clear()
  await page.getByRole('button', { name: messages.list.retry }).click()
  await expect(page.getByRole('figure')).toBeVisible()
  await api.faults.set([{ path: daily, fault: { status: 404 } }])
  await page.reload()
  await expect(rowsOf(page, entries).first()).toBeVisible()
  await expect(page.getByText(chart.failed)).toHaveCount(0)
  await expect(page.getByRole('figure')).toHaveCount(0)
})

test.describe('in a window too low for the chart', () => {
  test.use({ viewport: { width: 1280, height: 100 } })

  test('the chart asks for nothing until it is seen @further', async ({
    page,
    api
  }) => {
    const scripts: string[] = []
    page.on('request', request => scripts.push(request.url()))
    const isLoaded = (): boolean =>
      scripts.some(address => address.includes('/net-chart-panel.'))
    const daily = async (): Promise<number> =>
      (await api.log()).filter(({ path }) => path.endsWith('daily')).length
    await openList(page, entries)
    await page.waitForLoadState('networkidle')
    expect(isLoaded()).toBe(false)
    expect(await daily()).toBe(0)
    await page.setViewportSize({ width: 1280, height: 720 })
    await expect(page.getByRole('figure')).toBeVisible()
    expect(isLoaded()).toBe(true)
    expect(await daily()).toBe(1)
  })
})

test('the chart stays folded, and nothing moves while its list comes @further', async ({
  page
}) => {
  await openList(page, entries)
  const fold = page.getByRole('button', { name: chart.net.day })
  await expect(page.getByRole('figure')).toBeVisible()
  await fold.click()
  await expect(page.getByRole('figure')).toHaveCount(0)
  const shifts = await watchLayoutShifts(page)
  await page.reload()
  await settled(page, entries)
  await page.waitForLoadState('networkidle')
  await expect(fold).toHaveAttribute('aria-expanded', 'false')
  expect(await shifts.read()).toEqual([])
  await fold.click()
  await expect(page.getByRole('figure')).toBeVisible()
})
