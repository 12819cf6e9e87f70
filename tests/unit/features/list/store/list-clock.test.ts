import { expect, test } from 'vitest'

import { useApiServer } from '../../../../support/api-server.ts'
import { listCalls, openListPage } from '../../../../support/list-page.ts'

const DAY = 86_400_000

const api = useApiServer({ aheadMs: 3 * DAY })

/** The period that the server is asked for, this long from now. */
function lastSevenDays(aheadMs: number): string {
  const today = Math.floor((Date.now() + aheadMs) / DAY) * DAY
  const [from, to] = [today - 6 * DAY, today + DAY].map(at =>
    new Date(at).toISOString()
  )
  return `createdAtFrom=${from}&createdAtTo=${to}`
}

/** The periods of the questions for a page of rows. */
async function periodsAsked(): Promise<string[]> {
  const calls = await listCalls(api)
  return calls
    .filter(call => call.includes('&page='))
    .map(call => /createdAtFrom=[^&]+&createdAtTo=[^&]+/u.exec(call)?.[0] ?? '')
}

/** Shows the last seven days, with this time in the first answer, if any. */
async function openWeek(asOfAheadMs?: number): Promise<string[]> {
  const page = await openListPage(api, '/users?createdAt=7d')
  if (asOfAheadMs !== undefined) {
    const asOf = new Date(Date.now() + asOfAheadMs).toISOString()
    const meta = { page: 1, limit: 25, hasMore: false, asOf }
    await api.control.faults.set([
      { path: 'users', times: 1, fault: { shape: { data: [], meta } } }
    ])
  }
  await page.session.checkSession()
  await page.settled()
  return periodsAsked()
}

test('a preset is a period of the server, however wrong this clock is', async () => {
  expect(await openWeek()).toEqual([lastSevenDays(3 * DAY)])
})

test('rows are asked for again where their answer tells another day', async () => {
  expect(await openWeek(6 * DAY)).toEqual([
    lastSevenDays(3 * DAY),
    lastSevenDays(6 * DAY)
  ])
})

test('an answer that a cache has held asks for no other rows', async () => {
  expect(await openWeek(0)).toEqual([lastSevenDays(3 * DAY)])
})
