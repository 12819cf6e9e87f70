import { act, cleanup, render, screen } from '@testing-library/react'
import { atom } from 'nanostores'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { SlowNotice } from '../../../../src/features/list/slow-notice.tsx'
import type { Stale } from '../../../../src/features/list/store/stale-rows.ts'
import { messages } from '../../../../src/messages.ts'
import { clearSession } from '../../../../src/stores/session.ts'

const list = { $stale: atom<Stale>('none'), cancel: vi.fn<() => void>() }

beforeEach(() => {
  vi.useFakeTimers({
    now: 0,
    toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout']
  })
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('a check of the session that takes longer than a second is told, until it is over', () => {
  // The page is 400 ms old when React comes to it.
  vi.advanceTimersByTime(400)
  render(<SlowNotice list={list} />)
  const told = screen.getByRole('status')
  act(() => void vi.advanceTimersByTime(550))
  expect(told.textContent).toBe('')
  act(() => void vi.advanceTimersByTime(100))
  expect(told.textContent).toBe(messages.session.slow)
  act(() => clearSession())
  expect(told.textContent).toBe('')
})
