import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { ConfirmHost } from '../../../../src/features/page/confirm-host.tsx'
import { messages } from '../../../../src/messages.ts'
import { $confirm, askConfirm } from '../../../../src/stores/confirm.ts'
import { emit } from '../../../../src/stores/events.ts'
import type { ConfirmOptions } from '../../../../src/ui/dialog/confirm-options.ts'

const { close, maximise } = messages.dialog
let calls: string[] = []

function recorded(options: ConfirmOptions = {}): ConfirmOptions {
  return {
    header: 'Suspend Marta?',
    message: 'She cannot play until you lift it.',
    accept: () => void calls.push('accept'),
    reject: () => void calls.push('reject'),
    onShow: () => void calls.push('onShow'),
    onHide: () => void calls.push('onHide'),
    ...options
  }
}

async function ask(options: ConfirmOptions = recorded()): Promise<HTMLElement> {
  act(() => askConfirm(options))
  return screen.findByRole('alertdialog')
}

function button(name: string): HTMLElement {
  return screen.getByRole('button', { name })
}

function dialog(): HTMLElement | null {
  return screen.queryByRole('alertdialog')
}

function pressEscape(): void {
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })
}

beforeEach(() => {
  calls = []
})

afterEach(() => {
  act(() => emit('close'))
  cleanup()
})

describe('confirm host', () => {
  test('9.7 is a modal alertdialog with the question in its name', async () => {
    render(<ConfirmHost />)
    await ask()
    const shown = screen.getByRole('alertdialog', {
      name: 'Suspend Marta?',
      description: 'She cannot play until you lift it.'
    })
    expect(shown.getAttribute('aria-modal')).toBe('true')
  })

  test('9.7 is not modal with modal: false', async () => {
    render(<ConfirmHost />)
    const shown = await ask(recorded({ modal: false }))
    expect(shown.getAttribute('aria-modal')).toBe('false')
  })

  test('9.7 focuses accept', async () => {
    render(<ConfirmHost />)
    await ask()
    expect(document.activeElement).toBe(button('Yes'))
  })

  test.each([
    ['accept', 'Yes'],
    ['reject', 'No'],
    ['none', close]
  ] as const)('9.7 defaultFocus %s focuses %s', async (defaultFocus, name) => {
    render(<ConfirmHost />)
    await ask(recorded({ defaultFocus }))
    expect(document.activeElement).toBe(button(name))
  })

  test('9.7 the reject button stands before the accept button', async () => {
    render(<ConfirmHost />)
    const shown = await ask()
    const footer = shown.querySelector('footer')
    const names = [...(footer?.querySelectorAll('button') ?? [])].map(
      ({ textContent }) => textContent
    )
    expect(names).toEqual(['No', 'Yes'])
  })

  test('9.7 takes labels; an empty one counts as missing', async () => {
    render(<ConfirmHost />)
    await ask(recorded({ acceptLabel: 'Suspend', rejectLabel: '' }))
    expect(button('Suspend')).toBeDefined()
    expect(button('No')).toBeDefined()
  })

  test('9.7 the danger tone makes a danger button', async () => {
    render(<ConfirmHost />)
    await ask(recorded({ tone: 'danger' }))
    expect(button('Yes').classList.contains('bg-neg-fill')).toBe(true)
    expect(button('Yes').classList.contains('bg-felt')).toBe(false)
  })

  test('4.8 a confirm has no maximise button', async () => {
    render(<ConfirmHost />)
    await ask()
    expect(screen.queryByRole('button', { name: maximise })).toBeNull()
  })

  test('4.7 the accept button calls accept only, and closes', async () => {
    render(<ConfirmHost />)
    await ask()
    fireEvent.click(button('Yes'))
    expect(dialog()).toBeNull()
    expect(calls).toEqual(['onShow', 'accept'])
  })

  test('4.7 the reject button calls reject only, and closes', async () => {
    render(<ConfirmHost />)
    await ask()
    fireEvent.click(button('No'))
    expect(dialog()).toBeNull()
    expect(calls).toEqual(['onShow', 'reject'])
  })

  test('4.7 Escape calls onHide only, and closes', async () => {
    render(<ConfirmHost />)
    await ask()
    pressEscape()
    expect(dialog()).toBeNull()
    expect(calls).toEqual(['onShow', 'onHide'])
  })

  test('4.7 Escape does nothing with closeOnEscape: false', async () => {
    render(<ConfirmHost />)
    await ask(recorded({ closeOnEscape: false }))
    pressEscape()
    expect(dialog()).not.toBeNull()
    expect(calls).toEqual(['onShow'])
  })

  test('4.7 the close icon calls onHide only, and closes', async () => {
    render(<ConfirmHost />)
    await ask()
    fireEvent.click(button(close))
    expect(dialog()).toBeNull()
    expect(calls).toEqual(['onShow', 'onHide'])
  })

  test('4.7 has no close icon with closable: false', async () => {
    render(<ConfirmHost />)
    await ask(recorded({ closable: false }))
    expect(screen.queryByRole('button', { name: close })).toBeNull()
  })

  test('4.7 a click on the scrim does nothing', async () => {
    render(<ConfirmHost />)
    await ask()
    await new Promise(resolve => setTimeout(resolve, 1))
    const scrim = document.querySelector('[data-slot="scrim"]') ?? document.body
    for (const name of ['pointerDown', 'mouseDown', 'click'] as const)
      fireEvent[name](scrim)
    await new Promise(resolve => setTimeout(resolve, 1))
    expect(dialog()).not.toBeNull()
    expect(calls).toEqual(['onShow'])
  })

  test('4.7 the close event closes and calls nothing', async () => {
    render(<ConfirmHost />)
    await ask()
    act(() => emit('close'))
    expect(dialog()).toBeNull()
    expect(calls).toEqual(['onShow'])
  })

  test('4.7 a second confirm replaces the content and leaves the focus', async () => {
    render(<ConfirmHost />)
    const first = await ask()
    button('No').focus()
    const second = vi.fn<() => void>()
    await ask({ header: 'Close the table?', accept: second })
    expect(dialog()).toBe(first)
    screen.getByRole('alertdialog', { name: 'Close the table?' })
    expect(document.activeElement).toBe(button('No'))
    fireEvent.click(button('Yes'))
    expect(second).toHaveBeenCalledOnce()
    expect(calls).toEqual(['onShow'])
  })

  test('4.7 a confirm asked inside accept stays open, with its own focus', async () => {
    render(<ConfirmHost />)
    const inner = recorded({ header: 'Really?', defaultFocus: 'reject' })
    await ask(recorded({ accept: () => askConfirm(inner) }))
    fireEvent.click(button('Yes'))
    screen.getByRole('alertdialog', { name: 'Really?' })
    expect(document.activeElement).toBe(button('No'))
    fireEvent.click(button('Yes'))
    expect(dialog()).toBeNull()
    expect(calls).toEqual(['onShow', 'onShow', 'accept'])
  })

  test('4.7 is closed already when accept throws', async () => {
    const reported = vi.fn<(error: unknown) => void>()
    vi.stubGlobal('reportError', reported)
    render(<ConfirmHost />)
    const error = new Error('broken accept')
    await ask({
      accept: () => {
        throw error
      }
    })
    fireEvent.click(button('Yes'))
    expect(dialog()).toBeNull()
    expect(reported).toHaveBeenCalledExactlyOnceWith(error)
    vi.unstubAllGlobals()
  })

  test('4.7 shows only the confirms of its group', async () => {
    render(<ConfirmHost />)
    act(() => askConfirm(recorded({ group: 'cashier' })))
    expect($confirm.get()).toBeUndefined()
    expect(calls).toEqual([])

    render(<ConfirmHost group="cashier" />)
    await ask(recorded({ group: 'cashier' }))
    expect(screen.getAllByRole('alertdialog')).toHaveLength(1)
    act(() => emit('close'))
    expect(dialog()).toBeNull()
  })

  test('4.7 gives the focus back after each answer', async () => {
    render(
      <>
        <button>Suspend</button>
        <ConfirmHost />
      </>
    )
    const opener = button('Suspend')
    for (const answer of ['Yes', 'No', close]) {
      opener.focus()
      await ask()
      fireEvent.click(button(answer))
      await vi.waitFor(() => expect(document.activeElement).toBe(opener))
    }
  })
})
