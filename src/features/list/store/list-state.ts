import type { ReadableAtom } from 'nanostores'

import type { ValueCount } from '../../../contract/list-answer.ts'
import type { ListName } from '../../../contract/lists.ts'
import type { RequestError } from '../../../contract/request-error.ts'
import type { RouteName } from '../../../routes/table.ts'
import type { CurrentRoute } from '../../../stores/route.ts'
import { serverNow } from '../../../stores/server-time.ts'
import type { ReadPage } from '../../../stores/walk-pages.ts'
import type { FetchedPage } from './fetched-page.ts'
import type { ListAddress } from './list-address.ts'
import type { ListDefinition } from './list-definition.ts'
import type { Correction, ListQuery, ListRules } from './list-parameters.ts'
import type { ListSummary } from './list-summary.ts'
import type { Stale } from './stale-rows.ts'

/** `activity`: whether newer rows are loading. `failed` keeps old rows. */
export type ListState<Row> =
  | { kind: 'loading' }
  | { kind: 'shown'; shown: FetchedPage<Row>; activity: 'idle' | 'loading' }
  | { kind: 'failed'; error: RequestError; shown: FetchedPage<Row> | undefined }

export interface List<Row> extends ListAddress {
  route: RouteName
  definition: ListDefinition<ListName>
  rules: ListRules
  $state: ReadableAtom<ListState<Row>>
  /** Of all matching rows. */
  $summary: ReadableAtom<ListSummary>
  /** Newer rows; nothing moves until they are requested. */
  $news: ReadableAtom<FetchedPage<Row> | undefined>
  /** Whether the shown rows belong to another query than the URL. */
  $stale: ReadableAtom<Stale>
  /** Invalid parts of the URL. */
  $corrections: ReadableAtom<readonly Correction[]>
  /**
   * Prefetches rows before the list is shown or the session is known. They are
   * shown only to an administrator. Returns nothing if they may not be fetched,
   * or if the list has fetched them itself.
   */
  prefetch(): Promise<FetchedPage<Row> | undefined>
  /** Prefetches a URL that is likely next; a move uses it for a few seconds. */
  prefetchNext(target: CurrentRoute): void
  reload: () => void
  /** Returns to the URL of the shown rows. */
  cancel: () => void
  showNewRows(): void
  dismissCorrections(): void
  /** Rows per value of an enumeration; empty if not counted. */
  countValues(
    filter: string,
    signal: AbortSignal
  ): Promise<readonly ValueCount[]>
  /** Reads and caches another page of a query, without showing it. */
  readPage(
    requested: Record<string, string>,
    place: Pick<ListQuery, 'page' | 'cursor'>,
    signal: AbortSignal
  ): Promise<FetchedPage<Row>>
  /** Reads all rows that matched at `asOf` (ISO 8601), page by page. */
  walk(route: CurrentRoute, asOf: string): ReadPage<Row>
}

export function pageOf<Row>(
  state: ListState<Row>
): FetchedPage<Row> | undefined {
  return state.kind === 'loading' ? undefined : state.shown
}

/** Older rows are compared when the tab becomes visible, in ms. */
export const QUIET_CHECK_MS = 10_000

type Idle<Row> = Extract<ListState<Row>, { kind: 'shown' }>

export function isOld<Row>(state: ListState<Row>): state is Idle<Row> {
  return (
    state.kind === 'shown' &&
    state.activity === 'idle' &&
    serverNow() - state.shown.readAt >= QUIET_CHECK_MS
  )
}

export function haveSameRows<Row>(
  one: FetchedPage<Row>,
  other: FetchedPage<Row>
): boolean {
  const [first, second] = [one, other].map(({ page }) =>
    JSON.stringify([page.data, page.unreadable])
  )
  return first === second
}

/** Reuses equal row objects in a new array, so that checks run again. */
export function keepingRows<Row>(
  fresh: FetchedPage<Row>,
  shown: FetchedPage<Row> | undefined
): FetchedPage<Row> {
  if (!shown) return fresh
  const known = new Map(shown.page.data.map(row => [JSON.stringify(row), row]))
  const data = fresh.page.data.map(row => known.get(JSON.stringify(row)) ?? row)
  return { ...fresh, page: { ...fresh.page, data } }
}

/** `same`: equal rows already shown, which then stay. */
export function shownIdle<Row>(
  fresh: FetchedPage<Row>,
  same?: Idle<Row>
): ListState<Row> {
  const { data } = (same?.shown ?? fresh).page
  const page = { ...fresh.page, data }
  return { kind: 'shown', shown: { ...fresh, page }, activity: 'idle' }
}

export function shownLoading<Row>(
  shown: FetchedPage<Row> | undefined
): ListState<Row> {
  return shown
    ? { kind: 'shown', shown, activity: 'loading' }
    : { kind: 'loading' }
}
