import type { Transaction } from '../../contract/ledger/transaction.ts'
import type { Totals } from '../../contract/list-answer.ts'
import { knownError } from '../../contract/request-error.ts'
import { requestedFilters } from '../../features/list/store/list-request.ts'
import type { List } from '../../features/list/store/list-state.ts'
import { userName } from '../../features/values/user-name.ts'
import { ownerName, userEntriesHref } from '../../routes/ledger-links.ts'
import { client } from '../../stores/api.ts'
import { createQuery } from '../../stores/query.ts'
import type { CurrentRoute } from '../../stores/route.ts'
import type { Compared } from './compared-by.ts'
import {
  callOf,
  type LedgerCall,
  userTransactionsList
} from './ledger-lists.ts'

/** Each needs a request, so an address may not ask for hundreds. */
export const MAX_COMPARED = 10

/** What one of them has, as the server sums it up. */
export interface ComparedSums {
  value: string
  /** None if it has none, or if it cannot be read. */
  name: string | undefined
  /** By currency; `undefined` if the server does not sum up. */
  totals: readonly Totals[] | undefined
}

interface ComparisonRequest extends Compared {
  /** A user's, of whom only they have all, as they see it. */
  call: LedgerCall
  path: Record<string, string>
  params: Record<string, string>
}

/** A key of `comparison`. */
export function comparisonKey(
  list: List<unknown>,
  route: CurrentRoute,
  { by, values }: Compared
): string {
  const summed = by === 'userId' ? userTransactionsList : list
  const request: ComparisonRequest = {
    by,
    values: values.slice(0, MAX_COMPARED),
    call: callOf(summed),
    path: { ...route.match?.params },
    params: requestedFilters(list.query(route), summed.rules)
  }
  return JSON.stringify(request)
}

/** The rows that one of them is the sum of, with `more` filters. */
export function comparedRowsHref(
  list: List<unknown>,
  route: CurrentRoute | undefined,
  { by, value }: { by: Compared['by']; value: string },
  more: Record<string, string[]>
): string | undefined {
  const { search, filters: chosen } = list.query(route)
  const { [by]: _compared, ...others } = chosen
  const filters = { ...others, ...more }
  if (by !== 'userId')
    return list.href(route, { filters: { ...filters, [by]: [value] } })
  const path = userEntriesHref(value)
  return (
    path && path + userTransactionsList.href(undefined, { search, filters })
  )
}

export const comparison = createQuery(async (key, signal) => {
  const { by, values, call, path, params }: ComparisonRequest = JSON.parse(key)
  return Promise.all(
    values.map(async (value): Promise<ComparedSums> => {
      const [where, which] =
        by === 'userId' ? [{ id: value }, {}] : [path, { [by]: value }]
      const query = { ...params, ...which, limit: '1' }
      try {
        const { data, meta } = await client.page(call, {
          path: where,
          query,
          signal
        })
        const [newest] = data
        const name = await nameOf(by, value, newest, signal)
        return { value, name, totals: meta.totals }
      } catch (error) {
        // Whom the server does not know stands beside the others.
        if (knownError(error).kind !== 'not-found') throw error
        return { value, name: undefined, totals: undefined }
      }
    })
  )
})

async function nameOf(
  by: Compared['by'],
  id: string,
  entry: Transaction | undefined,
  signal: AbortSignal
): Promise<string | undefined> {
  if (by === 'currency') return undefined
  if (by === 'walletId') return entry && ownerName(entry)
  if (entry?.userName !== undefined) return entry.userName
  try {
    return userName(await client.one('user', { path: { id }, signal }))
  } catch {
    // Its id is shown.
    return undefined
  }
}
