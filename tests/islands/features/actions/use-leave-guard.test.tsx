import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { useLeaveGuard } from '../../../../src/features/actions/use-leave-guard.ts'
import { leaveOnPurpose, reloadPage } from '../../../../src/stores/leaving.ts'

afterEach(() => {
  cleanup()
  // The document comes back for the next test.
  dispatchEvent(new Event('pageshow'))
})

/** Leaves the page; true where the browser asks first. */
function leave(): boolean {
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }))
}

describe('a page that would lose something', () => {
  test('is left after a question, and without one when nothing is lost', () => {
    const guard = renderHook(({ active }) => useLeaveGuard(active), {
      initialProps: { active: true }
    })
    expect(leave()).toBe(true)
    guard.rerender({ active: false })
    expect(leave()).toBe(false)
  })

  test('is left unasked where the panel itself leads away', () => {
    const onLeft = vi.fn<() => void>()
    renderHook(() => useLeaveGuard(true, onLeft))
    let asked: boolean | undefined
    leaveOnPurpose(() => {
      asked = leave()
    })
    dispatchEvent(new Event('pagehide'))
    expect(asked).toBe(false)
    expect(onLeft).not.toHaveBeenCalled()
  })

  test('asks again once it has come back', () => {
    renderHook(() => useLeaveGuard(true))
    leaveOnPurpose(() => undefined)
    dispatchEvent(new Event('pageshow'))
    expect(leave()).toBe(true)
  })

  test('tells that it was left after the question, not before', () => {
    const onLeft = vi.fn<() => void>()
    renderHook(() => useLeaveGuard(true, onLeft))
    dispatchEvent(new Event('pagehide'))
    expect(onLeft).not.toHaveBeenCalled()
    leave()
    expect(onLeft).not.toHaveBeenCalled()
    dispatchEvent(new Event('pagehide'))
    expect(onLeft).toHaveBeenCalledOnce()
  })
})

describe('a reload that the panel offers', () => {
  test('OPS-6 asks, and keeps what is kept; the next leaving does not', () => {
    const reload = vi.fn<() => void>()
    vi.stubGlobal('location', { reload })
    const onLeft = vi.fn<() => void>()
    renderHook(() => useLeaveGuard(true, onLeft))
    reloadPage()
    expect(reload).toHaveBeenCalledOnce()
    expect(leave()).toBe(true)
    dispatchEvent(new Event('pagehide'))
    expect(onLeft).not.toHaveBeenCalled()
    expect(leave()).toBe(true)
    dispatchEvent(new Event('pagehide'))
    expect(onLeft).toHaveBeenCalledOnce()
    vi.unstubAllGlobals()
  })
})
