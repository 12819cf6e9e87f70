import type { ReadableAtom } from 'nanostores'

import type { BulkItem, BulkResult } from './bulk-item.ts'

/** `stopped`: some items were left unsent. */
export type EndReason = 'complete' | 'stopped' | 'signed-out'

export type PausedBy = 'person' | 'offline' | 'unreachable'

/** `until` is in ms since the epoch; `stopping` finishes calls under way. */
export type BulkPhase =
  | { kind: 'running' }
  | { kind: 'holding'; until: number }
  | { kind: 'paused'; by: PausedBy }
  | { kind: 'stopping'; reason: Exclude<EndReason, 'complete'> }
  | { kind: 'ended'; reason: EndReason }

export interface BulkProgress {
  phase: BulkPhase
  items: readonly BulkItem[]
}

/** `not-sent`: no connection or session. */
export type Sent =
  | Exclude<BulkResult, { kind: 'unsent' }>
  | { kind: 'wait'; seconds: number }
  | { kind: 'not-sent' }

export interface BulkRun {
  $progress: ReadableAtom<BulkProgress>
  pause: (by: PausedBy) => void
  proceed: () => void
  /** Resumes, unless a person paused it. */
  reconnect: () => void
  stop: (reason: 'stopped' | 'signed-out') => void
  /** Resends failed and unknown items, each with its own key. */
  retry: () => void
  /** Sends items left by a stop, each with its own key. */
  sendRest: () => void
}
