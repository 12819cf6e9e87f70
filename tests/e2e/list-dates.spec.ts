import { askedOf } from '../support/asked.ts'
import { filterButton, openFilter } from '../support/filters.ts'
import {
  listScreen,
  openList,
  plainAndLedger,
  rowIds,
  settled
} from '../support/list-screens.ts'
import { expect, test } from '../support/test.ts'

const ledger = listScreen('wallet transactions')

test.beforeEach(async ({ page, signIn }) => signIn(page))

for (const screen of plainAndLedger) {
  test(`${screen.name}: days are chosen, and two the wrong way round are said @further`, async ({
    page,
    api
  }) => {
    const { made, path, call } = screen
    await openList(page, screen)
    await openFilter(page, made.label)
    const from = page.getByRole('textbox', { name: 'From', exact: true })
    await from.fill('2025-01-01')
    await expect(page).toHaveURL(`${path}?createdAt=2025-01-01..&zone=UTC`)
    const to = page.getByRole('textbox', { name: 'To', exact: true })
    await to.fill('2024-12-31')
    await expect(page.getByRole('alert')).toHaveText(
      'The first day is after the last one'
    )
    await expect(page).toHaveURL(`${path}?createdAt=2025-01-01..&zone=UTC`)
    await to.fill('2036-01-31')
    await expect(page).toHaveURL(
      `${path}?createdAt=2025-01-01..2036-01-31&zone=UTC`
    )
    await settled(page, screen)
    expect(await askedOf(api, call)).toMatchObject({
      createdAtFrom: '2025-01-01T00:00:00.000Z',
      createdAtTo: '2036-02-01T00:00:00.000Z'
    })
    await expect(filterButton(page, made.label)).toHaveText(
      `${made.label} 1 Jan 2025 – 31 Jan 2036`
    )
  })
}

test('an instant begins a period and does not end it @further', async ({
  page
}) => {
  await openList(page, ledger, '?createdAt=any')
  const time = page.getByRole('cell').getByRole('time').first()
  const instant = (await time.getAttribute('datetime')) ?? ''
  const [newest = ''] = await rowIds(page, ledger)
  await openList(page, ledger, `?createdAt=${instant}..`)
  expect(await rowIds(page, ledger)).toContain(newest)
  await openList(page, ledger, `?createdAt=..${instant}`)
  expect(await rowIds(page, ledger)).not.toContain(newest)
})
