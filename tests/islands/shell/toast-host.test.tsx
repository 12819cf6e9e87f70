import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { ToastHost } from '../../../src/islands/shell/toast-host.tsx'
import { messages } from '../../../src/messages.ts'
import { $toasts, dismissToast, showToast } from '../../../src/stores/toasts.ts'
import { Dialog } from '../../../src/ui/dialog/dialog.tsx'

const TOAST_MS = 6000

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
  test.each(['done', 'accepted'] as const)(
    'a good one, %s, is polite and leaves by itself, with its link',
    async tone => {
      const link = { href: '/users/42', label: 'Open entry' }
      render(<ToastHost />)
      act(() => void showToast({ tone, title: 'Ada was changed', link }))
      const toast = await told('Ada was changed')
      expect(toast.closest('[aria-live]')?.getAttribute('aria-live')).toBe(
        'polite'
      )
      wait(TOAST_MS)
      expect(screen.queryByText('Ada was changed')).toBeNull()
    }
  )

  test('one of an unknown outcome stays', async () => {
    render(<ToastHost />)
    act(() => void showToast({ tone: 'unknown', title: 'Perhaps' }))
    await told('Perhaps')
    wait(TOAST_MS * 10)
    expect(screen.queryByText('Perhaps')).not.toBeNull()
  })

  test('its time stands still while somebody reads it', async () => {
    render(<ToastHost />)
    act(() => void showToast({ tone: 'done', title: 'Ada was changed' }))
    await told('Ada was changed')
    const region = screen.getByRole('region', {
      name: messages.ui.results('F8')
    })
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

  test('it leaves after what was left of its time when somebody has read it', async () => {
    render(<ToastHost />)
    act(() => void showToast({ tone: 'done', title: 'Ada was changed' }))
    await told('Ada was changed')
    const region = screen.getByRole('region', {
      name: messages.ui.results('F8')
    })
    wait(4000)
    fireEvent.pointerEnter(region)
    wait(TOAST_MS * 2)
    fireEvent.pointerLeave(region)
    wait(1000)
    screen.getByText('Ada was changed')
    wait(1000)
    expect(screen.queryByText('Ada was changed')).toBeNull()
  })

  test('a bad one is urgent, names its request and stays until dismissed', async () => {
    render(<ToastHost />)
    act(
      () =>
        void showToast({
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

describe('the key to the results', () => {
  const region = (): HTMLElement =>
    screen.getByRole('region', { name: messages.ui.results('F8') })
  const press = (key: string): boolean =>
    fireEvent.keyDown(document.activeElement ?? document.body, { key })

  test('leads to them, and back to where the focus was', async () => {
    render(<Behind />)
    const opener = screen.getByRole('button', { name: 'Save' })
    act(() => opener.focus())
    press('F8')
    expect(document.activeElement).toBe(opener)
    act(() => void showToast({ tone: 'done', title: 'Ada was changed' }))
    await told('Ada was changed')
    act(() => void press('F8'))
    expect(document.activeElement).toBe(region())
    wait(TOAST_MS * 2)
    screen.getByText('Ada was changed')
    act(() => void press('F8'))
    expect(document.activeElement).toBe(opener)
    wait(TOAST_MS)
    expect(screen.queryByText('Ada was changed')).toBeNull()
  })

  test('leads out of a modal dialog, and Escape leads back into it', async () => {
    let closed = 0
    render(<Behind onClose={() => (closed += 1)} />)
    act(() => void showToast({ tone: 'failed', title: 'Refused' }))
    await told('Refused')
    const inside = screen.getByRole('button', { name: 'Inside' })
    act(() => inside.focus())
    act(() => void press('F8'))
    expect(document.activeElement).toBe(region())
    act(() => void press('Escape'))
    expect(document.activeElement).toBe(inside)
    expect(closed).toBe(0)
    act(() => screen.getByText('Behind').focus())
    expect(document.activeElement).toBe(inside)
  })

  test('the last result that is dismissed gives the focus back', async () => {
    render(<Behind />)
    act(() => void showToast({ tone: 'failed', title: 'First' }))
    act(() => void showToast({ tone: 'failed', title: 'Second' }))
    await told('Second')
    const opener = screen.getByRole('button', { name: 'Save' })
    act(() => opener.focus())
    const dismiss = (): HTMLElement =>
      screen.getAllByRole('button', { name: messages.ui.dismiss })[0] ??
      document.body
    act(() => dismiss().focus())
    fireEvent.click(dismiss())
    expect(document.activeElement).toBe(region())
    act(() => dismiss().focus())
    fireEvent.click(dismiss())
    expect(document.activeElement).toBe(opener)
  })

  test('leads nowhere while the page is blocked', async () => {
    const { container } = render(<Behind />)
    act(() => void showToast({ tone: 'failed', title: 'Refused' }))
    await told('Refused')
    container.setAttribute('inert', '')
    act(() => void press('F8'))
    expect(document.activeElement).toBe(document.body)
  })
})

/** A page with results, and a modal dialog where one can be closed. */
function Behind({ onClose }: { onClose?: () => void }): ReactNode {
  return (
    <>
      <main>
        <a href="/users">Behind</a>
        <button type="button">Save</button>
      </main>
      <ToastHost />
      {onClose && (
        <Dialog open onOpenChange={onClose} title="Edit Ada" modal>
          <button type="button">Inside</button>
        </Dialog>
      )}
    </>
  )
}
