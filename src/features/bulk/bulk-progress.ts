import type { ReadableAtom } from 'nanostores'

import type { BulkItem, BulkResult } from './bulk-item.ts'

/** Why a run came to its end; `stopped` also where some are left unsent. */
export type EndReason = 'complete' | 'stopped' | 'signed-out'

/** What paused a run: a person, or a connection that is not there. */
export type PausedBy = 'person' | 'offline' | 'unreachable'

/**
 * Where a run stands. `holding`: the server wants no call before `until` (ms
 * since the epoch); `stopping`: what is under way finishes, nothing else goes.
 */
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

/**
 * What a sending gives: a result, or so many seconds to wait before it.
 * `kept-back`: nothing was sent, for want of a connection or of the session.
 */
export type Sent =
  | Exclude<BulkResult, { kind: 'unsent' }>
  | { kind: 'wait'; seconds: number }
  | { kind: 'kept-back' }

export interface BulkRun {
  $progress: ReadableAtom<BulkProgress>
  pause: (by: PausedBy) => void
  proceed: () => void
  /** Goes on, unless it was a person who paused it. */
  reconnect: () => void
  /** What is under way finishes; the rest is not sent. */
  stop: (reason: 'stopped' | 'signed-out') => void
  /** Sends what failed, or is not known, once more: each with its own key. */
  retry: () => void
  /** Sends what was left when it was stopped: each with its own key. */
  sendRest: () => void
}
