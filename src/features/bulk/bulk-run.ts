import { atom } from 'nanostores'

import { backend } from '../../backend/backend.ts'
import { startWait, waitLeft } from '../../format/wait.ts'
import { serverNow } from '../../stores/server-time.ts'
import { whenWaited } from '../../stores/when-waited.ts'
import type { BulkItem, BulkResult, BulkTarget } from './bulk-item.ts'
import type {
  BulkPhase,
  BulkProgress,
  BulkRun,
  PausedBy,
  Sent
} from './bulk-progress.ts'

/** Maximum number of concurrent commands. */
export const AT_ONCE = 4

/** So many calls in a row without a response are no accident. */
const UNANSWERED_IN_ROW = 3

/** `send` must never reject. */
export function startRun(
  targets: readonly BulkTarget[],
  newKey: () => string,
  send: (item: BulkItem) => Promise<Sent>
): BulkRun {
  let queue = targets.map((_, index) => index)
  let underWay = 0
  let unanswered = 0
  /** The server wants no call before it ends. */
  let rest = startWait(0)
  let leftOut = 0
  let cancelWait: (() => void) | undefined
  const $progress = atom<BulkProgress>({
    phase: { kind: 'running' },
    items: targets.map(target => ({
      ...target,
      idempotencyKey: newKey(),
      state: { kind: 'waiting' }
    }))
  })
  const phaseNow = (): BulkPhase => $progress.get().phase

  function enter(phase: BulkPhase): void {
    cancelWait?.()
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

  function advance(): void {
    if (phaseNow().kind === 'running') {
      const free = Math.max(0, AT_ONCE - underWay)
      for (const index of queue.splice(0, free)) void work(index)
    }
    const { phase, items } = $progress.get()
    if (underWay > 0 || queue.length > 0 || phase.kind === 'ended') return
    const left =
      leftOut > 0 || items.some(({ state: { kind } }) => kind === 'unsent')
    // A stop after everything was sent has stopped nothing.
    const reason = left ? 'stopped' : 'complete'
    const signedOut = phase.kind === 'stopping' && phase.reason !== 'stopped'
    enter({ kind: 'ended', reason: signedOut ? phase.reason : reason })
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
    if (sent.kind === 'wait') {
      const requested = sent.seconds * 1000
      if (requested > waitLeft(rest)) rest = startWait(requested)
      requeue(index)
      if (isGoing()) wait()
    } else if (sent.kind === 'not-sent') {
      requeue(index)
      pause('offline')
    } else {
      change([index], item => ({ ...item, state: sent }))
      unanswered = isUnanswered(sent) ? unanswered + 1 : 0
      const cutOff = unanswered >= UNANSWERED_IN_ROW
      if (cutOff && queue.length > 0) pause('unreachable')
    }
  }

  function requeue(index: number): void {
    if (phaseNow().kind === 'stopping') return leave([index])
    queue.unshift(index)
    change([index], item => ({ ...item, state: { kind: 'waiting' } }))
  }

  /** Marks items as unsent; one that may have been done keeps its result. */
  function leave(indexes: readonly number[]): void {
    leftOut += indexes.length
    change(indexes, item => ({
      ...item,
      state: item.before ?? { kind: 'unsent' }
    }))
  }

  function wait(): void {
    enter({ kind: 'holding', until: serverNow() + waitLeft(rest) })
    cancelWait = whenWaited(rest, resume)
  }

  function resume(): void {
    unanswered = 0
    if (waitLeft(rest) > 0) return wait()
    enter({ kind: 'running' })
    advance()
  }

  function isGoing(): boolean {
    const { kind } = phaseNow()
    return kind === 'running' || kind === 'holding'
  }

  function pause(by: PausedBy): void {
    if (isGoing()) enter({ kind: 'paused', by })
  }

  function sendAgain(isMeant: (state: BulkItem['state']) => boolean): void {
    const { phase, items } = $progress.get()
    if (phase.kind !== 'ended' || phase.reason === 'signed-out') return
    queue = [...items.entries()]
      .filter(([, { state }]) => isMeant(state))
      .map(([index]) => index)
    if (queue.length === 0) return
    leftOut = 0
    change(queue, item => ({
      ...item,
      state: { kind: 'waiting' },
      before: 'error' in item.state ? item.state : undefined
    }))
    resume()
  }

  advance()
  return {
    $progress,
    pause,
    proceed() {
      if (phaseNow().kind === 'paused') resume()
    },
    reconnect() {
      const phase = phaseNow()
      if (phase.kind === 'paused' && phase.by !== 'person') resume()
    },
    stop(reason) {
      const { kind } = phaseNow()
      const stopping = kind === 'stopping' && reason === 'stopped'
      if (kind === 'ended' || stopping) return
      enter({ kind: 'stopping', reason })
      leave(queue)
      queue = []
      advance()
    },
    retry: () =>
      sendAgain(
        ({ kind }) =>
          kind === 'failed' || (backend.idempotencyKeys && kind === 'unknown')
      ),
    sendRest: () => sendAgain(({ kind }) => kind === 'unsent')
  }
}

function isUnanswered(result: BulkResult): boolean {
  if (!('error' in result)) return false
  const { kind } = result.error
  return kind === 'offline' || kind === 'unreachable' || kind === 'timeout'
}
