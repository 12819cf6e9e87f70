import type { RequestError } from '../../contract/request-error.ts'

/** What one command of many is about. */
export interface BulkTarget {
  id: string
  /** What people call it. */
  name: string
  /** The version that it was chosen in, where it has one. */
  version?: number | undefined
}

/**
 * What became of one item. `skipped`: it was so already, or cannot be;
 * `unknown`: nobody answered, and it may have been done; `unsent`: the run
 * ended before its turn.
 */
export type BulkResult =
  | { kind: 'done' }
  | { kind: 'skipped'; error: RequestError }
  | { kind: 'failed'; error: RequestError }
  | { kind: 'unknown'; error: RequestError }
  | { kind: 'unsent' }

export type Outcome = BulkResult['kind']

export const outcomes = [
  'done',
  'skipped',
  'failed',
  'unknown',
  'unsent'
] as const satisfies readonly Outcome[]

/** One item of a run, from its waiting to its result. */
export interface BulkItem extends BulkTarget {
  /** One for the whole life of the item, kept across every retry. */
  idempotencyKey: string
  state: { kind: 'waiting' } | { kind: 'sending' } | BulkResult
  /** How an earlier sending ended, which the next one has to know of. */
  before?: Extract<BulkResult, { error: RequestError }> | undefined
}

/** How many items have come to each result. */
export type OutcomeCounts = Readonly<Record<Outcome, number>>

/** Counts the results among items; what waits or is under way has none. */
export function countOutcomes(items: readonly BulkItem[]): OutcomeCounts {
  const counts = { done: 0, skipped: 0, failed: 0, unknown: 0, unsent: 0 }
  for (const { state } of items) {
    if (state.kind !== 'waiting' && state.kind !== 'sending') {
      counts[state.kind] += 1
    }
  }
  return counts
}
