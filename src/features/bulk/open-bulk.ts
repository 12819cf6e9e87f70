import { atom, type ReadableAtom } from 'nanostores'

import type { RequestError } from '../../contract/request-error.ts'
import { documentSingleton } from '../../stores/document-singleton.ts'
import type { BulkAction } from '../actions/action-definition.ts'
import type { ReadPage } from '../export/export-pages.ts'
import type { BulkCommand } from './bulk-actions.ts'
import type { BulkTarget } from './bulk-item.ts'
import type { BulkRun } from './bulk-progress.ts'

/** Chosen rows, or all that match as of one moment. */
export type BulkSource =
  | { kind: 'chosen'; targets: readonly BulkTarget[] }
  | MatchingSource

export interface MatchingSource {
  kind: 'matching'
  expected: number
  readPage: ReadPage<BulkTarget>
}

export interface BulkRequest {
  action: BulkAction
  source: BulkSource
}

/** `miscounted`: the count differs from the confirmed one, so it asks again. */
export type BulkState =
  | { kind: 'reading'; read: number; expected: number }
  | { kind: 'unread'; error: RequestError; source: MatchingSource }
  | {
      kind: 'miscounted'
      expected: number
      targets: readonly BulkTarget[]
    }
  | { kind: 'started'; run: BulkRun }

export interface Bulk {
  action: BulkAction
  /** As confirmed: it does not change with the clock. */
  command: BulkCommand
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
