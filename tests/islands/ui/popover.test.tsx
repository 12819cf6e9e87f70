import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { JSX } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { lazyComponent } from '../../../src/features/page/lazy-component.tsx'
import { Popover } from '../../../src/ui/popover.tsx'

const onOpenChange = vi.fn<(open: boolean) => void>()

function show(startsOpen = false): HTMLDetailsElement {
  render(
    <>
      <Popover
        summary="Status"
        label="Choose a status"
        startsOpen={startsOpen}
        onOpenChange={onOpenChange}
      >
        {close => (
          <>
            <label>
              <input type="checkbox" /> Banned
            </label>
            <button type="button" onClick={close}>
              Done
            </button>
          </>
        )}
      </Popover>
      <button type="button">Elsewhere</button>
    </>
  )
  const details = document.querySelector('details')
  if (!details) throw new Error('There is no popover')
  return details
}

const summary = (details: HTMLDetailsElement): HTMLElement | null =>
  details.querySelector('summary')
const box = (): HTMLElement => screen.getByRole('checkbox', { name: 'Banned' })

async function openLayer(): Promise<HTMLDetailsElement> {
  const details = show()
  fireEvent.click(summary(details) ?? details)
  await screen.findByRole('checkbox')
  return details
}

beforeEach(() => onOpenChange.mockReset())
afterEach(cleanup)

describe('popover', () => {
  test('has nothing in it until it is opened by its named button', async () => {
    const details = show()
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(summary(details)?.getAttribute('aria-label')).toBe('Choose a status')
    fireEvent.click(summary(details) ?? details)
    await screen.findByRole('checkbox')
    expect(onOpenChange.mock.calls).toEqual([[true]])
  })

  test('leaves the focus where it is when its button opens it', async () => {
    const details = show()
    summary(details)?.focus()
    fireEvent.click(summary(details) ?? details)
    await screen.findByRole('checkbox')
    expect(document.activeElement).toBe(summary(details))
  })

  test('that begins open takes the focus, once', async () => {
    show(true)
    await screen.findByRole('checkbox')
    expect(document.activeElement).toBe(box())
  })

  test('closes by Escape and gives the focus back to its button', async () => {
    const details = await openLayer()
    box().focus()
    const isLeft = fireEvent.keyDown(box(), { key: 'Escape' })
    expect(details.open).toBe(false)
    expect(document.activeElement).toBe(summary(details))
    expect(isLeft).toBe(false)
    await vi.waitFor(() =>
      expect(onOpenChange.mock.calls).toEqual([[true], [false]])
    )
  })

  test('stays while an input method takes Escape for itself', async () => {
    const details = await openLayer()
    fireEvent.keyDown(box(), { key: 'Escape', isComposing: true })
    expect(details.open).toBe(true)
  })

  test('is closed by what is in it, and gives the focus back', async () => {
    const details = await openLayer()
    fireEvent.click(screen.getByRole('button', { name: 'Done' }))
    expect(details.open).toBe(false)
    expect(document.activeElement).toBe(summary(details))
  })

  test('closes when something else is pressed or gets the focus', async () => {
    const details = await openLayer()
    const press = (from: Element, to: Element): boolean => {
      fireEvent.pointerDown(from)
      fireEvent.pointerUp(to)
      return details.open
    }
    expect(press(box(), box())).toBe(true)
    expect(press(box(), document.body)).toBe(true)
    expect(press(document.body, box())).toBe(true)
    expect(press(document.body, document.body)).toBe(false)
    details.open = true
    screen.getByRole('button', { name: 'Elsewhere' }).focus()
    expect(details.open).toBe(false)
  })
})

describe('a layer whose content is still loading', () => {
  test('keeps whoever goes into it by Tab, and gives the focus to what comes', async () => {
    const loading = Promise.withResolvers<() => JSX.Element>()
    const Content = lazyComponent(() => loading.promise)
    render(<Popover summary="Status">{() => <Content />}</Popover>)
    const details = document.querySelector('details')
    if (details) details.open = true
    const waiting = await screen.findByText('Loading')
    waiting.focus()
    expect(fireEvent.keyDown(waiting, { key: 'Tab' })).toBe(false)
    expect(fireEvent.keyDown(waiting, { key: 'Tab', shiftKey: true })).toBe(
      true
    )
    loading.resolve(() => <button type="button">Banned</button>)
    const button = await screen.findByRole('button', { name: 'Banned' })
    await vi.waitFor(() => expect(document.activeElement).toBe(button))
    expect(details?.open).toBe(true)
  })

  test('gives it also to whoever comes as the content does', async () => {
    const loading = Promise.withResolvers<() => JSX.Element>()
    const Content = lazyComponent(() => loading.promise)
    render(<Popover summary="Status">{() => <Content />}</Popover>)
    const details = document.querySelector('details')
    if (details) details.open = true
    const waiting = await screen.findByText('Loading')
    const late = new MutationObserver(() => waiting.focus())
    late.observe(waiting.parentElement ?? waiting, { childList: true })
    loading.resolve(() => <button type="button">Banned</button>)
    await vi.waitFor(() => expect(waiting.isConnected).toBe(false))
    late.disconnect()
    expect(document.activeElement).toBe(
      screen.getByRole('button', { name: 'Banned' })
    )
  })

  test('takes the focus from nobody', async () => {
    const loading = Promise.withResolvers<() => JSX.Element>()
    const Content = lazyComponent(() => loading.promise)
    render(<Popover summary="Status">{() => <Content />}</Popover>)
    const details = document.querySelector('details')
    const button = document.querySelector('summary')
    button?.focus()
    if (details) details.open = true
    await screen.findByText('Loading')
    loading.resolve(() => <button type="button">Banned</button>)
    await screen.findByRole('button', { name: 'Banned' })
    expect(document.activeElement).toBe(button)
  })
})
