import type { ReadableAtom } from 'nanostores'

import type { CallName } from '../../../contract/calls.ts'
import type { ValueCount } from '../../../contract/list-answer.ts'
import type { RequestError } from '../../../contract/request-error.ts'
import type { RouteName } from '../../../routes/table.ts'
import type { CurrentRoute } from '../../../stores/route.ts'
import type { ReadPage } from '../../export/export-pages.ts'
import type { ListAddress } from './list-address.ts'
import type { ListDefinition } from './list-definition.ts'
import type { Correction, ListQuery, ListRules } from './list-parameters.ts'
import type { ListSummary } from './list-summary.ts'
import type { Shown } from './page-cache.ts'
import type { Stale } from './stale-rows.ts'

/**
 * What a list shows. `loading` has no rows yet; `shown` has rows, of which
 * `activity` says whether newer ones are on their way; `failed` keeps the old
 * rows where there are any.
 */
export type ListState<Row> =
  | { kind: 'loading' }
  | { kind: 'shown'; shown: Shown<Row>; activity: 'idle' | 'loading' }
  | { kind: 'failed'; error: RequestError; shown: Shown<Row> | undefined }

/** One list: what it shows now, and what can be asked of it. */
export interface List<Row> extends ListAddress {
  route: RouteName
  /** What it was made of. */
  definition: ListDefinition<CallName>
  rules: ListRules
  $state: ReadableAtom<ListState<Row>>
  /** What is known of all matching rows. */
  $summary: ReadableAtom<ListSummary>
  /** Rows that differ from the shown ones; nothing moves until asked. */
  $news: ReadableAtom<Shown<Row> | undefined>
  /** Whether the shown rows answer another question than the address. */
  $stale: ReadableAtom<Stale>
  /** What the address could not be taken for. */
  $corrections: ReadableAtom<readonly Correction[]>
  /**
   * Asks for the rows of the address before the list is shown, mostly before
   * it is known who looks. They are shown, as if they were asked for then, once
   * that is an administrator. Returns what they are, nothing where they may not
   * be asked for, or the list has asked for them itself.
   */
  prefetch(): Promise<Shown<Row> | undefined>
  /**
   * Asks for the rows of an address that somebody will probably move to. A
   * move to it within a few seconds takes them, or waits for the same answer.
   */
  prefetchNext(target: CurrentRoute): void
  /** Asks for the shown address once more. */
  reload: () => void
  /** Goes back to the address of the shown rows, where another is asked for. */
  cancel: () => void
  /** Shows what `$news` holds. */
  showNews(): void
  /** Takes the note of corrections away. */
  dismissCorrections(): void
  /** How many rows each value of an enumeration has; none if not counted. */
  countValues(
    filter: string,
    signal: AbortSignal
  ): Promise<readonly ValueCount[]>
  /**
   * Reads another page of the question that shown rows answer. It is kept for
   * when it is turned to; what is shown does not change.
   */
  readPage(
    asked: Record<string, string>,
    place: Pick<ListQuery, 'page' | 'cursor'>,
    signal: AbortSignal
  ): Promise<Shown<Row>>
  /**
   * Reads all that matched an address at `asOf`, ISO 8601, page by page. What
   * is shown meanwhile does not change the question.
   */
  walk(route: CurrentRoute, asOf: string): ReadPage<Row>
}

/** The rows of a state, new or old. */
export function rowsOf<Row>(state: ListState<Row>): Shown<Row> | undefined {
  return state.kind === 'loading' ? undefined : state.shown
}

/** Rows this old are compared when the tab is looked at again, in ms. */
export const QUIET_CHECK_MS = 10_000

type Idle<Row> = Extract<ListState<Row>, { kind: 'shown' }>

/** Whether rows are shown, at rest, that may have changed meanwhile. */
export function isOld<Row>(state: ListState<Row>): state is Idle<Row> {
  return (
    state.kind === 'shown' &&
    state.activity === 'idle' &&
    Date.now() - state.shown.readAt >= QUIET_CHECK_MS
  )
}

/** Whether two answers hold the same rows, value by value. */
export function haveSameRows<Row>(one: Shown<Row>, other: Shown<Row>): boolean {
  const [first, second] = [one, other].map(({ page }) =>
    JSON.stringify([page.data, page.unreadable])
  )
  return first === second
}

/**
 * An answer whose rows are the shown ones wherever they say the same. Together
 * they are new ones: what is held against them is asked for anew.
 */
export function keepingRows<Row>(
  fresh: Shown<Row>,
  shown: Shown<Row> | undefined
): Shown<Row> {
  if (!shown) return fresh
  const known = new Map(shown.page.data.map(row => [JSON.stringify(row), row]))
  const data = fresh.page.data.map(row => known.get(JSON.stringify(row)) ?? row)
  return { ...fresh, page: { ...fresh.page, data } }
}

/** Rows at rest; `same` are equal rows already shown, which then stay. */
export function shownIdle<Row>(
  fresh: Shown<Row>,
  same?: Idle<Row>
): ListState<Row> {
  const { data } = (same?.shown ?? fresh).page
  const page = { ...fresh.page, data }
  return { kind: 'shown', shown: { ...fresh, page }, activity: 'idle' }
}

/** Old rows, if there are any, while newer ones are on their way. */
export function shownLoading<Row>(
  shown: Shown<Row> | undefined
): ListState<Row> {
  return shown
    ? { kind: 'shown', shown, activity: 'loading' }
    : { kind: 'loading' }
}
