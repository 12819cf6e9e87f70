import type { RequestError } from '../../contract/request-error.ts'
import type { ResultLink } from '../actions/action-definition.ts'
import type { Amount } from '../values/money-cell.tsx'
import type { Held } from './held.ts'

export interface BulkTarget {
  id: string
  name: string
  /** The version it was chosen in, if it has one. */
  version?: number | undefined
  /** Of people alone; '' if not known. */
  email?: string | undefined
  /** Of amounts: between whom they move, '' if not known, and how much. */
  parties?: string | undefined
  amount?: Amount | undefined
  held?: Held | undefined
  /** Asked for by this admin, whom another one has to approve. */
  isOwn?: boolean | undefined
}

/**
 * `done`: now in this version, if the server named it; `accepted`: the server
 * does it later; `skipped`: already so, impossible, or left out without being
 * sent, with the reason if known; `unknown`: no response, it may have been done;
 * `unsent`: the run ended before it was sent.
 */
export type BulkResult =
  | {
      kind: 'done'
      version?: number | undefined
      link?: ResultLink | undefined
    }
  | { kind: 'accepted' }
  | { kind: 'skipped'; error: RequestError; reason?: string | undefined }
  | { kind: 'skipped'; reason: string }
  | { kind: 'failed'; error: RequestError }
  | { kind: 'unknown'; error: RequestError }
  | { kind: 'unsent' }

export type Outcome = BulkResult['kind']

export const outcomes = [
  'done',
  'accepted',
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
  const counts = {
    done: 0,
    accepted: 0,
    skipped: 0,
    failed: 0,
    unknown: 0,
    unsent: 0
  }
  for (const { state } of items) {
    if (state.kind !== 'waiting' && state.kind !== 'sending') {
      counts[state.kind] += 1
    }
  }
  return counts
}

/** Exactly those that were done, in the versions that this made. */
export function doneTargets(items: readonly BulkItem[]): BulkTarget[] {
  return items.flatMap(({ id, name, email, held, state }) =>
    state.kind === 'done'
      ? { id, name, email, held, version: state.version }
      : []
  )
}
