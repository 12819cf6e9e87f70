import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { ConfirmHost } from '../../../src/features/page/confirm-host.tsx'
import { LoaderHost } from '../../../src/islands/shell/hosts.tsx'
import { messages } from '../../../src/messages.ts'
import { askConfirm } from '../../../src/stores/confirm.ts'
import { emit } from '../../../src/stores/events.ts'

const { label } = messages.loader

/** Elements that stand beside the island, as on a page. */
let page: HTMLElement
let opener: HTMLButtonElement

beforeEach(() => {
  page = document.createElement('main')
  opener = document.createElement('button')
  page.append(opener)
  document.body.append(page)
})

afterEach(() => {
  act(() => {
    emit('hideLoader')
    emit('close')
  })
  cleanup()
  page.remove()
})

function show(text?: string): void {
  act(() =>
    emit('showLoader', text === undefined ? undefined : { label: text })
  )
}

function hide(): void {
  act(() => emit('hideLoader'))
}

function loader(): HTMLElement | null {
  return document.querySelector('[data-slot=loader]')
}

describe('loader host', () => {
  test('4.6 showLoader shows one overlay, hideLoader removes it', () => {
    render(<LoaderHost />)
    expect(loader()).toBeNull()
    show()
    show()
    expect(document.querySelectorAll('[data-slot=loader]')).toHaveLength(1)
    expect(loader()?.parentElement).toBe(document.body)
    hide()
    expect(loader()).toBeNull()
    hide()
    expect(loader()).toBeNull()
  })

  test('9.8 is busy and named by its label, Loading by default', () => {
    render(<LoaderHost />)
    show()
    const shown = screen.getByRole('status', { name: label })
    expect(shown.getAttribute('aria-busy')).toBe('true')
    show('Signing in')
    screen.getByRole('status', { name: 'Signing in' })
  })

  test('4.6 makes the rest of the body inert, and only while it is on', () => {
    const already = document.createElement('aside')
    already.setAttribute('inert', '')
    document.body.append(already)
    const { container } = render(<LoaderHost />)
    show()
    show('Still loading')
    const others = [...document.body.children].filter(
      element => element !== loader()
    )
    expect(others).toContain(container)
    expect(others.every(element => element.hasAttribute('inert'))).toBe(true)
    expect(loader()?.hasAttribute('inert')).toBe(false)
    hide()
    expect(page.hasAttribute('inert')).toBe(false)
    expect(container.hasAttribute('inert')).toBe(false)
    expect(already.hasAttribute('inert')).toBe(true)
    already.remove()
  })

  test('4.6 makes inert what joins the page meanwhile', async () => {
    render(<LoaderHost />)
    show()
    const late = document.createElement('div')
    document.body.append(late)
    await vi.waitFor(() => expect(late.hasAttribute('inert')).toBe(true))
    hide()
    expect(late.hasAttribute('inert')).toBe(false)
    late.remove()
  })

  test('9.8 no key reaches the page or ends it', () => {
    const heard = vi.fn<(event: Event) => void>()
    const names = ['keydown', 'keypress', 'keyup'] as const
    for (const name of names) document.addEventListener(name, heard, true)
    render(<LoaderHost />)
    show()
    for (const key of ['Enter', 'Escape', 'Tab', ' ', 'k']) {
      const init = { key, bubbles: true, cancelable: true }
      for (const name of names) {
        const event = new KeyboardEvent(name, init)
        opener.dispatchEvent(event)
        expect(event.defaultPrevented).toBe(true)
      }
    }
    expect(heard).not.toHaveBeenCalled()
    expect(loader()).not.toBeNull()

    hide()
    fireEvent.keyDown(opener, { key: 'Enter' })
    expect(heard).toHaveBeenCalledOnce()
    for (const name of names) document.removeEventListener(name, heard, true)
  })

  test('9.8 leaves reloading and closing the tab to the browser', () => {
    render(<LoaderHost />)
    show()
    for (const init of [{ key: 'F5' }, { key: 'r', ctrlKey: true }]) {
      const event = new KeyboardEvent('keydown', { ...init, cancelable: true })
      document.body.dispatchEvent(event)
      expect(event.defaultPrevented).toBe(false)
    }
  })

  test('9.8 a click does not end it', () => {
    render(<LoaderHost />)
    show()
    fireEvent.click(loader() ?? document.body)
    expect(loader()).not.toBeNull()
  })

  test('4.6 gives the focus back to the element that had it', () => {
    render(<LoaderHost />)
    opener.focus()
    show()
    expect(document.activeElement).toBe(document.body)
    hide()
    expect(document.activeElement).toBe(opener)
  })

  test('4.6 focuses nothing where nothing had the focus', () => {
    render(<LoaderHost />)
    show()
    hide()
    expect(document.activeElement).toBe(document.body)
  })

  test('4.6 Escape under the loader does not close the confirm below', async () => {
    const onHide = vi.fn<() => void>()
    render(
      <>
        <ConfirmHost />
        <LoaderHost />
      </>
    )
    opener.focus()
    act(() => askConfirm({ message: 'Close the table?', onHide }))
    const dialog = await screen.findByRole('alertdialog')
    show()
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(onHide).not.toHaveBeenCalled()
    expect(dialog.isConnected).toBe(true)
    hide()
    expect(dialog.contains(document.activeElement)).toBe(true)
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(onHide).toHaveBeenCalledOnce()
  })

  test('4.6 accepting into the loader gives the focus back to the opener', async () => {
    render(
      <>
        <ConfirmHost />
        <LoaderHost />
      </>
    )
    opener.focus()
    act(() => askConfirm({ message: 'Pay?', accept: () => emit('showLoader') }))
    fireEvent.click(await screen.findByRole('button', { name: 'Yes' }))
    expect(loader()).not.toBeNull()
    await vi.waitFor(() =>
      expect(document.querySelector('[role="alertdialog"]')).toBeNull()
    )
    await new Promise(resolve => setTimeout(resolve, 5))
    hide()
    expect(document.activeElement).toBe(opener)
  })

  test('4.6 a confirm that opens under the loader has the focus afterwards', async () => {
    render(
      <>
        <ConfirmHost />
        <LoaderHost />
      </>
    )
    opener.focus()
    show()
    act(() => askConfirm({ message: 'Try again?' }))
    await vi.waitFor(() =>
      expect(document.querySelector('[role="alertdialog"]')).not.toBeNull()
    )
    await new Promise(resolve => setTimeout(resolve, 5))
    hide()
    const accept = screen.getByRole('button', { name: 'Yes' })
    expect(document.activeElement).toBe(accept)
    fireEvent.click(accept)
    await vi.waitFor(() => expect(document.activeElement).toBe(opener))
  })
})
