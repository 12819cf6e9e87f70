import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { ListAge } from '../../../../src/features/list/list-age.tsx'
import { useKeys } from '../../../../src/islands/search/use-keys.ts'
import { onChange } from '../../../../src/stores/changes.ts'
import { chooseSingleKeys } from '../../../../src/stores/preferences/single-keys.ts'
import { Popover } from '../../../../src/ui/popover.tsx'

const onRefresh = vi.fn<() => void>()

let stop = (): void => undefined

beforeEach(() => {
  onRefresh.mockReset()
  stop = onChange(() => onRefresh())
  vi.useFakeTimers({
    toFake: ['Date', 'setInterval', 'clearInterval'],
    now: Date.parse('2026-11-21T14:02:11Z')
  })
})
afterEach(() => {
  cleanup()
  stop()
  vi.useRealTimers()
})

/** Hears the keys, as the frame of the panel does. */
function Keys(): null {
  useKeys()
  return null
}

function show(readAt: number | undefined): void {
  render(
    <>
      <Keys />
      <ListAge place="head" readAt={readAt} />
      <input aria-label="Search" />
      <select aria-label="Rows" />
      <Popover summary="Menu">
        {() => <button type="button">Item</button>}
      </Popover>
    </>
  )
}

const age = (): string | null | undefined =>
  document.querySelector('[data-slot=freshness]')?.textContent
const pass = (seconds: number): void =>
  act(() => void vi.advanceTimersByTime(seconds * 1000))
const press = (target: Element, init: KeyboardEventInit = {}): boolean =>
  fireEvent.keyDown(target, { key: 'r', ...init })

describe('how fresh a list is', () => {
  test('is told by its age, and by the clock', () => {
    show(Date.now())
    expect(age()).toBe('Updated now')
    screen.getByTitle('As of 14:02:11')
    for (const [seconds, text] of [
      [2, 'Updated 2 s ago'],
      [57, 'Updated 59 s ago'],
      [1, 'Updated 1 min ago'],
      [3539, 'Updated 59 min ago'],
      [1, 'Updated 1 hr ago'],
      // At 23:59:59, and a second later.
      [32_268, 'Updated 9 hr ago'],
      [1, 'Updated yesterday'],
      [86_400, 'Updated 21 Nov 2026']
    ] as const) {
      pass(seconds)
      expect(age()).toBe(text)
    }
  })

  test('is not told before there are rows', () => {
    show(undefined)
    expect(age()).toBe('')
  })

  test('begins anew with newer rows', () => {
    const { rerender } = render(<ListAge place="head" readAt={Date.now()} />)
    pass(30)
    rerender(<ListAge place="head" readAt={Date.now()} />)
    expect(age()).toBe('Updated now')
  })
})

describe('a refresh', () => {
  test('is asked for by the button, and by r', () => {
    show(Date.now())
    const button = screen.getByRole('button', { name: 'Refresh' })
    expect(button.title).toBe('Refresh (r)')
    expect(button.getAttribute('aria-keyshortcuts')).toBe('r')
    fireEvent.click(button)
    press(document.body)
    expect(onRefresh).toHaveBeenCalledTimes(2)
  })

  test('is not asked for by an r that is typed or means something else', () => {
    show(Date.now())
    press(screen.getByRole('textbox', { name: 'Search' }))
    press(screen.getByRole('combobox', { name: 'Rows' }))
    press(document.body, { ctrlKey: true })
    press(document.body, { metaKey: true })
    press(document.body, { altKey: true })
    press(document.body, { shiftKey: true, key: 'R' })
    press(document.body, { repeat: true })
    press(document.body, { isComposing: true })
    expect(onRefresh).not.toHaveBeenCalled()
  })

  test('is not asked for by an r where single keys are off', () => {
    show(Date.now())
    act(() => chooseSingleKeys('off'))
    press(document.body)
    const button = screen.getByRole('button', { name: 'Refresh' })
    expect(button.title).toBe('Refresh')
    expect(button.hasAttribute('aria-keyshortcuts')).toBe(false)
    expect(onRefresh).not.toHaveBeenCalled()
    act(() => chooseSingleKeys('on'))
    press(document.body)
    expect(onRefresh).toHaveBeenCalledOnce()
  })

  test('is not asked for by an r while a menu is open', async () => {
    show(Date.now())
    fireEvent.click(screen.getByText('Menu'))
    const item = await screen.findByRole('button', { name: 'Item' })
    press(item)
    press(document.body)
    expect(onRefresh).not.toHaveBeenCalled()
    fireEvent.keyDown(item, { key: 'Escape' })
    press(document.body)
    expect(onRefresh).toHaveBeenCalledOnce()
  })
})
