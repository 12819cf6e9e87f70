import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useRef, useState, type JSX } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { messages } from '../../../src/messages.ts'
import { Dialog, type DialogProps } from '../../../src/ui/dialog/dialog.tsx'

afterEach(async () => {
  cleanup()
  // A dialog gives the focus back in a task of its own.
  await pause()
})

const { close, maximise, restore, move } = messages.dialog

/** A button that opens the dialog, and whatever else the test adds. */
function Page(props: Partial<DialogProps>): JSX.Element {
  const [open, setOpen] = useState(false)
  return (
    <main>
      <h1>Users</h1>
      <button onClick={() => setOpen(true)}>Open</button>
      <Dialog
        title="Balances"
        {...props}
        open={open}
        onOpenChange={(next, reason) => {
          setOpen(next)
          props.onOpenChange?.(next, reason)
        }}
      />
    </main>
  )
}

function openDialog(): HTMLElement {
  const opener = screen.getByRole('button', { name: 'Open' })
  opener.focus()
  fireEvent.click(opener)
  return opener
}

function button(name: string): HTMLElement {
  return screen.getByRole('button', { name })
}

function pause(): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, 5))
}

function pressEscape(init: KeyboardEventInit = {}): void {
  fireEvent.keyDown(document.activeElement ?? document.body, {
    key: 'Escape',
    ...init
  })
}

describe('dialog', () => {
  test('9.6 is a dialog named by its title, and not modal', () => {
    render(<Page description="What Marta holds" />)
    openDialog()
    const dialog = screen.getByRole('dialog', {
      name: 'Balances',
      description: 'What Marta holds'
    })
    expect(dialog.getAttribute('aria-modal')).toBe('false')
    expect(document.querySelector('[data-slot="scrim"]')).toBeNull()
    expect(button('Open')).toBeDefined()
  })

  test('9.6 a modal dialog says so and hides the rest of the page', () => {
    render(<Page modal role="alertdialog" />)
    openDialog()
    const dialog = screen.getByRole('alertdialog', { name: 'Balances' })
    expect(dialog.getAttribute('aria-modal')).toBe('true')
    expect(dialog.hasAttribute('aria-describedby')).toBe(false)
    expect(screen.queryByRole('button', { name: 'Open' })).toBeNull()
    expect(document.querySelector('[data-slot="scrim"]')).not.toBeNull()
  })

  test('9.6 is named by its description where it has no title', () => {
    render(<Page title={undefined} description="Close the table?" />)
    openDialog()
    screen.getByRole('dialog', { name: 'Close the table?' })
    expect(screen.queryByRole('heading', { name: '' })).toBeNull()
  })

  test('9.6 closes by its close icon', () => {
    const onOpenChange = vi.fn<DialogProps['onOpenChange']>()
    render(<Page onOpenChange={onOpenChange} />)
    openDialog()
    fireEvent.click(button(close))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false, 'close-button')
  })

  test('9.6 has no close icon when it is not closable; Escape still works', () => {
    render(<Page closable={false} />)
    openDialog()
    expect(screen.queryByRole('button', { name: close })).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('dialog'))
    pressEscape()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('9.6 closes on Escape', () => {
    const onOpenChange = vi.fn<DialogProps['onOpenChange']>()
    render(<Page onOpenChange={onOpenChange} />)
    openDialog()
    pressEscape()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false, 'escape')
  })

  test('9.6 stays open on Escape when it shall not close on it', () => {
    render(<Page closeOnEscape={false} />)
    openDialog()
    pressEscape()
    expect(screen.getByRole('dialog')).toBeDefined()
  })

  test('9.6 the Escape of an input method or of a held key closes nothing', () => {
    render(<Page />)
    openDialog()
    pressEscape({ isComposing: true })
    pressEscape({ repeat: true })
    expect(screen.getByRole('dialog')).toBeDefined()
  })

  test.each([true, false])(
    '9.6 a click or focus outside does not close it (modal: %s)',
    async modal => {
      render(<Page modal={modal} />)
      const opener = openDialog()
      await pause()
      const outside = document.querySelector('[data-slot="scrim"]') ?? opener
      for (const name of ['pointerDown', 'mouseDown', 'click'] as const)
        fireEvent[name](outside)
      fireEvent.focusIn(opener)
      await pause()
      expect(screen.getByRole('dialog')).toBeDefined()
    }
  )

  test.each([
    [true, false],
    [false, true]
  ])(
    '9.6 Escape closes the topmost of two (modal: %s under %s)',
    async (below, above) => {
      function Two(): JSX.Element {
        const [open, setOpen] = useState(true)
        return (
          <Dialog
            title="Below"
            modal={below}
            open={open}
            onOpenChange={setOpen}
          >
            <Page title="Above" modal={above} />
          </Dialog>
        )
      }
      render(<Two />)
      openDialog()
      screen.getByRole('dialog', { name: 'Above' })
      pressEscape()
      expect(screen.queryByRole('dialog', { name: 'Above' })).toBeNull()
      screen.getByRole('dialog', { name: 'Below' })
      await vi.waitFor(() =>
        expect(document.activeElement).toBe(button('Open'))
      )
      pressEscape()
      expect(screen.queryByRole('dialog')).toBeNull()
    }
  )

  test('9.6 focuses the maximise button, or else the close icon', () => {
    const { unmount } = render(<Page maximizable />)
    openDialog()
    expect(document.activeElement).toBe(button(maximise))
    unmount()
    render(<Page />)
    openDialog()
    expect(document.activeElement).toBe(button(close))
  })

  test('9.6 focuses what it is told to', () => {
    function Form(): JSX.Element {
      const field = useRef<HTMLInputElement>(null)
      return (
        <Page initialFocus={field}>
          <input ref={field} aria-label="Amount" />
        </Page>
      )
    }
    render(<Form />)
    openDialog()
    expect(document.activeElement).toBe(screen.getByLabelText('Amount'))
  })

  test('9.6 gives the focus back to the element that had it', async () => {
    render(<Page modal />)
    const opener = openDialog()
    expect(document.activeElement).not.toBe(opener)
    pressEscape()
    await vi.waitFor(() => expect(document.activeElement).toBe(opener))
  })

  test('9.6 gives it back as well where it was opened again at once', async () => {
    render(<Page modal />)
    const opener = openDialog()
    pressEscape()
    fireEvent.click(opener)
    await pause()
    pressEscape()
    await vi.waitFor(() => expect(document.activeElement).toBe(opener))
  })

  test('9.6 leaves it to whoever moved it beside a dialog that is not modal', async () => {
    render(<Page />)
    const around = openDialog().parentElement
    around?.setAttribute('tabindex', '0')
    around?.focus()
    pressEscape()
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await pause()
    expect(document.activeElement).toBe(around)
  })

  test('9.6 focuses the heading of the page when that element is gone', async () => {
    render(<Page />)
    openDialog().remove()
    pressEscape()
    const heading = screen.getByRole('heading', { name: 'Users' })
    await vi.waitFor(() => expect(document.activeElement).toBe(heading))
  })

  test('9.6 takes no focus back from an element that got it meanwhile', async () => {
    render(<Page />)
    openDialog()
    const other = document.createElement('input')
    document.body.append(other)
    other.focus()
    pressEscape()
    await pause()
    expect(document.activeElement).toBe(other)
    other.remove()
  })

  test('9.6 injects no style element', () => {
    const before = document.querySelectorAll('style').length
    render(<Page modal maximizable />)
    openDialog()
    expect(document.querySelectorAll('style').length).toBe(before)
  })

  test('4.8 has no maximise button unless it is maximizable', () => {
    render(<Page />)
    openDialog()
    expect(screen.queryByRole('button', { name: maximise })).toBeNull()
  })

  test('4.8 one button maximises and restores', () => {
    const onMaximize = vi.fn<() => void>()
    const onRestore = vi.fn<() => void>()
    render(<Page maximizable onMaximize={onMaximize} onRestore={onRestore} />)
    openDialog()
    const dialog = screen.getByRole('dialog')
    expect(dialog.dataset['size']).toBe('normal')
    expect(button(maximise).getAttribute('aria-pressed')).toBe('false')

    fireEvent.click(button(maximise))
    expect(dialog.dataset['size']).toBe('maximized')
    expect(button(restore).getAttribute('aria-pressed')).toBe('true')
    expect(onMaximize).toHaveBeenCalledOnce()
    expect(onRestore).not.toHaveBeenCalled()

    fireEvent.click(button(restore))
    expect(dialog.dataset['size']).toBe('normal')
    expect(onRestore).toHaveBeenCalledOnce()
  })

  test('4.8 opens restored although it was closed maximised', () => {
    render(<Page maximizable />)
    openDialog()
    fireEvent.click(button(maximise))
    pressEscape()
    openDialog()
    expect(screen.getByRole('dialog').dataset['size']).toBe('normal')
  })

  test('9.6 has a move handle unless it is maximised or not draggable', () => {
    const { unmount } = render(<Page maximizable />)
    openDialog()
    button(move)
    fireEvent.click(button(maximise))
    expect(screen.queryByRole('button', { name: move })).toBeNull()
    unmount()
    render(<Page draggable={false} />)
    openDialog()
    expect(screen.queryByRole('button', { name: move })).toBeNull()
  })

  test('9.6 its move handle takes arrow keys; Home and reopening recentre', () => {
    render(<Page keepInViewport={false} />)
    openDialog()
    fireEvent.keyDown(button(move), { key: 'ArrowRight' })
    const { style } = screen.getByRole('dialog')
    expect(style.left).toBe('10px')
    fireEvent.keyDown(button(move), { key: 'Home' })
    expect(style.left).toBe('')
    fireEvent.keyDown(button(move), { key: 'ArrowDown', shiftKey: true })
    expect(style.top).toBe('50px')
    pressEscape()
    openDialog()
    expect(screen.getByRole('dialog').style.top).toBe('')
  })
})
