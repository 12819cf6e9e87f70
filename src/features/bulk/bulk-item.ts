import type { RequestError } from '../../contract/request-error.ts'

export interface BulkTarget {
  id: string
  name: string
  /** The version it was chosen in, if it has one. */
  version?: number | undefined
}

/**
 * `skipped`: already so, or impossible; `unknown`: no response, it may have
 * been done; `unsent`: the run ended before it was sent.
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

export interface BulkItem extends BulkTarget {
  /** The same for every retry. */
  idempotencyKey: string
  state: { kind: 'waiting' } | { kind: 'sending' } | BulkResult
  /** Result of an earlier attempt, which the next one depends on. */
  before?: Extract<BulkResult, { error: RequestError }> | undefined
}

export type OutcomeCounts = Readonly<Record<Outcome, number>>

/** Waiting and sending items are not counted. */
export function countOutcomes(items: readonly BulkItem[]): OutcomeCounts {
  const counts = { done: 0, skipped: 0, failed: 0, unknown: 0, unsent: 0 }
  for (const { state } of items) {
    if (state.kind !== 'waiting' && state.kind !== 'sending') {
      counts[state.kind] += 1
    }
  }
  return counts
}
