import { atom, onMount } from 'nanostores'

import { isOffline } from '../../../api/connection.ts'
import type { AnswerOf } from '../../../contract/calls.ts'
import type { ListName } from '../../../contract/lists.ts'
import { knownError } from '../../../contract/request-error.ts'
import { createCache } from '../../../stores/cache.ts'
import { onChange } from '../../../stores/changes.ts'
import { latestRequest } from '../../../stores/latest-request.ts'
import { saveListCount } from '../../../stores/list-counts.ts'
import { onConnection } from '../../../stores/on-connection.ts'
import { onReturn } from '../../../stores/on-return.ts'
import { $zone } from '../../../stores/preferences/zone.ts'
import { $route, type CurrentRoute } from '../../../stores/route.ts'
import { $session } from '../../../stores/session.ts'
import { createCorrections } from './corrections.ts'
import type { FetchedPage } from './fetched-page.ts'
import { listAddress } from './list-address.ts'
import { type ListDefinition, rulesOf } from './list-definition.ts'
import { readListAddress } from './list-parameters.ts'
import { listReader } from './list-reader.ts'
import {
  haveSameRows,
  isOld,
  keepingRows,
  type List,
  type ListState,
  pageOf,
  shownIdle,
  shownLoading
} from './list-state.ts'
import { createSummary } from './list-summary.ts'
import { ownRoute, shownRoute } from './own-route.ts'
import { readCachedPage } from './page-prefetch.ts'
import { createRowsPrefetch } from './rows-prefetch.ts'
import { serverCorrections } from './server-corrections.ts'
import { createStaleRows } from './stale-rows.ts'
import { sumRows } from './sum-rows.ts'

/**
 * While mounted, fetches once per URL and aborts the previous request: an older
 * response never replaces a newer one.
 */
export function createList<Name extends ListName>(
  definition: ListDefinition<Name>
): List<AnswerOf<Name>> {
  type Row = AnswerOf<Name>
  const rules = rulesOf(definition)
  const address = listAddress(rules)
  const reader = listReader(definition, rules, address)
  const summary = createSummary()
  const stale = createStaleRows()
  const $state = atom<ListState<Row>>({ kind: 'loading' })
  const $news = atom<FetchedPage<Row> | undefined>(undefined)
  const corrections = createCorrections()
  const answered = { address, reader, summary, corrections }
  const { restart, stepBack } = serverCorrections(answered)
  const sum = sumRows({ name: definition.route, ...answered })
  const cache = createCache<FetchedPage<Row>>()
  const parts = { reader, address, rules, cache }
  const request = latestRequest()
  let requested: { key: string; place: string; signal: AbortSignal } | undefined
  const isUnrequested = (): boolean => requested === undefined
  const preload = createRowsPrefetch(definition.route, {
    ...parts,
    isUnrequested
  })

  function stop(): void {
    request.cancel()
    requested = undefined
    stale.end()
  }

  function show(rows: ListState<Row>): void {
    $state.set(rows)
    const route = ownRoute(definition.route)
    stale.end(route && address.href(route, { open: '' }))
  }

  function forget(): void {
    stop()
    cache.clear()
    summary.forget()
    saveListCount(definition.route, undefined)
    $news.set(undefined)
    $state.set({ kind: 'loading' })
  }

  function onRouteChange(again: boolean): void {
    if ($session.get().kind !== 'admin') return forget()
    const route = ownRoute(definition.route)
    // A return to the list always fetches again.
    if (!route) return stop()
    const read = readListAddress(route.search, rules)
    const canonical = (): string => address.href(route, read.query)
    if (corrections.report(route, read.corrections, canonical)) return
    const key = address.rowsKey(route)
    if (requested?.key === key && !again) return
    if (again) renew()
    void load(route, key)
  }

  /** Discards what was known or prefetched. */
  function renew(): void {
    summary.renew()
    preload.drop()
  }

  async function load(route: CurrentRoute, key: string): Promise<void> {
    const place = route.pathname
    const old = requested?.place === place ? pageOf($state.get()) : undefined
    const signal = request.start()
    requested = { key, place, signal }
    $news.set(undefined)
    const cached = cache.get(key)
    const shown = cached ?? old
    const pending = preload.rows(route, signal)
    const known = pending instanceof Promise ? undefined : pending
    if (known || cached || !old) {
      show(known ? shownIdle(known) : shownLoading(cached))
    } else {
      $state.set(shownLoading(old))
      stale.begin()
    }
    if (!shown) summary.resetAfterFailure()
    try {
      const fresh = keepingRows(await pending, shown)
      if (signal.aborted) return
      const summed = sum(route, fresh.page)
      if (fresh.page.data.length === 0 && address.query(route).page > 1) {
        await summed
        if (signal.aborted || stepBack(route)) return
      }
      cache.set(key, fresh)
      if (!known) show(shownIdle(fresh))
    } catch (error) {
      if (signal.aborted) return
      const failure = knownError(error)
      if (failure.facts.code === 'invalid-cursor') restart(route)
      else {
        $state.set({ kind: 'failed', error: failure, shown })
        stale.end()
        if (!shown) summary.fail()
      }
    }
  }

  /** Looks for newer rows without moving the shown ones. */
  async function refetchShown(): Promise<void> {
    const route = ownRoute(definition.route)
    const state = $state.get()
    const signal = requested?.signal
    if (!route || !signal || !isOld(state)) return
    const fresh = await reader.rows(route, signal).catch(() => undefined)
    if (!fresh || signal.aborted || $state.get() !== state) return
    const isSame = haveSameRows(fresh, state.shown)
    $news.set(isSame ? undefined : fresh)
    if (isSame) $state.set(shownIdle(fresh, state))
  }

  /** Retries after a failure, else looks for newer rows. */
  async function reconnect(): Promise<void> {
    if (isOffline()) return
    if ($state.get().kind === 'failed') onRouteChange(true)
    else await refetchShown()
  }

  function showNewRows(): void {
    const news = $news.get()
    const route = ownRoute(definition.route)
    if (!news || !route || !requested) return
    const fresh = keepingRows(news, pageOf($state.get()))
    cache.set(requested.key, fresh)
    $news.set(undefined)
    $state.set(shownIdle(fresh))
    summary.renew()
    void sum(route, fresh.page)
  }

  onMount($state, () => {
    if (typeof document !== 'object') return undefined
    const ends = [
      $route.listen(() => onRouteChange(false)),
      $zone.listen(() => onRouteChange(false)),
      $session.subscribe(() => onRouteChange(false)),
      onReturn(() => void refetchShown()),
      onConnection(() => void reconnect()),
      onChange(() => onRouteChange(true))
    ]
    return () => {
      for (const end of ends) end()
      stop()
      // Rows and their summary are fetched again when next shown.
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
    $stale: stale.$stale,
    $corrections: corrections.$corrections,
    prefetch: preload.ask,
    prefetchNext: preload.prefetchNext,
    reload: () => onRouteChange(true),
    cancel: stale.cancel,
    showNewRows,
    dismissCorrections: corrections.dismiss,
    countValues: async (filter, signal) =>
      reader.counts(shownRoute(definition.route), filter, signal),
    readPage: readCachedPage(definition.route, parts),
    walk: (route, asOf) => reader.walk(route, asOf)
  }
}
