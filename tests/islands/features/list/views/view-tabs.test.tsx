import {
  act,
  cleanup,
  fireEvent,
  render,
  screen,
  within
} from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import type { SavedView } from '../../../../../src/features/list/preferences/saved-view.ts'
import { viewsOf } from '../../../../../src/features/list/preferences/saved-views.ts'
import { SaveView } from '../../../../../src/features/list/views/save-view.tsx'
import { ViewTabs } from '../../../../../src/features/list/views/view-tabs.tsx'
import { messages } from '../../../../../src/messages.ts'
import { defaultLayout } from '../../../../../src/ui/table/table-layout.ts'

const UNDO_MS = 6000

const texts = messages.views
const views = viewsOf('users')
const onOpen = vi.fn<(view: SavedView) => void>()
const wide = { ...defaultLayout, density: 'relaxed' as const }

function tabs(current: string): React.JSX.Element {
  return (
    <>
      <ViewTabs
        screen="users"
        current={current}
        allLabel="Everyone"
        hrefOf={query => `/users${query}`}
        layout={wide}
        onOpen={onOpen}
      />
      <SaveView screen="users" query={current} layout={wide} />
    </>
  )
}

function addView(name: string, query: string): void {
  views.add({ name, query, layout: wide })
  views.open(undefined)
}

const names = (): string[] => views.$views.get().map(view => view.name)
const link = (name: string): HTMLElement => screen.getByRole('link', { name })
const button = (name: string): HTMLElement =>
  screen.getByRole('button', { name })

function press(name: string): void {
  const summary = [...document.querySelectorAll('summary')].find(
    item => (item.ariaLabel ?? item.textContent) === name
  )
  if (!summary) throw new Error(`There is no button ${name}`)
  fireEvent.click(summary)
}

async function openMenu(name: string): Promise<void> {
  press(texts.actionsOf(name))
  await screen.findByRole('button', { name: texts.rename })
}

async function type(name: string, submit: string): Promise<void> {
  const field = await screen.findByRole('textbox', { name: texts.name })
  expect(document.activeElement).toBe(field)
  fireEvent.change(field, { target: { value: name } })
  fireEvent.click(button(submit))
}

/** A link of the tabs leads nowhere in a test. */
function clickLink(name: string, init: MouseEventInit = {}): void {
  link(name).addEventListener('click', event => event.preventDefault(), {
    once: true
  })
  fireEvent.click(link(name), init)
}

beforeEach(() => {
  onOpen.mockReset()
  for (const view of views.$views.get()) views.remove(view.id)
  views.open(undefined)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('a view that always stands is current by its filters, and has no menu', () => {
  const open = { id: 'open', name: 'Open', query: '?status=banned&sort=id' }
  const Count = (): string => '31'
  const shown = (current: string, hasRows: boolean): React.JSX.Element => (
    <ViewTabs
      screen="users"
      current={current}
      allLabel="Everyone"
      standing={[{ ...open, Count }]}
      hasRows={hasRows}
      hrefOf={query => `/users${query}`}
      layout={wide}
      onOpen={onOpen}
    />
  )
  const { rerender } = render(shown('', false))
  expect(link('Open').getAttribute('href')).toBe(`/users${open.query}`)
  expect(link('Everyone').getAttribute('aria-current')).toBe('page')
  rerender(shown('?status=banned', true))
  const tab = screen.getByRole('link', { name: /^Open ?31$/u })
  expect(tab.getAttribute('aria-current')).toBe('page')
  expect(document.querySelector('summary')).toBeNull()
})

describe('saved views', () => {
  test('lead back to the whole list', () => {
    addView('Banned', '?status=banned')
    render(tabs(''))
    const nav = screen.getByRole('navigation', { name: 'Saved views' })
    expect(within(nav).getAllByRole('link')).toHaveLength(2)
    expect(link('Everyone').getAttribute('aria-current')).toBe('page')
    expect(link('Everyone').getAttribute('href')).toBe('/users')
  })

  test('are offered where the list is not as it was built', () => {
    const list = (query: string): React.JSX.Element => (
      <SaveView screen="users" query={query} layout={defaultLayout} />
    )
    const { rerender } = render(list(''))
    expect(screen.queryByText(texts.save)).toBeNull()
    rerender(list('?sort=email'))
    screen.getByText(texts.save)
  })

  test('are links, of which the current one says so', () => {
    addView('Suspended', '?status=suspended')
    addView('Banned', '?status=banned')
    render(tabs('?status=banned'))
    expect(link('Suspended').getAttribute('href')).toBe(
      '/users?status=suspended'
    )
    const current = screen
      .getAllByRole('link')
      .filter(item => item.hasAttribute('aria-current'))
    expect(current.map(item => item.textContent)).toEqual(['Banned'])
  })

  test('what is shown is saved under a name, with its layout', async () => {
    const { rerender } = render(tabs('?status=banned'))
    press(texts.save)
    await type(' Banned ', texts.save)
    expect(views.$views.get()).toMatchObject([
      { name: 'Banned', query: '?status=banned', layout: wide }
    ])
    rerender(tabs('?status=banned'))
    expect(link('Banned').getAttribute('aria-current')).toBe('page')
    await vi.waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
    screen.getByText('Banned is saved')
  })

  test('a name that cannot be taken is refused in its place', async () => {
    addView('Banned', '?status=banned')
    render(tabs(''))
    press(texts.save)
    await type(' ', texts.save)
    const field = screen.getByRole('textbox', { name: texts.name })
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText(texts.refused.empty)).toBeDefined()
    fireEvent.change(field, { target: { value: 'BANNED' } })
    expect(screen.queryByText(texts.refused.empty)).toBeNull()
    fireEvent.click(button(texts.save))
    expect(screen.getByText(texts.refused.taken)).toBeDefined()
    expect(names()).toEqual(['Banned'])
  })

  test('a name that is too long stays whole, counted, and is not taken', async () => {
    render(tabs(''))
    press(texts.save)
    const field = await screen.findByRole<HTMLInputElement>('textbox')
    fireEvent.change(field, { target: { value: 'x'.repeat(31) } })
    screen.getByText(messages.ui.length(31, 40))
    fireEvent.change(field, { target: { value: 'x'.repeat(52) } })
    screen.getByText(messages.ui.tooLong(52, 40))
    expect(field.value).toHaveLength(52)
    expect(field.maxLength).toBe(-1)
    fireEvent.click(button(texts.save))
    expect(names()).toEqual([])
    fireEvent.change(field, { target: { value: 'x'.repeat(40) } })
    fireEvent.click(button(texts.save))
    expect(names()).toEqual(['x'.repeat(40)])
  })

  test('opening one gives its layout; in another tab of the browser not', () => {
    addView('Banned', '?status=banned')
    render(tabs(''))
    clickLink('Banned', { ctrlKey: true })
    expect(onOpen).not.toHaveBeenCalled()
    clickLink('Banned')
    expect(onOpen).toHaveBeenCalledWith(views.$views.get()[0])
    expect(views.$opened.get()).toBe(views.$views.get()[0]?.id)
    clickLink('Everyone')
    expect(views.$opened.get()).toBe(undefined)
  })
})

describe('the menu of a view', () => {
  test('belongs to the current one alone', () => {
    addView('Banned', '?status=banned')
    addView('Suspended', '?status=suspended')
    render(tabs('?status=banned'))
    const menus = [...document.querySelectorAll('summary')].map(
      item => item.ariaLabel ?? item.textContent
    )
    expect(menus).toEqual([texts.actionsOf('Banned'), texts.save])
  })

  test('renames it', async () => {
    addView('Banned', '?status=banned')
    render(tabs('?status=banned'))
    await openMenu('Banned')
    fireEvent.click(button(texts.rename))
    await type('Out', texts.rename)
    expect(names()).toEqual(['Out'])
  })

  test('updates the one opened last to what is shown', async () => {
    addView('Banned', '?status=banned')
    const { rerender } = render(tabs('?status=banned'))
    clickLink('Banned')
    await openMenu('Banned')
    expect(screen.queryByRole('button', { name: texts.update })).toBeNull()
    rerender(tabs('?status=banned&country=SE'))
    expect(document.querySelector('[aria-current]')).toBeNull()
    rerender(tabs('?status=banned&sort=email'))
    expect(document.querySelector('[aria-current]')?.textContent).toBe('Banned')
    fireEvent.click(button(texts.update))
    expect(views.$views.get()[0]?.query).toBe('?status=banned&sort=email')
  })

  test('moves it, and stays open for the next step', async () => {
    addView('One', '?search=1')
    addView('Two', '?search=2')
    render(tabs('?search=1'))
    await openMenu('One')
    expect(button(texts.moveBefore).ariaDisabled).toBe('true')
    fireEvent.click(button(texts.moveBefore))
    fireEvent.click(button(texts.moveAfter))
    expect(names()).toEqual(['Two', 'One'])
    expect(screen.getByText('One, view 2 of 2')).toBeDefined()
    expect(button(texts.moveAfter).ariaDisabled).toBe('true')
  })

  test('deletes it, and gives it back for six seconds', async () => {
    addView('One', '?search=1')
    addView('Two', '?search=2')
    render(tabs('?search=1'))
    await openMenu('One')
    vi.useFakeTimers()
    fireEvent.click(button(texts.remove), { detail: 1 })
    expect(names()).toEqual(['Two'])
    act(() => void vi.advanceTimersByTime(UNDO_MS - 1))
    fireEvent.click(button(texts.undo))
    expect(names()).toEqual(['One', 'Two'])
    expect(screen.queryByRole('button', { name: texts.undo })).toBeNull()
  })

  test('the way back goes when the time is over, but not under the focus', async () => {
    addView('One', '?search=1')
    render(tabs('?search=1'))
    await openMenu('One')
    vi.useFakeTimers()
    // By a key, as its click says.
    fireEvent.click(button(texts.remove), { detail: 0 })
    expect(document.activeElement).toBe(button(texts.undo))
    act(() => void vi.advanceTimersByTime(2 * UNDO_MS))
    act(() => button(texts.undo).blur())
    act(() => void vi.advanceTimersByTime(UNDO_MS))
    expect(screen.queryByRole('button', { name: texts.undo })).toBeNull()
    expect(names()).toEqual([])
  })
})
