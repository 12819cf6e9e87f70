import type { Transaction } from '../../contract/ledger/transaction.ts'
import type { StandingView } from '../../features/list/list-view.ts'
import type { List } from '../../features/list/store/list-state.ts'
import { messages } from '../../messages.ts'
import { openStatusesOf } from './open-statuses.ts'

/**
 * The queue of a ledger, if its entries are decided here: what is open, the
 * longest first, of all time.
 */
export function openView(
  list: List<Transaction>,
  behindRows: Pick<StandingView, 'Count' | 'Notice'>
): StandingView[] {
  const { definition, rules } = list
  const status = openStatusesOf(definition.call)
  if (status.length === 0) return []
  const sort = rules.sortFields.includes('createdAt')
    ? [{ field: 'createdAt', descending: false }]
    : rules.defaultSort
  const query = list.href(undefined, { filters: { status }, sort })
  const name = messages.openEntries.view
  return [{ id: 'open', name, query, ...behindRows }]
}
