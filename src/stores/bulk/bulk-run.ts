import { atom, type ReadableAtom } from 'nanostores'

import type { BulkItem, BulkResult, BulkTarget } from './bulk-item.ts'

/** So many commands are under way at once, never more. */
export const AT_ONCE = 4

/** Why a run came to its end. */
export type EndReason = 'complete' | 'stopped' | 'signed-out'

/**
 * Where a run stands. `holding`: the server wants no call before `until` (ms
 * since the epoch); `stopping`: what is under way finishes, nothing else goes.
 */
export type BulkPhase =
  | { kind: 'running' }
  | { kind: 'holding'; until: number }
  | { kind: 'paused' }
  | { kind: 'stopping'; reason: Exclude<EndReason, 'complete'> }
  | { kind: 'ended'; reason: EndReason }

export interface BulkProgress {
  phase: BulkPhase
  items: readonly BulkItem[]
}

/** What a sending gives: a result, or so many seconds to wait before it. */
export type Sent =
  | Exclude<BulkResult, { kind: 'unsent' }>
  | { kind: 'wait'; seconds: number }

export interface BulkRun {
  $progress: ReadableAtom<BulkProgress>
  pause: () => void
  proceed: () => void
  /** What is under way finishes; the rest is not sent. */
  stop: (reason: 'stopped' | 'signed-out') => void
  /** Sends what failed, or is not known, once more: each with its own key. */
  retry: () => void
}

/** Starts a run over some targets; `send` never rejects. */
export function startRun(
  targets: readonly BulkTarget[],
  newKey: () => string,
  send: (item: BulkItem) => Promise<Sent>
): BulkRun {
  let queue = targets.map((_, index) => index)
  let underWay = 0
  let notBefore = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const $progress = atom<BulkProgress>({
    phase: { kind: 'running' },
    items: targets.map(target => ({
      ...target,
      idempotencyKey: newKey(),
      state: { kind: 'waiting' }
    }))
  })

  function enter(phase: BulkPhase): void {
    $progress.set({ ...$progress.get(), phase })
  }

  function change(
    indexes: readonly number[],
    next: (item: BulkItem) => BulkItem
  ): void {
    const items = [...$progress.get().items]
    for (const index of indexes) {
      const item = items[index]
      if (item) items[index] = next(item)
    }
    $progress.set({ ...$progress.get(), items })
  }

  /** Sends as many as may go now, and ends the run after the last of them. */
  function advance(): void {
    const { phase } = $progress.get()
    if (phase.kind === 'running') {
      const free = Math.max(0, AT_ONCE - underWay)
      for (const index of queue.splice(0, free)) void work(index)
    }
    if (underWay > 0 || queue.length > 0 || phase.kind === 'ended') return
    clearTimeout(timer)
    const reason = phase.kind === 'stopping' ? phase.reason : 'complete'
    enter({ kind: 'ended', reason })
  }

  async function work(index: number): Promise<void> {
    underWay += 1
    change([index], item => ({ ...item, state: { kind: 'sending' } }))
    const item = $progress.get().items[index]
    const sent = item && (await send(item))
    underWay -= 1
    if (sent) settle(index, sent)
    advance()
  }

  function settle(index: number, sent: Sent): void {
    if (sent.kind !== 'wait') {
      return change([index], item => ({ ...item, state: sent }))
    }
    notBefore = Math.max(notBefore, Date.now() + sent.seconds * 1000)
    const { phase } = $progress.get()
    if (phase.kind === 'stopping') return leave([index])
    queue.unshift(index)
    change([index], item => ({ ...item, state: { kind: 'waiting' } }))
    if (phase.kind !== 'paused') hold()
  }

  /** What is not sent any more; what may have been done stays open. */
  function leave(indexes: readonly number[]): void {
    change(indexes, item => ({
      ...item,
      state: item.before ?? { kind: 'unsent' }
    }))
  }

  function hold(): void {
    clearTimeout(timer)
    enter({ kind: 'holding', until: notBefore })
    timer = setTimeout(
      () => {
        enter({ kind: 'running' })
        advance()
      },
      Math.max(0, notBefore - Date.now())
    )
  }

  advance()
  return {
    $progress,
    pause() {
      const { kind } = $progress.get().phase
      if (kind !== 'running' && kind !== 'holding') return
      clearTimeout(timer)
      enter({ kind: 'paused' })
    },
    proceed() {
      if ($progress.get().phase.kind !== 'paused') return
      if (notBefore > Date.now()) return hold()
      enter({ kind: 'running' })
      advance()
    },
    stop(reason) {
      const { kind } = $progress.get().phase
      if (kind === 'ended' || kind === 'stopping') return
      clearTimeout(timer)
      enter({ kind: 'stopping', reason })
      leave(queue)
      queue = []
      advance()
    },
    retry() {
      const { phase, items } = $progress.get()
      if (phase.kind !== 'ended' || phase.reason === 'signed-out') return
      queue = [...items.keys()].filter(index => isOpen(items[index]))
      if (queue.length === 0) return
      change(queue, item => ({
        ...item,
        state: { kind: 'waiting' },
        before: 'error' in item.state ? item.state : undefined
      }))
      if (notBefore > Date.now()) return hold()
      enter({ kind: 'running' })
      advance()
    }
  }
}

function isOpen(item: BulkItem | undefined): boolean {
  return item?.state.kind === 'failed' || item?.state.kind === 'unknown'
}
