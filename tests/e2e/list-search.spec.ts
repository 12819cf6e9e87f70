import { messages } from '../../src/messages.ts'
import { pageWaits } from '../support/frames.ts'
import {
  listScreen,
  openList,
  rowsOf,
  settled
} from '../support/list-screens.ts'
import { expect, test } from '../support/test.ts'

const users = listScreen('users')

test.beforeEach(async ({ page, signIn }) => signIn(page))

test('a search typed just before a click goes no further than its list @further', async ({
  page
}) => {
  const menu = page.getByRole('navigation', { name: messages.mainNavigation })
  await openList(page, users)
  await page.getByRole('searchbox').fill('an')
  await menu.getByRole('link', { name: 'Games', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Games')
  // Longer than a search waits for the next key.
  await pageWaits(page, 500)
  await expect(page).toHaveURL('/games')
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await page.goBack()
  await expect(page).toHaveURL('/users?search=an')
  await expect(page.getByRole('searchbox')).toHaveValue('an')

  await page.getByRole('searchbox').fill('anna')
  await menu.getByRole('link', { name: 'Users', exact: true }).click()
  await pageWaits(page, 500)
  await expect(page).toHaveURL('/users')
  await expect(page.getByRole('searchbox')).toHaveValue('')
})

test('the parts of a row that matched are marked', async ({ page }) => {
  await openList(page, users, '?search=brennan%20fionn&limit=10')
  const marked = (): Promise<string[]> =>
    page.evaluate(() =>
      [
        ...new Set(
          [...(CSS.highlights.get('search') ?? [])].map(part =>
            part instanceof Range ? part.toString() : ''
          )
        )
      ].toSorted()
    )
  await expect.poll(marked).toEqual(['Brennan', 'Fionn', 'brennan', 'fionn'])
  await page.getByRole('searchbox').fill('')
  await expect.poll(marked).toEqual([])
})

test('a search and the size chosen right after it are both in the address @further', async ({
  page
}) => {
  await openList(page, users)
  await page.getByRole('searchbox').pressSequentially('an')
  const size = page.getByLabel(messages.ui.pageSize)
  await size.focus()
  await expect(page).toHaveURL('/users?search=an')
  await size.selectOption('10')
  await expect(page).toHaveURL('/users?search=an&limit=10')
  await settled(page, users)
  await expect(rowsOf(page, users)).toHaveCount(10)
})

test('Back from a search brings the list before it @further', async ({
  page
}) => {
  await openList(page, users, '?status=active')
  const field = page.getByRole('searchbox')
  await field.fill('a')
  await expect(page).toHaveURL('/users?search=a&status=active')
  await field.fill('an')
  await expect(page).toHaveURL('/users?search=an&status=active')
  await page.goBack()
  await expect(page).toHaveURL('/users?status=active')
  await expect(field).toHaveValue('')
})

test('a text that is too long to search for stays, and says so @further', async ({
  page
}) => {
  await openList(page, users)
  const field = page.getByRole('searchbox')
  await field.fill('x'.repeat(240))
  await expect(
    page.getByRole('search').getByText(messages.ui.tooLong(240, 200))
  ).toBeVisible()
  await field.press('Enter')
  await expect(page).toHaveURL('/users')
  await expect(field).toHaveValue('x'.repeat(240))
})
