import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useMemo } from 'react'

import type { Transaction } from '../../contract/ledger/transaction.ts'
import type { List } from '../../features/list/store/list-state.ts'
import { useQuery } from '../../features/page/use-query.ts'
import { useRouteValue } from '../../features/page/use-route-value.ts'
import { countText } from '../../format/count-text.ts'
import { LOCALE } from '../../format/locale.ts'
import { periodBounds, readPeriod } from '../../format/periods.ts'
import { messages } from '../../messages.ts'
import { $zone } from '../../stores/preferences/zone.ts'
import type { Query, QueryState } from '../../stores/query.ts'
import { $route } from '../../stores/route.ts'
import { serverNow } from '../../stores/server-time.ts'
import { Icon } from '../../ui/icon.tsx'
import { clockIcon } from '../../ui/icons.ts'
import { linkClass } from '../../ui/link-class.ts'
import { userTransactionsList, walletTransactionsList } from './ledger-lists.ts'
import {
  allWalletsKey,
  type Count,
  countKey,
  countKeyBefore,
  ofAllWallets,
  ofOlder,
  ofView
} from './open-counts.ts'
import { WHOSE } from './open-view.ts'

const texts = messages.openEntries
const NOTICE = 'ms-auto flex items-center text-sm text-ink-2'

interface Shown {
  /** Of the view, whose rows the list may show. */
  query: string
}

export function WalletOpenCount({ query }: Shown): ReactNode {
  return <OpenCount list={walletTransactionsList} query={query} />
}

export function UserOpenCount({ query }: Shown): ReactNode {
  return <OpenCount list={userTransactionsList} query={query} />
}

function OpenCount({ list, query }: CountedView): ReactNode {
  const key = useCountKey(list, query)
  const isOfAll = key === allWalletsKey
  const counted = isOfAll ? ofAllWallets : ofView
  const state = useQuery(counted, key, key !== '' && !isOfAll)
  useSameAsList(list, query, counted, state)
  return countText(valueOf(state))
}

/** In the navigation. */
export function OpenBadge({ id }: { id: string }): ReactNode {
  const count = valueOf(useStore(ofAllWallets.$state))
  if (!count) return null
  const text = texts.count(countText(count))
  return (
    <>
      <span
        className="rounded-full bg-warn-tint px-1.5 text-xs/4.5 font-medium text-warn-text forced-line max-md:absolute max-md:start-1/2 max-md:top-0.5 max-md:ms-1.5 max-md:min-w-4 max-md:px-1 max-md:text-center max-md:text-xs/4 max-md:ring-2 max-md:ring-canvas"
        title={text}
        aria-hidden
      >
        <span className="max-md:hidden">{countText(count)}</span>
        {/* `4.8K` at the icon of a phone. */}
        <span className="md:hidden">
          {count.toLocaleString(LOCALE, { notation: 'compact' })}
        </span>
      </span>
      <span id={id} hidden>
        {text}
      </span>
    </>
  )
}

/**
 * What the usual period of the ledger may hide, with the way there: what was
 * searched for, else what is open.
 */
export function BeyondPeriod({ query }: Shown): ReactNode {
  const list = walletTransactionsList
  const route = useStore($route)
  const { search, filters } = list.query(route)
  const [usual] = list.rules.defaultFilters?.['createdAt'] ?? []
  const isUsual = usual !== undefined && filters['createdAt']?.join() === usual
  const isNarrowed =
    search !== '' ||
    Object.keys(filters).some(
      name => name !== 'createdAt' && !WHOSE.includes(name)
    )
  const summary = useStore(list.$summary)
  // An empty list has the same link in its middle.
  const isEmpty = summary.kind === 'known' && summary.total === 0
  if (!isUsual || (isNarrowed && isEmpty)) return null
  if (!isNarrowed) return <OlderOpen query={query} period={usual} />
  const allTime = { ...filters, createdAt: [] }
  const { searchAllTime, showAllTime } = messages.list
  return (
    <p className={NOTICE}>
      <span className="me-1.5 text-ink-3 max-sm:hidden">
        {texts.periodOnly}
      </span>
      <a
        className={`${linkClass} hit-area`}
        href={list.href(route, { filters: allTime })}
      >
        {search === '' ? showAllTime : searchAllTime}
      </a>
    </p>
  )
}

function OlderOpen({ query, period }: Shown & { period: string }): ReactNode {
  const list = walletTransactionsList
  const zone = useStore($zone)
  const days = useRouteValue(route => route && list.query(route).zone) || zone
  const from = useMemo(() => {
    const read = readPeriod(period)
    return read && periodBounds(read, days, serverNow()).from
  }, [period, days])
  const key = useCountKey(list, query)
  const older = from && key ? countKeyBefore(key, from) : ''
  const state = useQuery(ofOlder, older, older !== '')
  const count = (from && valueOf(state)) || 0
  const written = countText(count)
  return (
    <output className={NOTICE}>
      {count > 0 && (
        <a
          className={`${linkClass} hit-area flex items-center gap-1.5`}
          href={query}
        >
          <Icon path={clockIcon} size={14} />
          <span className="max-sm:sr-only">{texts.older(count, written)}</span>
          <span className="sm:hidden" aria-hidden>
            {texts.olderShort(written)}
          </span>
        </a>
      )}
    </output>
  )
}

interface CountedView extends Shown {
  list: List<Transaction>
}

/** `''` before the page's address is known. */
function useCountKey(list: List<Transaction>, query: string): string {
  const key = useRouteValue(
    route => route && countKey(list, { ...route, search: query })
  )
  return key ?? ''
}

function valueOf(state: QueryState<Count>): Count {
  return state.kind === 'loading' ? undefined : state.answer?.value
}

/** Counts again where the list shows the same rows, and another number. */
function useSameAsList(
  list: List<Transaction>,
  search: string,
  counted: Query<Count>,
  state: QueryState<Count>
): void {
  const summary = useStore(list.$summary)
  const isShown = useRouteValue(route => {
    const key = route && list.filtersKey(route)
    return key && key === list.filtersKey({ ...route, search }) ? 'yes' : 'no'
  })
  const total = summary.kind === 'known' ? summary.total : undefined
  const isIdle = state.kind === 'shown' && state.activity === 'idle'
  const isOther =
    isShown === 'yes' &&
    isIdle &&
    total !== undefined &&
    total !== state.answer.value
  useEffect(() => {
    if (isOther) counted.reload()
    // Once for each new total.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [total])
}
