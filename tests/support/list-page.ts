import { onTestFinished, vi } from 'vitest'

import { createClient } from '../../src/api/client.ts'
import type { CurrentRoute } from '../../src/stores/route.ts'
import type * as session from '../../src/stores/session.ts'
import type { ApiServer } from './api-server.ts'
import type * as lists from './lists.ts'
import { memoryPort } from './memory-port.ts'
import { loadPage } from './panel-page.ts'

type List = (typeof lists)['usersList']
type State = ReturnType<List['$state']['get']>

/** A page of the panel on which a list is shown. */
export interface ListPage {
  list: List
  state: () => State
  /** Every state so far, as `shown idle p1` or `failed p1`. */
  states: string[]
  navigate: (address: string) => void
  /** The address that is shown. */
  route: () => CurrentRoute
  session: typeof session
  /** Waits until no rows are under way. */
  settled: () => Promise<void>
  /** Waits until it is known how many rows there are, or that it is not. */
  summed: () => Promise<void>
  /** The ids of the shown rows. */
  ids: () => string[]
  /** Nothing shows the list from now on. */
  leave: () => void
}

/** Loads a page in a browser with a session, whose check is yet to come. */
export async function openListPage(
  api: ApiServer,
  address: string,
  name: keyof typeof lists = 'usersList'
): Promise<ListPage> {
  await createClient(api.base, memoryPort()).one('login', { body: api.account })
  await api.control.faults.clear()
  loadPage(api.base, address)
  const route = await import('../../src/stores/route.ts')
  const opened = await import('./lists.ts')
  // What is tested with it is the same for every row.
  const list = opened[name] as List
  route.startRouting()
  const states: string[] = []
  const leave = list.$state.subscribe(state => void states.push(named(state)))
  onTestFinished(leave)
  return {
    list,
    states,
    state: () => list.$state.get(),
    session: await import('../../src/stores/session.ts'),
    navigate: to => route.navigate(to, 'push'),
    route() {
      const shown = route.$route.get()
      if (!shown) throw new Error('No address is shown')
      return shown
    },
    async settled() {
      await vi.waitUntil(() => /^failed|idle/u.test(named(list.$state.get())))
    },
    async summed() {
      await vi.waitUntil(() => list.$summary.get().kind !== 'loading')
    },
    ids() {
      const state = list.$state.get()
      const shown = state.kind === 'loading' ? undefined : state.shown
      return shown?.page.data.map(({ id }) => id) ?? []
    },
    leave
  }
}

/** As `openListPage`, with its first rows; states and log are empty. */
export async function openShownList(
  api: ApiServer,
  address: string,
  name?: keyof typeof lists
): Promise<ListPage> {
  const page = await openListPage(api, address, name)
  await page.session.checkSession()
  await page.settled()
  await page.summed()
  await api.control.faults.clear()
  page.states.length = 0
  return page
}

function named(state: State): string {
  if (state.kind === 'loading') return 'loading'
  const page = state.shown ? `p${state.shown.page.meta.page}` : 'nothing'
  return state.kind === 'failed'
    ? `failed ${page}`
    : `shown ${state.activity} ${page}`
}

/** The calls for lists, as `users?page=1`. */
export async function listCalls(api: ApiServer): Promise<string[]> {
  const log = await api.control.log()
  return log
    .filter(({ path }) => !path.startsWith('admin/') && path !== 'admin')
    .map(({ path, query }) => `${path}${decodeURIComponent(query)}`)
}

/** Delays the answer to the next call for users. */
export function delayUsers(api: ApiServer): Promise<void> {
  return api.control.faults.set([
    { path: 'users', times: 1, fault: { delayMs: 150 } }
  ])
}
