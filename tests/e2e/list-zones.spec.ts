import type { Page } from '@playwright/test'

import { messages } from '../../src/messages.ts'
import { askedOf } from '../support/asked.ts'
import { filterButton, openFilter } from '../support/filters.ts'
import { listScreen, openList, settled } from '../support/list-screens.ts'
import { fact } from '../support/row-drawer.ts'
import { expect, test } from '../support/test.ts'

const account = listScreen('user transactions')

// The days are those of the server, not of this machine.
test.use({ world: 'noon', standing: Date.parse('2026-11-15T12:00:00Z') })

test.beforeEach(async ({ page, signIn }) => signIn(page))

async function chooseZone(page: Page, name: RegExp | string): Promise<void> {
  await page.getByLabel(/^Times are shown in/u).click()
  await page.getByRole('radio', { name }).click()
}

/** An instant as a row of entries shows it. */
function written(instant: string, timeZone: string): string {
  const clock = new Date(instant).toLocaleTimeString('en-GB', { timeZone })
  const day = new Date(instant).toLocaleDateString('en-GB', {
    timeZone,
    day: 'numeric',
    month: 'short'
  })
  return `${day} ${clock}`
}

/** In each zone at the server's noon: presets, days, instants. */
const zones = [
  {
    zone: 'Europe/Berlin',
    shown: 'CET',
    presets: [
      ['Today', 'today', '2026-11-14T23', '2026-11-15T23'],
      ['Yesterday', 'yesterday', '2026-11-13T23', '2026-11-14T23'],
      ['Last 7 days', '7d', '2026-11-08T23', '2026-11-15T23'],
      ['Last 30 days', '30d', '2026-10-16T22', '2026-11-15T23'],
      ['This month', 'month', '2026-10-31T23', '2026-11-30T23']
    ],
    days: [
      ['2026-03-29', '2026-03-29', '2026-03-28T23', '2026-03-29T22'],
      ['2026-10-25', '2026-10-25', '2026-10-24T22', '2026-10-25T23'],
      ['2026-03-28', '2026-10-25', '2026-03-27T23', '2026-10-25T23']
    ]
  },
  {
    zone: 'America/New_York',
    shown: 'GMT-5',
    presets: [
      ['Today', 'today', '2026-11-15T05', '2026-11-16T05'],
      ['Yesterday', 'yesterday', '2026-11-14T05', '2026-11-15T05'],
      ['Last 7 days', '7d', '2026-11-09T05', '2026-11-16T05'],
      ['Last 30 days', '30d', '2026-10-17T04', '2026-11-16T05'],
      ['This month', 'month', '2026-11-01T04', '2026-12-01T05']
    ],
    days: [
      ['2026-03-08', '2026-03-08', '2026-03-08T05', '2026-03-09T04'],
      ['2026-11-01', '2026-11-01', '2026-11-01T04', '2026-11-02T05'],
      ['2026-03-07', '2026-11-01', '2026-03-07T05', '2026-11-02T05']
    ]
  }
] as const

for (const { zone, shown, presets, days } of zones) {
  test.describe(`with the clock of ${zone}`, () => {
    test.use({ timezoneId: zone })

    test('times are shown in UTC, and in the own zone once it is chosen @further', async ({
      page,
      context
    }) => {
      await openList(page, account)
      const time = page.getByRole('cell').getByRole('time').first()
      const instant = (await time.getAttribute('datetime')) ?? ''
      await expect(time).toHaveText(written(instant, 'UTC'))
      await chooseZone(page, new RegExp(`^My time, ${zone}`, 'u'))
      await expect(time).toHaveText(written(instant, zone))
      // It stands above the rows, which it moves when it comes.
      await expect(page.getByRole('figure')).toBeVisible()
      await settled(page, account)
      await time.hover()
      await expect(time).toHaveAttribute('title', /UTC · /u)
      await page.reload()
      await expect(time).toHaveText(written(instant, zone))
      const other = await context.newPage()
      await openList(other, account)
      const there = other.getByRole('cell').getByRole('time').first()
      await expect(there).toHaveText(written(instant, zone))
      await chooseZone(other, 'UTC')
      await expect(there).toHaveText(written(instant, 'UTC'))
      await expect(time).toHaveText(written(instant, 'UTC'))
    })

    test('a period means the days of the shown zone, right across a change of the clocks @further', async ({
      page,
      api
    }) => {
      await openList(page, account)
      await chooseZone(page, new RegExp(`^My time, ${zone}`, 'u'))
      await openFilter(page, 'Time')
      await expect(page.getByText(`Days in ${zone}`)).toBeVisible()
      await page.keyboard.press('Escape')
      const expectAsked = async (from: string, to: string): Promise<void> => {
        await expect
          .poll(() => askedOf(api, account.call))
          .toMatchObject({
            createdAtFrom: `${from}:00:00.000Z`,
            createdAtTo: `${to}:00:00.000Z`
          })
      }
      for (const [name, preset, from, to] of presets) {
        // oxlint-disable no-await-in-loop -- one period after the other
        await openFilter(page, 'Time')
        await page.getByRole('radio', { name }).click()
        await expect(page).toHaveURL(
          `${account.path}?createdAt=${preset}&zone=${zone}`
        )
        await expect(filterButton(page, 'Time')).toHaveText(`Time ${name}`)
        await expectAsked(from, to)
        // oxlint-enable no-await-in-loop
      }
      for (const [first, last, from, to] of days) {
        // oxlint-disable no-await-in-loop -- one period after the other
        await page.goto(`${account.path}?createdAt=2020-01-01..2030-01-01`)
        await openFilter(page, 'Time')
        await page
          .getByRole('textbox', { name: 'From', exact: true })
          .fill(first)
        await page.getByRole('textbox', { name: 'To', exact: true }).fill(last)
        await expect(page).toHaveURL(
          `${account.path}?createdAt=${first}..${last}&zone=${zone}`
        )
        await expectAsked(from, to)
        // oxlint-enable no-await-in-loop
      }
    })

    test('a zone in the address is the one whose times and days are shown @further', async ({
      page,
      api
    }) => {
      const there =
        zone === 'Europe/Berlin' ? 'America/New_York' : 'Europe/Berlin'
      const query = `?createdAt=2020-06-15..2036-06-15&zone=${there}`
      await openList(page, account, query)
      const hour = there === 'Europe/Berlin' ? 'T22' : 'T04'
      const { createdAtFrom, createdAtTo } = await askedOf(api, account.call)
      expect([createdAtFrom, createdAtTo].join(' ')).toMatch(
        new RegExp(`^2020-06-1\\d${hour}:.* 2036-06-1\\d${hour}:`, 'u')
      )
      const time = page.getByRole('cell').getByRole('time').first()
      const instant = (await time.getAttribute('datetime')) ?? ''
      await expect(time).toHaveText(written(instant, there))
      await page.getByLabel(/^Times are shown in/u).click()
      await expect(page.getByLabel(messages.zone.other)).toHaveValue(there)
      await page.getByRole('radio', { name: /^My time/u }).click()
      await expect(page).toHaveURL(
        `${account.path}?createdAt=2020-06-15..2036-06-15&zone=${zone}`
      )
      await expect(time).toHaveText(written(instant, zone))
      await expect(
        page.getByLabel(new RegExp(`^Times are shown in .*${zone}`, 'u'))
      ).toContainText(shown === 'CET' ? /CES?T/u : /GMT-[45]/u)
    })
  })
}

test.describe('in Berlin', () => {
  test.use({ timezoneId: 'Europe/Berlin' })

  test('a drawer says the times of both zones, not only in a tooltip @further', async ({
    page
  }) => {
    const open = '/users?limit=10&open=42'
    await page.goto(open)
    const registered = fact(page, messages.fields.registered)
    await expect(registered.locator('small')).toHaveText(/ CES?T$/u)
    await page.keyboard.press('Escape')
    await chooseZone(page, /Berlin/u)
    await page.goto(open)
    await expect(registered.locator('small')).toHaveText(/ UTC$/u)
  })
})
