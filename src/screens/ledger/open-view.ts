import type { Transaction } from '../../contract/ledger/transaction.ts'
import type { ListView, StandingView } from '../../features/list/list-view.ts'
import type { List } from '../../features/list/store/list-state.ts'
import { messages } from '../../messages.ts'
import { openStatusesOf } from './open-statuses.ts'

/** Whoever looks at one wallet looks at its queue. */
export const WHOSE = ['walletId', 'userId', 'currency']

/**
 * The queue of a ledger, if its entries are decided here: what is open, the
 * longest first, of all time.
 */
export function openView(
  list: List<Transaction>,
  behindRows: Pick<StandingView, 'Count' | 'Notice'>
): ListView<Transaction>['standing'] {
  const { definition, rules } = list
  const status = openStatusesOf(definition.call)
  if (status.length === 0) return undefined
  const sort = rules.sortFields.includes('createdAt')
    ? [{ field: 'createdAt', descending: false }]
    : rules.defaultSort
  const name = messages.openEntries.view
  return shown => {
    const whose = Object.entries(shown).filter(([key]) => WHOSE.includes(key))
    const filters = { ...Object.fromEntries(whose), status }
    const query = list.href(undefined, { filters, sort })
    return [{ id: 'open', name, query, ...behindRows }]
  }
}
