import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { ToastHost } from '../../../src/islands/shell/toast-host.tsx'
import { messages } from '../../../src/messages.ts'
import {
  $toasts,
  dismissToast,
  tell,
  TOAST_MS
} from '../../../src/stores/toasts.ts'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  act(() => {
    for (const { id } of $toasts.get()) dismissToast(id)
  })
  cleanup()
  vi.useRealTimers()
})

async function told(title: string): Promise<HTMLElement> {
  await act(() => vi.dynamicImportSettled())
  return screen.findByText(title)
}

const wait = (milliseconds: number): void =>
  act(() => void vi.advanceTimersByTime(milliseconds))

describe('results', () => {
  test('a good one is polite and leaves by itself', async () => {
    render(<ToastHost />)
    act(() => void tell({ tone: 'done', title: 'Ada was changed' }))
    const toast = await told('Ada was changed')
    expect(toast.closest('[aria-live]')?.getAttribute('aria-live')).toBe(
      'polite'
    )
    wait(TOAST_MS)
    expect(screen.queryByText('Ada was changed')).toBeNull()
  })

  test('its time stands still while somebody reads it', async () => {
    render(<ToastHost />)
    act(() => void tell({ tone: 'done', title: 'Ada was changed' }))
    await told('Ada was changed')
    const region = screen.getByRole('region', { name: messages.ui.results })
    fireEvent.pointerEnter(region)
    wait(TOAST_MS * 2)
    screen.getByText('Ada was changed')
    const dismiss = screen.getByRole('button', { name: messages.ui.dismiss })
    fireEvent.focus(dismiss)
    fireEvent.pointerLeave(region)
    wait(TOAST_MS * 2)
    screen.getByText('Ada was changed')
    fireEvent.blur(dismiss)
    wait(TOAST_MS)
    expect(screen.queryByText('Ada was changed')).toBeNull()
  })

  test('a bad one is urgent, names its request and stays until dismissed', async () => {
    render(<ToastHost />)
    act(
      () =>
        void tell({
          tone: 'failed',
          title: 'Refused',
          text: 'Not enough funds.',
          link: { href: '/users/42', label: 'Open entry' },
          requestId: 'req_8fd2'
        })
    )
    const toast = await told('Refused')
    expect(toast.closest('[aria-live]')?.getAttribute('aria-live')).toBe(
      'assertive'
    )
    screen.getByText('req_8fd2')
    screen.getByRole('link', { name: 'Open entry' })
    wait(TOAST_MS * 10)
    fireEvent.click(screen.getByRole('button', { name: messages.ui.dismiss }))
    expect(screen.queryByText('Refused')).toBeNull()
  })
})
