import type { Locator, Page } from '@playwright/test'

import { allAsked } from '../support/asked.ts'
import { openAnswered } from '../support/list-answers.ts'
import {
  openList,
  plainAndLedger,
  rowIds,
  settled
} from '../support/list-screens.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(async ({ page, signIn }) => {
  await page.clock.install()
  await signIn(page)
})

/** As if another tab had been in front until now. */
async function comeBack(page: Page, secondsLater: number): Promise<void> {
  await page.clock.fastForward(secondsLater * 1000)
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  )
}

for (const screen of plainAndLedger) {
  const { call } = screen

  test(`${screen.name}: the age of the rows counts up, and the button and r renew them @further`, async ({
    page,
    api
  }) => {
    await openList(page, screen)
    const age = (text: string | RegExp): Locator =>
      page.getByText(text, { exact: true })
    await expect(age(/^Updated (?:now|\d s ago)$/u)).toBeVisible()
    await page.clock.fastForward(40_000)
    await expect(age(/^Updated 4\d s ago$/u)).toBeVisible()
    await page.clock.fastForward(60_000)
    await expect(age('Updated 1 min ago')).toBeVisible()
    const asked = async (): Promise<number> =>
      (await allAsked(api, call)).length
    const before = await asked()
    await page.getByRole('button', { name: 'Refresh', exact: true }).click()
    await expect.poll(asked).toBe(before + 1)
    await expect(age(/^Updated (?:now|\d s ago)$/u)).toBeVisible()

    await page.getByRole('searchbox').press('r')
    await expect(page.getByRole('searchbox')).toHaveValue('r')
    await page.getByRole('searchbox').fill('')
    await page.getByRole('heading', { level: 1 }).focus()
    await settled(page, screen)
    const later = await asked()
    await page.keyboard.press('r')
    await expect.poll(asked).toBe(later + 1)
  })

  test(`${screen.name}: back on the tab, new rows are offered and nothing moves`, async ({
    page,
    api
  }) => {
    const answer = await openAnswered(page, screen)
    const ids = await rowIds(page, screen)
    const [row, ...others] = answer.data
    const changed = {
      ...answer,
      data: [{ ...row, id: 'new-1' }, row, ...others.slice(1)]
    }
    await api.faults.set([{ path: call, fault: { shape: changed } }])
    await comeBack(page, 11)
    const rowAction = page.getByRole('button', { name: '1 new row. Show' })
    await expect(rowAction).toBeVisible()
    expect(await rowIds(page, screen)).toEqual(ids)
    await rowAction.click()
    await expect(rowAction).toHaveCount(0)
    await expect
      .poll(() => rowIds(page, screen))
      .toEqual(['new-1', ids[0], ...ids.slice(2)])
  })

  test(`${screen.name}: back on the tab, rows that are the same are simply fresh @further`, async ({
    page,
    api
  }) => {
    const answer = await openAnswered(page, screen)
    await api.faults.clear()
    await api.faults.set([{ path: call, fault: { shape: answer } }])
    const asked = async (): Promise<number> =>
      (await allAsked(api, call)).length
    await comeBack(page, 5)
    await comeBack(page, 15)
    await expect.poll(asked).toBe(1)
    await expect(
      page.getByText(/^Updated (?:now|\d s ago)$/u, { exact: true })
    ).toBeVisible()
    await expect(page.getByRole('button', { name: /\. Show$/u })).toHaveCount(0)
  })
}
