import type { Locator, Page } from '@playwright/test'

import { FRESH_MS } from '../../src/features/list/store/next-rows-prefetch.ts'
import { messages } from '../../src/messages.ts'
import { AGAIN_MS, REST_MS } from '../../src/stores/intent.ts'
import { expectAlive } from '../support/alive.ts'
import { pageWaits } from '../support/frames.ts'
import { holdAnswers } from '../support/held-answers.ts'
import type { ApiControl } from '../support/reference-api.ts'
import { expect, test } from '../support/test.ts'

const row = (page: Page): Locator =>
  page.locator('tbody:not([data-coming]) tr').first()

const link = (page: Page, name: string): Locator =>
  page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name, exact: true })

const next = (page: Page): Locator => page.locator('a[rel="next"]')

/** The questions for rows of a list, each as its parameters. */
async function asked(
  api: ApiControl,
  path: string
): Promise<URLSearchParams[]> {
  const log = await api.log()
  return log
    .filter(call => call.path === path)
    .map(({ query }) => new URLSearchParams(query))
}

async function pagesOf(api: ApiControl): Promise<(string | null)[]> {
  return (await asked(api, 'users')).map(params => params.get('page'))
}

/** Until whoever rests on a link would have been told of. */
async function rest(page: Page): Promise<void> {
  await pageWaits(page, REST_MS * 4)
}

test.beforeEach(async ({ page, signIn, api }) => {
  await signIn(page)
  await page.goto('/users')
  await expect(row(page)).toBeVisible()
  await expectAlive(page)
  await page.waitForLoadState('networkidle')
  await api.faults.clear()
})

test('a pointer that rests on a link asks for its rows, and the move takes them', async ({
  page,
  api
}) => {
  // A browser that is kept busy may miss that a pointer rests, once.
  await expect(async () => {
    await page.mouse.move(0, 0)
    await link(page, 'Games').hover()
    await expect
      .poll(() => asked(api, 'games'), { timeout: AGAIN_MS * 1.5 })
      .toHaveLength(1)
  }).toPass()
  await page.waitForLoadState('networkidle')

  // Nothing that is asked for now is answered: the rows are there already.
  const held = await holdAnswers(page, 'games')
  await link(page, 'Games').click()
  await expect(page).toHaveURL('/games')
  await expect(row(page)).toBeVisible()
  await held.release()
  await page.waitForLoadState('networkidle')
  expect(await asked(api, 'games')).toHaveLength(1)
})

test('a move waits for the question that is under way, and asks no second one @further', async ({
  page,
  api
}) => {
  let calls = 0
  page.on('request', request => {
    if (new URL(request.url()).pathname === '/api/games') calls += 1
  })
  const held = await holdAnswers(page, 'games')
  await link(page, 'Games').hover()
  await expect.poll(() => calls).toBe(1)
  await link(page, 'Games').click()
  await expect(page).toHaveURL('/games')
  await held.release()
  await expect(row(page)).toBeVisible()
  expect(calls).toBe(1)
  expect(await asked(api, 'games')).toHaveLength(1)
})

test('the next page is read while the pointer rests on its link @further', async ({
  page,
  api
}) => {
  await next(page).hover()
  await expect.poll(() => pagesOf(api)).toEqual(['2'])
  await page.waitForLoadState('networkidle')
  const before = await row(page).textContent()
  const held = await holdAnswers(page, 'users')
  await next(page).click()
  await expect(row(page)).not.toHaveText(before ?? '')
  await held.release()
  await page.waitForLoadState('networkidle')
  expect(await pagesOf(api)).toEqual(['2'])
})

test('the focus, and a rest on the head of a column, ask ahead as well @further', async ({
  page,
  api
}) => {
  await link(page, 'Admins').focus()
  await expect.poll(() => asked(api, 'admins')).toHaveLength(1)
  await page.getByRole('button', { name: 'Email', exact: true }).hover()
  await expect
    .poll(async () =>
      (await asked(api, 'users')).map(params => params.get('sort'))
    )
    .toEqual(['email'])
})

test('a pointer that passes, or comes back soon, asks for nothing @further', async ({
  page,
  api
}) => {
  // In one task: a slow machine would let the pointer rest in between.
  await link(page, 'Games').evaluate(element => {
    const over = (): Event => new PointerEvent('pointerover', { bubbles: true })
    element.dispatchEvent(over())
    document.body.dispatchEvent(over())
  })
  await rest(page)
  expect(await asked(api, 'games')).toHaveLength(0)

  for (let round = 0; round < 3; round += 1) {
    await link(page, 'Games').hover()
    await rest(page)
    await page.mouse.move(600, 5)
  }
  expect(await asked(api, 'games')).toHaveLength(1)
})

test('a finger asks where it touches, without a rest @further', async ({
  page,
  api
}) => {
  await link(page, 'Games').dispatchEvent('touchstart')
  await expect.poll(() => asked(api, 'games')).toHaveLength(1)
})

test('nothing is asked ahead of who saves data @further', async ({
  page,
  api
}) => {
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true }
    })
  })
  await link(page, 'Games').hover()
  await rest(page)
  expect(await asked(api, 'games')).toHaveLength(0)
})

test('nothing is asked ahead of who is not checked yet (AUTH-4)', async ({
  page,
  api
}) => {
  const held = await holdAnswers(page, 'admin')
  await page.goto('/users')
  await expectAlive(page)
  await link(page, 'Games').dispatchEvent('touchstart')
  await rest(page)
  expect(await asked(api, 'games')).toHaveLength(0)
  await held.release()
  await expect(row(page)).toBeVisible()
  await link(page, 'Games').dispatchEvent('touchstart')
  await expect.poll(() => asked(api, 'games')).toHaveLength(1)
})

test('rows that were asked for a while ago are shown and asked for again @further', async ({
  page,
  api
}) => {
  await next(page).hover()
  await expect.poll(() => pagesOf(api)).toEqual(['2'])
  await pageWaits(page, FRESH_MS + 500)
  const held = await holdAnswers(page, 'users')
  const before = await row(page).textContent()
  await next(page).press('Enter')
  await expect(row(page)).not.toHaveText(before ?? '')
  await held.release()
  await expect.poll(() => pagesOf(api)).toEqual(['2', '2'])
})

test('a drawer, a dialog and an action are loaded before they are pressed @further', async ({
  page
}) => {
  const loaded: string[] = []
  page.on('request', request => {
    loaded.push(request.url())
  })
  const came = (chunk: string): Promise<void> =>
    expect
      .poll(() => loaded.some(url => url.includes(`/_astro/${chunk}`)))
      .toBe(true)
  await page
    .locator('tbody [data-slot=who]')
    .first()
    .getByRole('link')
    .first()
    .hover()
  await came('user-drawer')
  await page.locator('[data-slot=money-more]:enabled').first().hover()
  await came('balances-dialog')
  await page
    .getByRole('button', { name: messages.list.export, exact: true })
    .hover()
  await came('export-dialog')
})
