import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { type JSX, useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { messages } from '../../../../src/messages.ts'
import { Dialog } from '../../../../src/ui/dialog/dialog.tsx'
import { Drawer, type DrawerProps } from '../../../../src/ui/dialog/drawer.tsx'

afterEach(async () => {
  cleanup()
  // A drawer gives the focus back in a task of its own.
  await pause()
})

/** A row whose button opens the drawer, and a second row. */
function Page(props: Partial<DrawerProps>): JSX.Element {
  const [open, setOpen] = useState(false)
  return (
    <main>
      <h1>Users</h1>
      <button onClick={() => setOpen(true)}>Marta</button>
      <a href="#jonas">Jonas</a>
      <Drawer
        title="Marta Kowalczyk"
        {...props}
        open={open}
        onOpenChange={setOpen}
      >
        {props.children ?? 'Poland'}
      </Drawer>
    </main>
  )
}

function openDrawer(): HTMLElement {
  const opener = screen.getByRole('button', { name: 'Marta' })
  opener.focus()
  fireEvent.click(opener)
  return opener
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

function pressOn(element: Element): void {
  for (const name of ['pointerDown', 'mouseDown', 'click'] as const)
    fireEvent[name](element)
}

const heading = (): HTMLElement => screen.getByRole('heading', { level: 2 })
const scrim = (): Element =>
  document.querySelector('[data-slot="scrim"]') ?? document.body

describe('a drawer', () => {
  test('is a modal dialog named by its title, which has the focus', () => {
    render(<Page badge="Active" />)
    openDrawer()
    const drawer = screen.getByRole('dialog', { name: 'Marta Kowalczyk' })
    expect(drawer.getAttribute('aria-modal')).toBe('true')
    expect(document.activeElement).toBe(heading())
    expect(screen.queryByRole('button', { name: 'Marta' })).toBeNull()
  })

  test.each([
    ['Escape', () => pressEscape()],
    [
      'the close icon',
      () => fireEvent.click(screen.getByLabelText(messages.drawer.close))
    ],
    ['a click on the scrim', () => pressOn(scrim())]
  ])('closes by %s and gives the focus back', async (_, close) => {
    render(<Page />)
    const opener = openDrawer()
    await pause()
    close()
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await vi.waitFor(() => expect(document.activeElement).toBe(opener))
  })

  test('gives the focus to the row that it was told of', async () => {
    render(<Page returnFocusTo={() => screen.getByText('Jonas')} />)
    openDrawer()
    pressEscape()
    const row = screen.getByText('Jonas')
    await vi.waitFor(() => expect(document.activeElement).toBe(row))
  })

  test('the Escape of an input method or of a held key closes nothing', () => {
    render(<Page />)
    openDrawer()
    pressEscape({ isComposing: true })
    pressEscape({ repeat: true })
    expect(screen.getByRole('dialog')).toBeDefined()
  })

  test('has the focus at the button that took the place of the opener of a dialog', async () => {
    function Status(): JSX.Element {
      const [isOver, setOver] = useState(false)
      const [action, setAction] = useState('Suspend')
      return (
        <>
          <fieldset>
            <button key={action} onClick={() => setOver(true)}>
              {action}
            </button>
          </fieldset>
          <button onClick={() => setAction('Reinstate')}>Answer</button>
          <Dialog title="Reason" modal open={isOver} onOpenChange={setOver} />
        </>
      )
    }
    render(
      <Page>
        <Status />
      </Page>
    )
    openDrawer()
    await pause()
    const opener = screen.getByRole('button', { name: 'Suspend' })
    opener.focus()
    fireEvent.click(opener)
    await screen.findByRole('dialog', { name: 'Reason' })
    await pause()
    pressEscape()
    // The status comes between the dialog that goes and the focus given back.
    fireEvent.click(screen.getByText('Answer'))
    await vi.waitFor(() =>
      expect(document.activeElement?.textContent).toBe('Reinstate')
    )
    // The opener, which had the focus last before the dialog, is gone.
    screen.getByText('Jonas').focus()
    const drawer = screen.getByRole('dialog')
    expect(drawer.contains(document.activeElement)).toBe(true)
  })

  test('a click in a dialog over it does not close it', async () => {
    function Two(): JSX.Element {
      const [over, setOver] = useState(false)
      return (
        <>
          <Page>
            <button onClick={() => setOver(true)}>More</button>
          </Page>
          <Dialog open={over} title="Balances" onOpenChange={setOver} />
        </>
      )
    }
    render(<Two />)
    openDrawer()
    fireEvent.click(screen.getByRole('button', { name: 'More' }))
    await pause()
    pressOn(screen.getByRole('heading', { name: 'Balances' }))
    await pause()
    expect(screen.getAllByRole('dialog')).toHaveLength(2)
  })

  test('another subject is read from its title', () => {
    const { rerender } = render(
      <Page subject="1">
        <button>Copy</button>
      </Page>
    )
    openDrawer()
    screen.getByRole('button', { name: 'Copy' }).focus()
    rerender(<Page subject="2">Germany</Page>)
    expect(document.activeElement).toBe(heading())
  })

  test('another subject leaves the focus on an icon of the head', () => {
    const actions = <button>Next</button>
    const { rerender } = render(<Page subject="1" actions={actions} />)
    openDrawer()
    const next = screen.getByRole('button', { name: 'Next' })
    next.focus()
    rerender(<Page subject="2" actions={actions} />)
    expect(document.activeElement).toBe(next)
  })

  test('has its foot before its tabs and details, for whoever comes by keys', () => {
    render(
      <Page footer={<button>Suspend</button>} tabs={<button>Notes</button>}>
        <button>Copy</button>
      </Page>
    )
    openDrawer()
    expect(
      screen.getAllByRole('button').map(button => button.textContent)
    ).toEqual(['', 'Suspend', 'Notes', 'Copy'])
  })

  test('injects no style element', () => {
    const before = document.querySelectorAll('style').length
    render(<Page />)
    openDrawer()
    expect(document.querySelectorAll('style').length).toBe(before)
  })
})
