import { expect, type Mock, vi } from 'vitest'

import type { ApiServer } from './api-server.ts'
import { loadPage } from './panel-page.ts'
import { openStores, type Stores } from './stores.ts'

/** A page with its guard on, and where the guard has sent the visitor. */
export interface Visit extends Stores {
  replace: Mock<(address: string) => void>
  assign: Mock<(address: string) => void>
  /** Loads the same address again. */
  reload: Mock<() => void>
  /** Moves without a page load, as a link does. */
  move: (address: string) => void
  /** What the tab keeps, for a later page in it. */
  storage: Storage
}

/** Returns the browser of this test a session, and leaves it without a page. */
export async function haveSession(api: ApiServer): Promise<void> {
  const { signIn } = await openStores(api.base)
  await signIn(api.account.email, api.account.password)
  api.sent.length = 0
}

/**
 * Loads a page, in a tab with this storage or in a new one, and turns its
 * guard on. The page stays, whatever the guard wants.
 */
export async function visit(
  api: Pick<ApiServer, 'base'>,
  address: string,
  storage?: Storage
): Promise<Visit> {
  loadPage(api.base, address)
  if (storage) vi.stubGlobal('sessionStorage', storage)
  const moves = recordMoves()
  const stores = await openStores(api.base)
  const route = await import('../../src/stores/route.ts')
  const { startGuard } = await import('../../src/stores/guard.ts')
  route.startRouting()
  startGuard()
  return {
    ...stores,
    ...moves,
    move: to => route.navigate(to, 'push'),
    storage: sessionStorage
  }
}

/** As `visit`, and waits until it is known who the visitor is. */
export async function visitChecked(
  api: Pick<ApiServer, 'base'>,
  address: string,
  storage?: Storage
): Promise<Visit> {
  const page = await visit(api, address, storage)
  await page.checkSession()
  return page
}

/** Signs in on the login. */
export function signInOn(login: Visit, api: ApiServer): Promise<void> {
  return login.signIn(api.account.email, api.account.password)
}

/** The guard has sent the visitor nowhere so far. */
export function expectNoMove({ replace, assign, reload }: Visit): void {
  const moves = [replace, assign, reload].flatMap(({ mock }) => mock.calls)
  expect(moves).toEqual([])
}

/** No page can be left here: where it would go is written down. */
function recordMoves(): Pick<Visit, 'replace' | 'assign' | 'reload'> {
  const own = location
  const replace = vi.fn<(address: string) => void>()
  const assign = vi.fn<(address: string) => void>()
  const reload = vi.fn<() => void>()
  vi.stubGlobal('location', {
    get href() {
      return own.href
    },
    get origin() {
      return own.origin
    },
    get pathname() {
      return own.pathname
    },
    get search() {
      return own.search
    },
    get hash() {
      return own.hash
    },
    replace,
    assign,
    reload
  })
  return { replace, assign, reload }
}
