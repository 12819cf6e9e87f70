import { atom, type ReadableAtom } from 'nanostores'

import type { RequestError } from '../../contract/request-error.ts'
import { documentSingleton } from '../../stores/document-singleton.ts'
import type { ReadPage } from '../../stores/walk-pages.ts'
import type { BulkAction } from '../actions/action-definition.ts'
import type { Values } from '../actions/field-definition.ts'
import type { FieldProblems } from '../actions/field-problems.ts'
import type { BulkCommand } from './bulk-actions.ts'
import type { BulkTarget } from './bulk-item.ts'
import type { BulkRun } from './bulk-progress.ts'
import type { BulkSum } from './bulk-view.ts'
import type { Held } from './held.ts'

/** Chosen rows, or all that match as of one moment. */
export type BulkSource =
  | { kind: 'chosen'; targets: readonly BulkTarget[] }
  | MatchingSource

export interface MatchingSource {
  kind: 'matching'
  expected: number
  /** What all of them hold, where the server says it. */
  held?: Held | undefined
  readPage: ReadPage<BulkTarget>
  /** What those read come to: where it is given, the question waits for it. */
  sums?: ((read: readonly BulkTarget[]) => readonly BulkSum[]) | undefined
}

export interface BulkRequest {
  action: BulkAction
  source: BulkSource
}

/** Of chosen rows `clock` is `undefined`, of matching ones their snapshot's. */
export interface BulkQuestion extends BulkRequest {
  clock: string | undefined
  /** Of exactly what is chosen; `undefined` where that is not known. */
  sums?: readonly BulkSum[] | undefined
  /** The run that it takes back, whose results are shown again if it does not. */
  before?: Bulk | undefined
}

/**
 * A `command` is as it was confirmed: it does not change with the clock.
 * `miscounted`: the count differs from the confirmed one, so it asks again.
 * Without a `command` they are read for the question, with nothing confirmed.
 */
export type BulkState =
  | {
      kind: 'filling'
      question: BulkQuestion
      values: Values
      problems: FieldProblems
    }
  | { kind: 'reading'; read: number; expected: number }
  | {
      kind: 'unread'
      error: RequestError
      question: BulkQuestion
      source: MatchingSource
      command: BulkCommand | undefined
    }
  | {
      kind: 'miscounted'
      expected: number
      targets: readonly BulkTarget[]
      command: BulkCommand | undefined
    }
  | { kind: 'started'; run: BulkRun }

/** Before anything is sent: of the rows that match. */
export type BulkReadState = Extract<
  BulkState,
  { kind: 'reading' | 'unread' | 'miscounted' }
>

export interface Bulk {
  action: BulkAction
  state: BulkState
}

const shared = documentSingleton('bulk', () => ({
  $state: atom<Bulk | undefined>(undefined)
}))

/** One run at a time per document. */
export const $bulk: ReadableAtom<Bulk | undefined> = shared.$state

/** Only for the modules that run it. */
export function setBulk(bulk: Bulk | undefined): void {
  shared.$state.set(bulk)
}

export function requestCount({ source }: BulkRequest): number {
  return source.kind === 'chosen' ? source.targets.length : source.expected
}

export function isBulkSending(): boolean {
  const state = $bulk.get()?.state
  if (state?.kind !== 'started') return false
  return state.run.$progress.get().phase.kind !== 'ended'
}
