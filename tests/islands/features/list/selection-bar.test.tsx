import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { type JSX, useState } from 'react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { BulkActionButtons } from '../../../../src/features/list/bulk-action-buttons.tsx'
import { useTableSelection } from '../../../../src/features/list/list-table.tsx'
import { SelectionBar } from '../../../../src/features/list/selection-bar.tsx'
import {
  createSelection,
  type Selection
} from '../../../../src/features/list/store/selection.ts'
import type { Column } from '../../../../src/ui/table/column.ts'
import { DataTable } from '../../../../src/ui/table/data-table.tsx'
import { plainRowContext } from '../../../support/row-context.ts'

const names = ['Ann', 'Bo', 'Cy', 'Di']
let rendered: string[] = []
let shown = names
let shows: 'list' | 'page' = 'page'
let selection: Selection<string>

const columns: Column<string>[] = [
  {
    id: 'name',
    head: 'User',
    cell: name => {
      rendered.push(name)
      return <a href={`/users/${name}`}>{name}</a>
    }
  }
]

function same(name: string): string {
  return name
}

function List(): JSX.Element {
  const [told, setTold] = useState('')
  return (
    <main>
      <DataTable
        caption="Users"
        columns={columns}
        rows={shown}
        skeletonRows={4}
        rowContext={plainRowContext}
        rowKey={same}
        sort={[]}
        onSort={() => undefined}
        selection={useTableSelection(selection, same)}
      />
      <div>
        <output>{told}</output>
        <SelectionBar
          onSaid={setTold}
          selection={selection}
          shownKeys={new Set(shown)}
          shows={shows}
          rows="users"
        >
          <button type="button">Export</button>
        </SelectionBar>
      </div>
    </main>
  )
}

const bar = (): HTMLElement | null =>
  screen.queryByRole('region', { name: 'Selected users' })
const said = (): string | null => screen.getByRole('status').textContent

function choose(name: string, shiftKey = false): void {
  fireEvent.click(screen.getByRole('checkbox', { name: `Select ${name}` }), {
    shiftKey
  })
}

beforeEach(() => {
  rendered = []
  shown = names
  shows = 'page'
  selection = createSelection<string>(same)
})
afterEach(cleanup)

describe('the bar of a selection', () => {
  test('is there with its actions once a row is chosen, and counts aloud', () => {
    render(<List />)
    expect(bar()).toBeNull()
    choose('Bo')
    expect(bar()?.textContent).toContain('1 selected')
    expect(said()).toBe('1 row selected')
    choose('Cy')
    expect(bar()?.textContent).toContain('2 selected')
    expect(said()).toBe('2 users selected')
    expect(screen.getByRole('button', { name: 'Export' })).toBeDefined()
  })

  test('a range is chosen with Shift, and no cell is rendered again', () => {
    render(<List />)
    choose('Bo')
    rendered = []
    choose('Di', true)
    expect([...selection.$selected.get().keys()]).toEqual(['Bo', 'Cy', 'Di'])
    expect(rendered).toEqual([])
  })

  test('clears the selection, and the table keeps the focus', () => {
    render(<List />)
    choose('Bo')
    const clear = screen.getByRole('button', { name: 'Clear selection' })
    clear.focus()
    fireEvent.click(clear)
    expect(bar()).toBeNull()
    expect(said()).toBe('No users selected')
    expect(document.activeElement).toBe(
      screen.getByRole('region', { name: 'Users' })
    )
  })

  test('Escape in the table clears, too', () => {
    render(<List />)
    choose('Bo')
    const link = screen.getByRole('link', { name: 'Bo' })
    link.focus()
    fireEvent.keyDown(link, { key: 'Escape' })
    expect(selection.$selected.get().size).toBe(0)
  })

  test('Escape in the table is left to others where no row is chosen', () => {
    render(<List />)
    const link = screen.getByRole('link', { name: 'Bo' })
    link.focus()
    expect(fireEvent.keyDown(link, { key: 'Escape' })).toBe(true)
    choose('Bo')
    expect(fireEvent.keyDown(link, { key: 'Escape' })).toBe(false)
  })

  test('counts the rows of other pages', () => {
    render(<List />)
    act(() => selection.setPage(['Em', 'Flo'], true))
    choose('Ann')
    expect(said()).toBe('3 users selected, 2 not on this page')
    expect(bar()?.textContent).toContain('3 selected, 2 not on this page')
  })

  test('keeps rows that no longer match, and says how many they are', () => {
    const { rerender } = render(<List />)
    choose('Bo')
    choose('Cy')
    shown = ['Cy', 'Di']
    shows = 'list'
    rerender(<List />)
    expect(bar()?.textContent).toContain('2 selected, 1 not in this list')
    shown = []
    rerender(<List />)
    expect(said()).toBe('2 users selected, 2 not in this list')
    expect([...selection.$selected.get().keys()]).toEqual(['Bo', 'Cy'])
  })
})

describe('the dividers of the bar', () => {
  const total = { total: 9, asOf: '2026-11-21T14:02:11Z', clock: '14:02' }

  test.each([
    ['all are offered', { offered: total, chosen: undefined }, 3],
    ['all are chosen', { offered: undefined, chosen: total }, 3],
    ['there are no more', { offered: undefined, chosen: undefined }, 2]
  ] as const)('never stand side by side where %s', (_, matching, count) => {
    selection.toggle('Bo')
    const { container } = render(
      <SelectionBar
        onSaid={() => undefined}
        selection={selection}
        shownKeys={new Set(shown)}
        shows="list"
        rows="users"
      >
        <BulkActionButtons
          actions={[{ name: 'suspend-user', command: 'suspendUser' }]}
          matching={{ ...matching, choose: () => undefined }}
          onAsk={() => undefined}
          onIntent={() => undefined}
        />
      </SelectionBar>
    )
    expect(container.querySelectorAll('span.w-px')).toHaveLength(count)
    expect(container.querySelector('span.w-px + span.w-px')).toBeNull()
  })
})
