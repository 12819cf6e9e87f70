import { refreshes, rows } from '../support/rotation.ts'
import { sleepFor, test } from '../support/stopped-browser.ts'
import { expect } from '../support/test.ts'

test('a machine that sleeps in mid-refresh wakes with its session (REF-3, REF-12)', async ({
  strict: { context, api },
  browserServer
}) => {
  const pages = await Promise.all(
    Array.from({ length: 4 }, () => context.newPage())
  )
  await api.faults.set([
    { path: 'admin/refresh', times: 1, fault: { lateMs: 2000 } }
  ])
  await Promise.all(pages.map(page => page.goto('/users')))
  await expect.poll(() => refreshes(api)).toBe(1)
  await sleepFor(14_000, browserServer)
  for (const page of pages) {
    await expect(rows(page)).toBeVisible()
    await expect(page).toHaveURL('/users')
  }
  expect(await refreshes(api)).toBe(pages.length)
})

test('ten tabs that are restored at once wait for each other, however long it takes (REF-3) @further', async ({
  strict: { context, api }
}) => {
  const pages = await Promise.all(
    Array.from({ length: 10 }, () => context.newPage())
  )
  // All together take longer than one of them waits for a stuck tab. Two at
  // once would end the session.
  await api.faults.set([{ path: 'admin/refresh', fault: { lateMs: 1100 } }])
  await Promise.all(
    pages.map(page => page.goto('/users', { waitUntil: 'commit' }))
  )
  for (const page of pages) {
    await expect(rows(page)).toBeVisible({ timeout: 40_000 })
    await expect(page).toHaveURL('/users')
  }
})
