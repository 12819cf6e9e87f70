import { askedOf } from '../support/asked.ts'
import { footRange } from '../support/filters.ts'
import { holdAnswers } from '../support/held-answers.ts'
import { emptied, openAnswered, uncounted } from '../support/list-answers.ts'
import {
  listScreen,
  openList,
  plainAndLedger,
  rowIds,
  rowsOf,
  settled
} from '../support/list-screens.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(async ({ page, signIn }) => signIn(page))

for (const screen of plainAndLedger) {
  const { path, call } = screen

  test(`${screen.name}: pages of 10, 25, 50 or 100 rows, counted in the foot`, async ({
    page,
    api
  }) => {
    await openList(page, screen)
    const size = page.getByLabel('Rows per page')
    await expect(size.getByRole('option')).toHaveText([
      '10 per page',
      '25 per page',
      '50 per page',
      '100 per page'
    ])
    await size.selectOption('10 per page')
    await expect(page).toHaveURL(`${path}?limit=10`)
    await settled(page, screen)
    const first = await rowIds(page, screen)
    const range = footRange(
      page,
      new RegExp(`^1–${first.length} of [\\d,]+$`, 'u')
    )
    await expect(range).toBeVisible()
    await page.getByRole('link', { name: 'Next page' }).click()
    await expect(page).toHaveURL(/[?&]page=2(?:&|$)/u)
    await settled(page, screen)
    const second = await rowIds(page, screen)
    expect(second.filter(id => first.includes(id))).toEqual([])
    await expect(
      footRange(page, new RegExp(`^11–${10 + second.length} of `, 'u'))
    ).toBeVisible()
    const { cursor } = await askedOf(api, call, '2')
    expect(cursor).toBe(new URL(page.url()).searchParams.get('cursor'))
    await page.getByRole('link', { name: 'Previous page' }).click()
    await expect(page).toHaveURL(`${path}?limit=10`)
    await settled(page, screen)
    expect(await rowIds(page, screen)).toEqual(first)
  })

  test(`${screen.name}: a server that does not count has many rows, and a next page @further`, async ({
    page,
    api
  }) => {
    const answer = await openAnswered(page, screen)
    const { length } = answer.data
    const answerWith = (hasMore: boolean): Promise<void> =>
      api.faults.set([
        { path: call, fault: { shape: uncounted(answer, { hasMore }) } }
      ])
    await answerWith(true)
    await page.reload()
    await expect(footRange(page, `1–${length} of many`)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Next page' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Page 2' })).toHaveCount(0)
    await api.faults.clear()
    await answerWith(false)
    await page.reload()
    await expect(footRange(page, `1–${length}`)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Next page' })).toHaveCount(0)
  })

  test(`${screen.name}: a cursor that is not known leads to the first page, and it is said @further`, async ({
    page,
    pageErrors
  }) => {
    pageErrors.allow(/status of 422/u)
    await openList(page, screen, '?limit=10&page=2&cursor=broken')
    await expect(page).toHaveURL(`${path}?limit=10`)
    await expect(
      page.getByText(
        'The position in the list has expired: this is its first page.'
      )
    ).toBeVisible()
    await expect(footRange(page, /^1–\d+ of /u)).toBeVisible()
  })

  test(`${screen.name}: a page behind the last one is the last one, and it is said @further`, async ({
    page
  }) => {
    await openList(page, screen, '?limit=10&page=9999')
    await expect(page.getByText('There is no page 9999.')).toBeVisible()
    const range = footRange(page, /^[\d,]+–[\d,]+ of [\d,]+$/u)
    await expect(range).toBeVisible()
    const [, last, total] =
      /–([\d,]+) of ([\d,]+)$/u.exec((await range.textContent()) ?? '') ?? []
    expect(last).toBe(total)
    const pages = Math.ceil(Number(total?.replaceAll(',', '')) / 10)
    await expect(page).toHaveURL(
      `${path}?limit=10${pages === 1 ? '' : `&page=${pages}`}`
    )
    await expect(rowsOf(page, screen).first()).toBeVisible()
  })
}

for (const name of ['games', 'user transactions']) {
  const screen = listScreen(name)

  test(`${name}: when the last page loses its last row, the one before is shown @further`, async ({
    page,
    api
  }) => {
    const answer = await openAnswered(page, screen, '?limit=10&page=3')
    await api.faults.set([
      { path: screen.call, times: 1, fault: { shape: emptied(answer, 20) } }
    ])
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(page).toHaveURL(`${screen.path}?limit=10&page=2`)
    await expect(page.getByText('There is no page 3.')).toBeVisible()
    await expect(rowsOf(page, screen)).toHaveCount(10)
  })

  test(`${name}: without a count an empty page leads to the page before @further`, async ({
    page,
    api
  }) => {
    const answer = await openAnswered(page, screen, '?limit=10&page=3')
    const none = uncounted({ ...answer, data: [] }, { hasMore: false })
    await api.faults.set([
      // For the rows and their number, and in a ledger for that of what is open.
      {
        path: screen.call,
        times: name === 'games' ? 2 : 3,
        fault: { shape: none }
      }
    ])
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect(page).toHaveURL(`${screen.path}?limit=10&page=2`)
    await settled(page, screen)
    await expect(rowsOf(page, screen)).toHaveCount(10)
  })
}

for (const name of ['user transactions', 'wallet transactions']) {
  const screen = listScreen(name)

  test(`${name}: the rows do not wait for their number @further`, async ({
    page
  }) => {
    const held = await holdAnswers(
      page,
      screen.call,
      params => !params.has('page')
    )
    await openList(page, screen)
    await expect(footRange(page, /^1–\d+ of …$/u)).toBeVisible()
    await held.release()
    await expect(footRange(page, /^1–\d+ of [\d,]+$/u)).toBeVisible()
  })
}
