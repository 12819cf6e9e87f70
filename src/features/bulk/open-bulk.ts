import { atom, type ReadableAtom } from 'nanostores'

import type { RequestError } from '../../contract/request-error.ts'
import { documentSingleton } from '../../stores/document-singleton.ts'
import type { ActionName } from '../actions/action-definitions.ts'
import type { ReadPage } from '../export/export-pages.ts'
import type { BulkCommand } from './bulk-actions.ts'
import type { BulkTarget } from './bulk-item.ts'
import type { BulkRun } from './bulk-progress.ts'

/** What can be done with many at once; money never is. */
export type BulkAction = Extract<
  ActionName,
  'suspend-user' | 'reinstate-user' | 'disable-admin' | 'enable-admin'
>

/** Those that are chosen, or all that match a question as of one moment. */
export type BulkSource =
  | { kind: 'chosen'; targets: readonly BulkTarget[] }
  | MatchingSource

export interface MatchingSource {
  kind: 'matching'
  /** How many were named when a person agreed. */
  expected: number
  readPage: ReadPage<BulkTarget>
}

/** What one is asked to agree to. */
export interface BulkRequest {
  action: BulkAction
  source: BulkSource
}

/**
 * How far it has come. `miscounted`: there are not as many as were agreed to,
 * so nothing is sent before a person has agreed to these.
 */
export type BulkState =
  | { kind: 'reading'; read: number; expected: number }
  | { kind: 'unread'; error: RequestError; source: MatchingSource }
  | {
      kind: 'miscounted'
      expected: number
      targets: readonly BulkTarget[]
    }
  | { kind: 'started'; run: BulkRun }

/** One action over many, from the agreement to its results. */
export interface Bulk {
  action: BulkAction
  /** As it was agreed to: it does not change with the clock. */
  command: BulkCommand
  state: BulkState
}

const shared = documentSingleton('bulk', () => ({
  $state: atom<Bulk | undefined>(undefined)
}))

/** What is being done with many in this document, one run at a time. */
export const $bulk: ReadableAtom<Bulk | undefined> = shared.$state

/** For the modules that run it, alone. */
export function setBulk(bulk: Bulk | undefined): void {
  shared.$state.set(bulk)
}

/** How many a request is about. */
export function requestCount({ source }: BulkRequest): number {
  return source.kind === 'chosen' ? source.targets.length : source.expected
}
