import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'

import { RequestError } from '../../../../src/contract/request-error.ts'
import {
  type BulkItem,
  countOutcomes
} from '../../../../src/features/bulk/bulk-item.ts'
import type {
  BulkRun,
  Sent
} from '../../../../src/features/bulk/bulk-progress.ts'
import { startRun } from '../../../../src/features/bulk/bulk-run.ts'

const error = new RequestError({ kind: 'invalid' })
const done: Sent = { kind: 'done' }
const failed: Sent = { kind: 'failed', error }
const lost: Sent = {
  kind: 'unknown',
  error: new RequestError({ kind: 'unreachable' })
}

const targets = (count: number): { id: string; name: string }[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    name: `User ${index}`
  }))

function keys(): () => string {
  let last = 0
  return () => String((last += 1))
}

const stage = (): Promise<void> =>
  new Promise(resolve => {
    setImmediate(resolve)
  })
const phase = (run: BulkRun): string => run.$progress.get().phase.kind
const kinds = (run: BulkRun): string[] =>
  run.$progress.get().items.map(({ state }) => state.kind)

/** Lets a run go on, whatever has paused it, until it has ended. */
async function finished(run: BulkRun): Promise<void> {
  await vi.waitFor(
    () => {
      run.proceed()
      expect(phase(run)).toBe('ended')
    },
    { interval: 1 }
  )
}

/** A run whose answers come one by one, when a test gives them. */
function held(count: number): {
  run: BulkRun
  sent: BulkItem[]
  answer: (index: number, answer?: Sent) => Promise<void>
} {
  const sent: BulkItem[] = []
  const answers: ((answer: Sent) => void)[] = []
  const run = startRun(targets(count), keys(), item => {
    sent.push(item)
    return new Promise(resolve => {
      answers.push(resolve)
    })
  })
  return {
    run,
    sent,
    async answer(index, answer = done) {
      answers[index]?.(answer)
      await stage()
    }
  }
}

const anySent: fc.Arbitrary<Sent> = fc.constantFrom<Sent>(
  done,
  { kind: 'skipped', error },
  failed,
  { kind: 'unknown', error },
  lost,
  { kind: 'wait', seconds: 0 },
  { kind: 'not-sent' }
)
const anyOrder = fc.constantFrom(
  'pause',
  'proceed',
  'reconnect',
  'stop',
  'none'
)

describe('a run over many', () => {
  test('gives each item one result, four at a time, and sends none that is done again', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 25 }),
        fc.infiniteStream(anySent),
        fc.array(anyOrder, { maxLength: 12 }),
        async (count, answers, orders) => {
          let underWay = 0
          let most = 0
          const doneIds = new Set<string>()
          const sentKeys = new Map<string, string>()
          const run = startRun(targets(count), keys(), async item => {
            expect(doneIds.has(item.id)).toBe(false)
            const key = sentKeys.get(item.id) ?? item.idempotencyKey
            expect(item.idempotencyKey).toBe(key)
            sentKeys.set(item.id, key)
            underWay += 1
            most = Math.max(most, underWay)
            await stage()
            underWay -= 1
            const answer: Sent = answers.next().value ?? done
            if (answer.kind === 'done') doneIds.add(item.id)
            return answer
          })
          for (const order of orders) {
            if (order === 'stop') run.stop('stopped')
            else if (order === 'pause') run.pause('person')
            else if (order !== 'none') run[order]()
            // oxlint-disable-next-line no-await-in-loop -- one order after another
            await stage()
          }
          await finished(run)
          const first = countOutcomes(run.$progress.get().items)
          expect(sum(first)).toBe(count)
          expect(first.done).toBe(doneIds.size)
          run.retry()
          await finished(run)
          const second = countOutcomes(run.$progress.get().items)
          expect(second.unsent).toBe(first.unsent)
          run.sendRest()
          await finished(run)
          expect(run.$progress.get().phase).toEqual({
            kind: 'ended',
            reason: 'complete'
          })
          const last = countOutcomes(run.$progress.get().items)
          expect(sum(last)).toBe(count)
          expect(last.done).toBe(doneIds.size)
          expect(last.unsent).toBe(0)
          expect(most).toBeLessThanOrEqual(4)
        }
      ),
      { numRuns: 200 }
    )
  })

  test('sends nothing while it is paused, and takes what comes', async () => {
    const { run, sent, answer } = held(6)
    expect(sent).toHaveLength(4)
    run.pause('person')
    await answer(0)
    expect(sent).toHaveLength(4)
    expect(kinds(run)[0]).toBe('done')
    run.proceed()
    expect(sent).toHaveLength(5)
  })

  test('ends, though it is paused, with the answer to the last item', async () => {
    const { run, answer } = held(1)
    run.pause('person')
    await answer(0)
    expect(run.$progress.get().phase).toEqual({
      kind: 'ended',
      reason: 'complete'
    })
  })

  test('stops with what is under way, and sends nothing else', async () => {
    const { run, sent, answer } = held(6)
    await answer(0)
    run.stop('stopped')
    expect(phase(run)).toBe('stopping')
    await Promise.all([answer(1), answer(2), answer(3), answer(4, failed)])
    expect(sent).toHaveLength(5)
    expect(kinds(run)).toEqual([
      'done',
      'done',
      'done',
      'done',
      'failed',
      'unsent'
    ])
    expect(run.$progress.get().phase).toEqual({
      kind: 'ended',
      reason: 'stopped'
    })
  })

  test('is complete where a stop came after the last was sent', async () => {
    const { run, answer } = held(1)
    run.stop('stopped')
    await answer(0)
    expect(run.$progress.get().phase).toEqual({
      kind: 'ended',
      reason: 'complete'
    })
  })

  test('waits as long as the server asks, then sends the same item again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    try {
      const { run, sent, answer } = held(1)
      await answer(0, { kind: 'wait', seconds: 7 })
      expect(phase(run)).toBe('holding')
      vi.advanceTimersByTime(6999)
      expect(sent).toHaveLength(1)
      vi.advanceTimersByTime(1)
      expect(sent).toHaveLength(2)
      expect(sent[1]?.idempotencyKey).toBe(sent[0]?.idempotencyKey)
      run.pause('person')
      await answer(1, { kind: 'wait', seconds: 7 })
      run.proceed()
      expect(phase(run)).toBe('holding')
      expect(sent).toHaveLength(2)
    } finally {
      vi.useRealTimers()
    }
  })

  test('waits for the longest of the waits that its answers ask for', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    try {
      const { sent, answer } = held(4)
      await answer(0, { kind: 'wait', seconds: 60 })
      await answer(1, { kind: 'wait', seconds: 1 })
      vi.advanceTimersByTime(59_999)
      expect(sent).toHaveLength(4)
      vi.advanceTimersByTime(1)
      expect(sent).toHaveLength(6)
    } finally {
      vi.useRealTimers()
    }
  })

  test('waits no longer, and not in a loop, where the clock is set back', async () => {
    const now = Date.UTC(2026, 10, 21)
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'],
      now
    })
    try {
      const { run, sent, answer } = held(1)
      let changes = 0
      run.$progress.listen(() => {
        changes += 1
      })
      await answer(0, { kind: 'wait', seconds: 7 })
      const before = changes
      vi.setSystemTime(now - 365 * 86_400_000)
      vi.advanceTimersByTime(6999)
      expect(sent).toHaveLength(1)
      expect(changes).toBe(before)
      vi.advanceTimersByTime(1)
      expect(sent).toHaveLength(2)
    } finally {
      vi.useRealTimers()
    }
  })

  test('has waited where the machine slept meanwhile', async () => {
    const now = Date.UTC(2026, 10, 21)
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'],
      now
    })
    try {
      const { sent, answer } = held(1)
      await answer(0, { kind: 'wait', seconds: 600 })
      // Only the date moves: timers stood still with the machine.
      vi.setSystemTime(now + 600_000)
      vi.advanceTimersByTime(1000)
      expect(sent).toHaveLength(2)
    } finally {
      vi.useRealTimers()
    }
  })

  test('sends the rest after a stop, each with the key that it had', async () => {
    const { run, sent, answer } = held(6)
    const keysAtFirst = run.$progress
      .get()
      .items.map(({ idempotencyKey }) => idempotencyKey)
    run.stop('stopped')
    await Promise.all([0, 1, 2, 3].map(index => answer(index)))
    run.sendRest()
    expect(sent.slice(4).map(({ id }) => id)).toEqual(['4', '5'])
    expect(sent.map(({ idempotencyKey }) => idempotencyKey)).toEqual(
      keysAtFirst
    )
    await Promise.all([answer(4), answer(5)])
    expect(run.$progress.get().phase).toEqual({
      kind: 'ended',
      reason: 'complete'
    })
  })

  test('is no complete one where a second try was stopped', async () => {
    const { run, answer } = held(5)
    await Promise.all([0, 1, 2, 3].map(index => answer(index, failed)))
    await answer(4, failed)
    run.retry()
    run.stop('stopped')
    await Promise.all([5, 6, 7, 8].map(index => answer(index)))
    expect(kinds(run)).toEqual(['done', 'done', 'done', 'done', 'failed'])
    expect(run.$progress.get().phase).toEqual({
      kind: 'ended',
      reason: 'stopped'
    })
  })

  test('is no complete one while some are left unsent', async () => {
    const { run, answer } = held(5)
    run.stop('stopped')
    await Promise.all([0, 1, 2].map(index => answer(index)))
    await answer(3, failed)
    run.retry()
    await answer(4)
    expect(kinds(run)).toEqual(['done', 'done', 'done', 'done', 'unsent'])
    expect(run.$progress.get().phase).toEqual({
      kind: 'ended',
      reason: 'stopped'
    })
  })

  test('keeps back what was not sent offline, and goes on with the connection', async () => {
    const { run, sent, answer } = held(6)
    await answer(1, { kind: 'not-sent' })
    expect(run.$progress.get().phase).toEqual({ kind: 'paused', by: 'offline' })
    expect(kinds(run)[1]).toBe('waiting')
    run.reconnect()
    expect(sent[4]?.id).toBe('1')
    expect(sent[4]?.idempotencyKey).toBe(sent[1]?.idempotencyKey)
  })

  test('pauses after three in a row without an answer, and not before', async () => {
    const { run, sent, answer } = held(12)
    const phases: string[] = []
    for (const [index, next] of [
      lost,
      lost,
      done,
      lost,
      lost,
      lost
    ].entries()) {
      // oxlint-disable-next-line no-await-in-loop -- one answer after another
      await answer(index, next)
      phases.push(phase(run))
    }
    expect(phases).toEqual([...Array(5).fill('running'), 'paused'])
    expect(run.$progress.get().phase).toEqual({
      kind: 'paused',
      by: 'unreachable'
    })
    const before = sent.length
    run.proceed()
    expect(sent.length).toBeGreaterThan(before)
    expect(phase(run)).toBe('running')
    await answer(6, lost)
    await answer(7, lost)
    expect(phase(run)).toBe('running')
  })

  test('stays paused by a person when the connection is there again', async () => {
    const { run, sent, answer } = held(6)
    run.pause('person')
    run.pause('offline')
    await answer(0, { kind: 'not-sent' })
    run.reconnect()
    expect(run.$progress.get().phase).toEqual({ kind: 'paused', by: 'person' })
    expect(sent).toHaveLength(4)
  })

  test('is over for good where its session ends while it stops', async () => {
    const { run, sent, answer } = held(5)
    run.stop('stopped')
    run.stop('signed-out')
    await Promise.all([0, 1, 2, 3].map(index => answer(index)))
    run.sendRest()
    expect(sent).toHaveLength(4)
    expect(run.$progress.get().phase).toEqual({
      kind: 'ended',
      reason: 'signed-out'
    })
  })

  test('does not go on after the end of its session', async () => {
    const { run, sent, answer } = held(5)
    run.stop('signed-out')
    await Promise.all([0, 1, 2, 3].map(index => answer(index, failed)))
    run.retry()
    run.sendRest()
    expect(sent).toHaveLength(4)
    expect(phase(run)).toBe('ended')
  })
})

function sum(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((all, one) => all + one, 0)
}
