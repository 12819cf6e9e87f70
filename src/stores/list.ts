import { atom, onMount, type ReadableAtom } from 'nanostores'

import type { Params } from '../api/addresses.ts'
import {
  type AnswerOf,
  type Call,
  type CallName,
  calls
} from '../api/contract/calls.ts'
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '../api/contract/list.ts'
import {
  type ListQuery,
  type ListRules,
  readListQuery,
  type SortField,
  writeListQuery,
  writeSort
} from '../domain/list-query.ts'
import { RequestError } from '../domain/request-error.ts'
import type { RouteName } from '../domain/routes.ts'
import { client } from './api.ts'
import { createPageCache, type Shown } from './page-cache.ts'
import { $route, type CurrentRoute, navigate } from './route.ts'
import { $session } from './session.ts'

/**
 * What a list shows. `loading` has no rows yet; `shown` has rows, of which
 * `activity` says whether newer ones are on their way; `failed` keeps the old
 * rows where there are any.
 */
export type ListState<Row> =
  | { kind: 'loading' }
  | { kind: 'shown'; shown: Shown<Row>; activity: 'idle' | 'loading' }
  | { kind: 'failed'; error: RequestError; shown: Shown<Row> | undefined }

export interface List<Row> {
  $state: ReadableAtom<ListState<Row>>
  rules: ListRules
  /** What the address asks this list for. */
  query(route: CurrentRoute | undefined): ListQuery
  /** The address of this list with another query. */
  href(route: CurrentRoute | undefined, change: Partial<ListQuery>): string
  /** Asks for the shown address once more. */
  reload(): void
}

/**
 * Makes the list of a route: a function of the address. While it is mounted
 * it asks once for each address, aborts the question before, and never lets an
 * older answer replace a newer one.
 */
export function createList<Name extends CallName>(given: {
  route: RouteName
  call: Name
  filters: readonly string[]
  defaultSort: SortField[]
}): List<AnswerOf<Name>> {
  type Row = AnswerOf<Name>
  const call: Call = calls[given.call]
  const rules: ListRules = {
    pageSizes: PAGE_SIZES,
    defaultLimit: DEFAULT_PAGE_SIZE,
    sortFields: call.sorts ?? [],
    defaultSort: given.defaultSort,
    filters: given.filters
  }
  const $state = atom<ListState<Row>>({ kind: 'loading' })
  const cache = createPageCache<Row>()
  let asked: { key: string; place: string; abort: AbortController } | undefined

  function query(route: CurrentRoute | undefined): ListQuery {
    return readListQuery(route?.search ?? '', rules)
  }

  function href(
    route: CurrentRoute | undefined,
    change: Partial<ListQuery>
  ): string {
    return (
      (route?.pathname ?? '') +
      writeListQuery({ ...query(route), ...change }, rules)
    )
  }

  function forget(): void {
    asked?.abort.abort()
    asked = undefined
    cache.clear()
    $state.set({ kind: 'loading' })
  }

  function follow(again: boolean): void {
    const route = $route.get()
    if ($session.get().kind !== 'admin') return forget()
    if (route?.match?.route.name !== given.route) return
    const key = href(route, {})
    if (asked?.key === key && !again) return
    void load(route, key)
  }

  async function load(route: CurrentRoute, key: string): Promise<void> {
    asked?.abort.abort()
    const mine = { key, place: route.pathname, abort: new AbortController() }
    const before =
      asked?.place === mine.place ? rowsOf($state.get()) : undefined
    asked = mine
    const shown = cache.get(key) ?? before
    $state.set(
      shown
        ? { kind: 'shown', shown, activity: 'loading' }
        : { kind: 'loading' }
    )
    const wanted = query(route)
    try {
      const page = await client.page(given.call, {
        path: route.match?.params ?? {},
        query: callParams(wanted),
        signal: mine.abort.signal
      })
      if (asked !== mine) return
      const last = page.meta.totalPages
      if (page.data.length === 0 && last && last < wanted.page) {
        navigate(href(route, { page: last }), 'replace')
        return
      }
      const fresh = { page, readAt: Date.now() }
      cache.set(key, fresh)
      $state.set({ kind: 'shown', shown: fresh, activity: 'idle' })
    } catch (error) {
      if (asked !== mine) return
      $state.set({ kind: 'failed', error: asError(error), shown })
    }
  }

  onMount($state, () => {
    const stopRoute = $route.listen(() => follow(false))
    const stopSession = $session.subscribe(() => follow(false))
    return () => {
      stopRoute()
      stopSession()
      asked?.abort.abort()
      asked = undefined
    }
  })

  return {
    $state,
    rules,
    query,
    href,
    reload: () => follow(true)
  }
}

function callParams(query: ListQuery): Params {
  const filters = Object.entries(query.filters).map(
    ([name, values]) => [name, values.join(',')] as const
  )
  return {
    page: query.page,
    limit: query.limit,
    sort: writeSort(query.sort),
    search: query.search,
    ...Object.fromEntries(filters)
  }
}

function rowsOf<Row>(state: ListState<Row>): Shown<Row> | undefined {
  return state.kind === 'loading' ? undefined : state.shown
}

function asError(error: unknown): RequestError {
  return error instanceof RequestError
    ? error
    : new RequestError({ kind: 'bad-answer' }, { cause: error })
}
