import { messages } from '../../src/messages.ts'
import { askedOf } from '../support/asked.ts'
import {
  filterButton,
  footRange,
  moreFilters,
  openFilter,
  removeButton
} from '../support/filters.ts'
import {
  filteredAddress,
  listScreen,
  listScreens,
  openList,
  rowsOf,
  settled
} from '../support/list-screens.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(async ({ page, signIn }) => signIn(page))

for (const screen of listScreens) {
  const { path, call, filter, made, search, unfiltered } = screen

  test(`${screen.name}: every filter is in the bar, or behind "Filter" @further`, async ({
    page
  }) => {
    await openList(page, screen)
    await filterButton(page, 'Filter').click()
    const more = moreFilters(page).getByRole('button')
    await expect(more.first()).toBeVisible()
    const behind = await more.allTextContents()
    const inBar = screen.filters.filter(label => !behind.includes(label))
    expect([...inBar, ...behind].toSorted()).toEqual(screen.filters.toSorted())
    for (const label of inBar) {
      // oxlint-disable-next-line no-await-in-loop -- one filter after the other
      await expect(filterButton(page, label)).toBeVisible()
    }
  })

  test(`${screen.name}: a value shows how many rows it has, and its chip takes it off`, async ({
    page,
    api
  }) => {
    await openList(page, screen)
    await openFilter(page, filter.label)
    const choice = page.getByRole('checkbox', {
      name: new RegExp(`^${filter.word} [\\d,]+$`, 'u')
    })
    await expect(choice).not.toBeChecked()
    const count = await choice.evaluate(
      input => input.closest('label')?.querySelector('small')?.textContent
    )
    await choice.check()
    await expect(page).toHaveURL(
      filteredAddress(screen, `${filter.name}=${filter.value}`)
    )
    await settled(page, screen)
    await expect(
      footRange(page, new RegExp(`^1–\\d+ of ${count}$`, 'u'))
    ).toBeVisible()
    await expect(filterButton(page, filter.label)).toHaveText(
      `${filter.label} ${filter.word}`
    )
    expect(await askedOf(api, call)).toHaveProperty(filter.name, filter.value)
    await removeButton(page, filter.label).click()
    await expect(page).toHaveURL(filteredAddress(screen))
    await expect(removeButton(page, filter.label)).toHaveCount(0)
  })

  test(`${screen.name}: chips are removed one by one, or all with the search @further`, async ({
    page
  }) => {
    const day = 'createdAt=2020-01-01..'
    const query = `?search=${search}&${filter.name}=${filter.value}&${day}`
    await openList(page, screen, query)
    await expect(filterButton(page, made.label)).toHaveText(
      `${made.label} since 1 Jan 2020`
    )
    await removeButton(page, filter.label).click()
    await expect(page).toHaveURL(`${path}?search=${search}&${day}&zone=UTC`)
    await removeButton(page, made.label).click()
    await expect(page).toHaveURL(
      `${path}?search=${search}${unfiltered.replace('?', '&')}`
    )
    await page.goBack()
    await page.goBack()
    await expect(page).toHaveURL(path + query)
    await expect(removeButton(page, filter.label)).toBeVisible()
    await page.getByRole('button', { name: 'Clear', exact: true }).click()
    await expect(page).toHaveURL(path + unfiltered)
    await expect(page.getByRole('searchbox')).toHaveValue('')
    await expect(
      page.getByRole('button', { name: /^Remove the/u })
    ).toHaveCount(0)
    await expect(rowsOf(page, screen).first()).toBeVisible()
  })
}

test('an open filter stays under the pointer, whatever it brings to the bar', async ({
  page
}) => {
  const ledger = listScreen('wallet transactions')
  await openList(page, ledger, '?createdAt=any&status=pending,reserved')
  await openFilter(page, messages.fields.type)
  const first = page.locator('details[open]').getByRole('checkbox').first()
  const place = await first.boundingBox()
  await first.check()
  await settled(page, ledger)
  await expect(removeButton(page, messages.fields.type)).toBeVisible()
  const after = await first.boundingBox()
  expect(after?.y).toBe(place?.y)
  // The field for a search gives up some of its width.
  expect(Math.abs((after?.x ?? 0) - (place?.x ?? 0))).toBeLessThan(14)
  // Closed, it moves to where several stand.
  await page.keyboard.press('Escape')
  const bar = page.getByRole('searchbox')
  const below = filterButton(page, messages.fields.type)
  await expect
    .poll(async () => (await below.boundingBox())?.y)
    .toBeGreaterThan((await bar.boundingBox())?.y ?? Infinity)
})

test('a bar of two lines goes back to one with the filter that needed it @further', async ({
  page
}) => {
  const ledger = listScreen('wallet transactions')
  const query = '?createdAt=any&status=pending,reserved&currency=EUR'
  await openList(page, ledger, query)
  await filterButton(page, messages.fields.currency).click()
  await page
    .locator('details[open]')
    .getByRole('checkbox', { name: /^EUR/u })
    .click()
  await expect(filterButton(page, messages.fields.currency)).toHaveCount(0)
  const search = await page.getByRole('searchbox').boundingBox()
  const wallet = filterButton(page, messages.fields.wallet)
  await expect
    .poll(async () => (await wallet.boundingBox())?.y)
    .toBeLessThan((search?.y ?? 0) + (search?.height ?? 0))
})
