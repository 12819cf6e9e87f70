import { atom, onMount } from 'nanostores'

import type { AnswerOf, CallName } from '../../api/contract/calls.ts'
import { isOffline } from '../../domain/connection.ts'
import { readListAddress } from '../../domain/list-query.ts'
import { knownError } from '../../domain/request-error.ts'
import { onChange } from '../changes.ts'
import { keepListCount } from '../list-counts.ts'
import { onConnection } from '../on-connection.ts'
import { onReturn } from '../on-return.ts'
import { $zone } from '../preferences/zone.ts'
import { $route, type CurrentRoute } from '../route.ts'
import { $session } from '../session.ts'
import { createCorrections } from './corrections.ts'
import { listAddress } from './list-address.ts'
import { type ListDefinition, rulesOf } from './list-definition.ts'
import { listReader } from './list-reader.ts'
import {
  haveSameRows,
  isOld,
  keepingRows,
  type List,
  type ListState,
  rowsOf,
  shownIdle,
  shownLoading
} from './list-state.ts'
import { createSummary, lastPageBefore } from './list-summary.ts'
import { ownRoute, shownRoute } from './own-route.ts'
import { pageAhead } from './page-ahead.ts'
import { createPageCache, type Shown } from './page-cache.ts'
import { rowsAhead } from './rows-ahead.ts'

/**
 * Makes the list of a route: a function of the address. While it is mounted
 * it asks once for each address, aborts the question before, and never lets an
 * older answer replace a newer one.
 */
export function createList<Name extends CallName>(
  definition: ListDefinition<Name>
): List<AnswerOf<Name>> {
  type Row = AnswerOf<Name>
  const rules = rulesOf(definition)
  const address = listAddress(rules)
  const reader = listReader(definition, rules, address)
  const summary = createSummary()
  const $state = atom<ListState<Row>>({ kind: 'loading' })
  const $news = atom<Shown<Row> | undefined>(undefined)
  const corrections = createCorrections()
  const { correct, isCorrected } = corrections
  const cache = createPageCache<Row>()
  const parts = { reader, address, rules, cache }
  let asked: { key: string; place: string; abort: AbortController } | undefined
  const isUnasked = (): boolean => asked === undefined
  const ahead = rowsAhead(definition.route, { ...parts, isUnasked })

  function stop(): void {
    asked?.abort.abort()
    asked = undefined
  }

  function forget(): void {
    stop()
    cache.clear()
    summary.forget()
    keepListCount(definition.route, undefined)
    $news.set(undefined)
    $state.set({ kind: 'loading' })
  }

  function follow(again: boolean): void {
    if ($session.get().kind !== 'admin') return forget()
    const route = ownRoute(definition.route)
    // Who comes back asks again, however soon.
    if (!route) return stop()
    const { query, corrections: found } = readListAddress(route.search, rules)
    const canonical = (): string => address.href(route, query)
    if (corrections.follow(route, found, canonical)) return
    const key = address.rowsKey(route)
    if (asked?.key === key && !again) return
    if (again) renew()
    void load(route, key)
  }

  /** What was known, or asked for ahead, says nothing of what is asked now. */
  function renew(): void {
    summary.renew()
    ahead.drop()
  }

  async function load(route: CurrentRoute, key: string): Promise<void> {
    const before = asked?.place
    stop()
    const mine = { key, place: route.pathname, abort: new AbortController() }
    const old = before === mine.place ? rowsOf($state.get()) : undefined
    asked = mine
    $news.set(undefined)
    const shown = cache.get(key) ?? old
    const asking = ahead.rows(route, mine.abort.signal)
    const known = asking instanceof Promise ? undefined : asking
    $state.set(known ? shownIdle(known) : shownLoading(shown))
    if (!shown) summary.hope()
    try {
      const fresh = keepingRows(await asking, shown)
      if (asked !== mine) return
      const summed = sum(route, fresh)
      if (fresh.page.data.length === 0 && address.query(route).page > 1) {
        await summed
        if (asked !== mine || stepBack(route)) return
      }
      cache.set(key, fresh)
      if (!known) $state.set(shownIdle(fresh))
    } catch (error) {
      if (asked !== mine) return
      const failure = knownError(error)
      if (failure.facts.code === 'invalid-cursor') restart(route)
      else {
        $state.set({ kind: 'failed', error: failure, shown })
        if (!shown) summary.fail()
      }
    }
  }

  async function sum(route: CurrentRoute, { page }: Shown<Row>): Promise<void> {
    const key = address.filtersKey(route)
    await summary.follow(key, page.meta, signal =>
      reader.summary(route, signal)
    )
    const now = ownRoute(definition.route)
    if (!now || address.filtersKey(now) !== key) return
    const known = summary.$summary.get()
    const isWhole = key === address.filtersKey({ ...route, search: '' })
    if (isWhole && known.kind === 'known')
      keepListCount(definition.route, known.total)
  }

  /** The cursor means nothing any more: its list begins again. */
  function restart(route: CurrentRoute): void {
    const { cursor: given, page, frozen } = address.query(route)
    // Pinned rows have not moved far: the number of the page is near enough.
    if (frozen && page > 1) correct(address.href(route, { page }), [])
    else correct(address.href(route, { page: 1 }), [{ name: 'cursor', given }])
  }

  /** From an empty page to the last one that exists; false for nowhere. */
  function stepBack(route: CurrentRoute): boolean {
    const query = address.query(route)
    const stepped = isCorrected(route)
    const page = lastPageBefore(query, summary.$summary.get(), stepped)
    if (page === undefined) return false
    const first = stepped ? corrections.$corrections.get().at(-1) : undefined
    const given = first?.name === 'page' ? first.given : String(query.page)
    correct(address.href(route, { page }), [{ name: 'page', given }])
    return true
  }

  /** Looks for newer rows without moving the shown ones. */
  async function lookAgain(): Promise<void> {
    const route = ownRoute(definition.route)
    const state = $state.get()
    const mine = asked
    if (!route || !mine || !isOld(state)) return
    const fresh = await reader
      .rows(route, mine.abort.signal)
      .catch(() => undefined)
    if (!fresh || asked !== mine || $state.get() !== state) return
    const isSame = haveSameRows(fresh, state.shown)
    $news.set(isSame ? undefined : fresh)
    if (isSame) $state.set(shownIdle(fresh, state))
  }

  /** Asks anew for what failed, and looks whether the rest still holds. */
  async function reconnect(): Promise<void> {
    if (isOffline()) return
    if ($state.get().kind === 'failed') follow(true)
    else await lookAgain()
  }

  function showNews(): void {
    const news = $news.get()
    const route = ownRoute(definition.route)
    if (!news || !route || !asked) return
    const fresh = keepingRows(news, rowsOf($state.get()))
    cache.set(asked.key, fresh)
    $news.set(undefined)
    $state.set(shownIdle(fresh))
    summary.renew()
    void sum(route, fresh)
  }

  onMount($state, () => {
    if (typeof document !== 'object') return undefined
    const ends = [
      $route.listen(() => follow(false)),
      $zone.listen(() => follow(false)),
      $session.subscribe(() => follow(false)),
      onReturn(() => void lookAgain()),
      onConnection(() => void reconnect()),
      onChange(() => follow(true))
    ]
    return () => {
      for (const end of ends) end()
      stop()
      // Rows are asked for anew when the list is shown again; so is their sum.
      summary.renew()
    }
  })

  return {
    ...address,
    route: definition.route,
    definition,
    rules,
    $state,
    $summary: summary.$summary,
    $news,
    $corrections: corrections.$corrections,
    askAhead: ahead.ask,
    askNext: ahead.askNext,
    reload: () => follow(true),
    showNews,
    dismissCorrections: corrections.dismiss,
    countValues: async (filter, signal) =>
      reader.counts(shownRoute(definition.route), filter, signal),
    readPage: pageAhead(definition.route, parts),
    walk: (route, asOf) => reader.walk(route, asOf)
  }
}
