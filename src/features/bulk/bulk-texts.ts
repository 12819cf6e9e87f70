import { countText } from '../../format/count-text.ts'
import { messages } from '../../messages.ts'
import type { BulkAction } from '../actions/action-definition.ts'
import type { Outcome } from './bulk-item.ts'

/** E.g. `1 user`, `1,204 users`. */
export function countOf(action: BulkAction, count: number): string {
  const [one, many] = messages.actions.inBulk[action].rows
  return `${countText(count)} ${count === 1 ? one : many}`
}

export function outcomeWord(action: BulkAction, outcome: Outcome): string {
  return outcome === 'done'
    ? messages.actions.inBulk[action].done
    : messages.bulk.outcomes[outcome]
}
