import { expect, test } from 'vitest'

import { useApiServer } from '../../support/api-server.ts'
import { loadPage } from '../../support/panel-page.ts'

const api = useApiServer()

/** What the page at this address prefetches. */
async function prefetched(
  address: string,
  isGuest: boolean
): Promise<string[]> {
  loadPage(api.base, address)
  const { saveKnownGuest } = await import('../../../src/stores/known-guest.ts')
  const { prefetchCalls } =
    await import('../../../src/fast-start/prefetch-calls.ts')
  if (isGuest) saveKnownGuest()
  await prefetchCalls([], address === '/login', {})
  await api.answered()
  return api.sent.map(
    ({ method, address: sentTo }) =>
      `${method} ${sentTo.slice(api.base.length)}`
  )
}

test.each([
  ['/login', false],
  ['/users', false],
  ['/users', true]
])('%s prefetches a token, known guest: %s', async (address, isGuest) => {
  expect(await prefetched(address, isGuest)).toContain('POST /admin/refresh')
})

test('the login prefetches nothing for a guest who was just refused', async () => {
  expect(await prefetched('/login', true)).toEqual([])
})
