import { type CsvField, textCell } from '../../format/csv.ts'
import { messages } from '../../messages.ts'
import { failureText } from '../actions/failure-text.ts'
import type { BulkItem } from './bulk-item.ts'

export function reasonText({ state }: BulkItem): string {
  if (state.kind === 'unsent') return messages.bulk.unsentWhy
  if (state.kind === 'accepted') return messages.bulk.acceptedWhy
  if (state.kind === 'skipped' && state.reason) return state.reason
  return 'error' in state ? failureText(state.error) : ''
}

const field = (
  head: string,
  text: (item: BulkItem) => string | undefined
): CsvField<BulkItem> => ({ head, cell: item => textCell(text(item)) })

export const bulkFields: readonly CsvField<BulkItem>[] = [
  field('id', ({ id }) => id),
  field('name', ({ name }) => name),
  field('email', ({ email }) => email),
  field('parties', ({ parties }) => parties),
  field('minorUnits', ({ amount }) => amount?.minorUnits),
  field('currency', ({ amount }) => amount?.currency),
  field('result', ({ state }) => state.kind),
  field('resultId', ({ state }) =>
    state.kind === 'done' ? state.link?.id : undefined
  ),
  field('reason', reasonText),
  field('code', ({ state }) =>
    'error' in state ? state.error.facts.code : undefined
  ),
  field('requestId', ({ state }) =>
    'error' in state ? state.error.facts.requestId : undefined
  ),
  field('idempotencyKey', ({ idempotencyKey }) => idempotencyKey)
]
