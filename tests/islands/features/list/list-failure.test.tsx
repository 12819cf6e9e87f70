import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { RequestError } from '../../../../src/contract/request-error.ts'
import { ListFailure } from '../../../../src/features/list/list-failure.tsx'
import { messages } from '../../../../src/messages.ts'

const { retry } = messages.list

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setInterval', 'clearInterval', 'Date', 'performance']
  })
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** A list that was refused so; gives how often it is asked for again. */
function show(retryAfter: number | undefined): ReturnType<typeof vi.fn> {
  const onRetry = vi.fn()
  render(
    <ListFailure
      error={new RequestError({ kind: 'too-many', status: 429, retryAfter })}
      rowsFrom={undefined}
      otherFilters={false}
      onRetry={onRetry}
    />
  )
  return onRetry
}

const button = (): HTMLElement => screen.getByRole('button', { name: retry })

test('a list waits as long as the server asks for, and says so (NET-3)', () => {
  const onRetry = show(30)
  expect(screen.getByRole('timer').textContent).toBe(messages.actions.wait(30))
  fireEvent.click(button())
  expect(onRetry).not.toHaveBeenCalled()
  act(() => void vi.advanceTimersByTime(10_000))
  expect(screen.getByRole('timer').textContent).toBe(messages.actions.wait(20))
  act(() => void vi.advanceTimersByTime(20_000))
  expect(screen.queryByRole('timer')).toBeNull()
  fireEvent.click(button())
  expect(onRetry).toHaveBeenCalledOnce()
})

test('a list that nobody asked to wait can be asked for at once (NET-3)', () => {
  const onRetry = show(undefined)
  expect(screen.queryByRole('timer')).toBeNull()
  fireEvent.click(button())
  expect(onRetry).toHaveBeenCalledOnce()
})
