import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import type * as sessionStore from '../../../src/stores/session.ts'
import { fakeApi, list } from '../../support/fake-api.ts'
import { freshDocument } from '../../support/fresh-document.ts'
import { startRawServer, turns, until } from '../../support/raw-server.ts'
import { userRow } from '../../support/users-page.tsx'

afterEach(() => {
  document.body.innerHTML = ''
  vi.unstubAllEnvs()
})

/**
 * Starts the prerendered screen of users, without React, for an administrator.
 * Their rows have come, and wait for the currencies.
 */
async function startUsers(): Promise<
  typeof sessionStore & { answerCurrencies: () => Promise<void> }
> {
  let answer = (): void => undefined
  const held = new Promise<void>(resolve => {
    answer = resolve
  })
  const api = fakeApi(path => (path === 'users' ? list([userRow('5')]) : 404))
  const { origin, hits } = await startRawServer((request, response) => {
    const isHeld = request.url === '/api/currencies'
    void (isHeld ? held : Promise.resolve()).then(() => api(request, response))
  })
  history.replaceState(null, '', '/users')
  document.body.innerHTML =
    '<main><table class="data-table"><tbody data-coming></tbody></table></main>'
  freshDocument(`${origin}/api/`)
  const session = await import('../../../src/stores/session.ts')
  const { whenCurrenciesKnown } =
    await import('../../../src/stores/currencies.ts')
  const { userRows } = await import('../../../src/screens/users/users-rows.tsx')
  const { startScreen } =
    await import('../../../src/fast-start/start-screen.ts')
  // Currencies are then asked for by nobody but the rows.
  await session.checkSession()
  await startScreen(userRows)
  await until(() => hits.includes('GET /api/currencies'))
  return {
    ...session,
    async answerCurrencies() {
      answer()
      await whenCurrenciesKnown()
      await turns()
    }
  }
}

const row = (): HTMLElement | null =>
  screen.queryByRole('link', { name: 'User 5' })

test('rows are there before React once their currencies are known', async () => {
  const { answerCurrencies } = await startUsers()
  expect(row()).toBeNull()
  await answerCurrencies()
  expect(row()).not.toBeNull()
})

test('rows are not there for somebody who signed out while their currencies loaded', async () => {
  const { answerCurrencies, clearSession } = await startUsers()
  clearSession()
  await answerCurrencies()
  expect(row()).toBeNull()
})
