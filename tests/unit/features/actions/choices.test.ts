import { describe, expect, onTestFinished, test, vi } from 'vitest'

import type { FilledForm } from '../../../../src/features/actions/action-definition.ts'
import { choicesFor } from '../../../../src/features/actions/choices.ts'

// oxlint-disable-next-line no-unsafe-type-assertion -- nothing reads it
const form = {} as FilledForm

describe('the choices of a field', () => {
  test('are asked for no longer once the field is gone', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const signals: AbortSignal[] = []
    const { $choices } = choicesFor(async (_, signal) => {
      signals.push(signal)
      return new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted')))
      })
    }, form)
    $choices.listen(() => undefined)()
    await vi.advanceTimersByTimeAsync(5000)
    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
    onTestFinished($choices.listen(() => undefined))
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
    expect($choices.get()).toEqual({ kind: 'loading' })
  })
})
