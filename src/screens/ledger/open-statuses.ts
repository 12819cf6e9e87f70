import { backend } from '../../backend/backend.ts'
import { statusesThatAre } from '../../contract/ledger/money-status.ts'
import type { ListName } from '../../contract/lists.ts'

/** Of what waits for a decision; none where nothing is decided here. */
export const openStatuses: readonly string[] = backend.offers(
  'completeTransaction',
  'cancelTransaction'
)
  ? statusesThatAre('open', 'held')
  : []

/** Those that a list can be asked for. */
export function openStatusesOf(list: ListName): string[] {
  const { status: known } = backend.choices(list)
  return backend.filters(list, 'status')
    ? openStatuses.filter(status => known?.includes(status) ?? true)
    : []
}
