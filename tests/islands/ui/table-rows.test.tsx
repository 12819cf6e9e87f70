import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { JSX } from 'react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import type { Column } from '../../../src/ui/table/column.ts'
import { DataTable } from '../../../src/ui/table/data-table.tsx'
import type { DataTableProps } from '../../../src/ui/table/data-table.tsx'
import type { TableSelection } from '../../../src/ui/table/table-selection.ts'
import { plainRowContext } from '../../support/row-context.ts'

interface Player {
  id: string
  name: string
}

const players: Player[] = ['Ann', 'Bo', 'Cy', 'Di'].map(name => ({
  id: name.toLowerCase(),
  name
}))

/** The names in the order in which their rows were rendered. */
let rendered: string[] = []

const columns: Column<Player>[] = [
  {
    id: 'name',
    head: 'Player',
    card: 'title',
    cell: player => {
      rendered.push(player.name)
      return <a href={`/players/${player.id}`}>{player.name}</a>
    }
  },
  {
    id: 'note',
    head: 'Note',
    cell: () => <input aria-label="Note" />
  }
]

const onToggleRange = vi.fn<TableSelection<Player>['onToggleRange']>()
const onClear = vi.fn<() => void>()

const rowKey = (player: Player): string => player.id
const rowName = (player: Player): string => player.name
const rowLinks = (player: Player): JSX.Element => (
  <button type="button">Transactions of {player.name}</button>
)

function PlayerTable(given: Partial<DataTableProps<Player>>): JSX.Element {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const change = (rows: readonly Player[], on: boolean): void => {
    const next = new Set(selected)
    for (const { id } of rows) {
      if (on) next.add(id)
      else next.delete(id)
    }
    setSelected(next)
  }
  return (
    <DataTable
      caption="Players"
      columns={columns}
      rows={players}
      skeletonRows={10}
      rowContext={plainRowContext}
      rowKey={rowKey}
      sort={[]}
      onSort={() => undefined}
      selection={{
        selected,
        rowName,
        onToggle: row => change([row], !selected.has(row.id)),
        onToggleRange,
        onPage: change,
        onClear
      }}
      {...given}
    />
  )
}

const box = (name: string): HTMLInputElement =>
  screen.getByRole('checkbox', { name })
const link = (name: string): HTMLElement => screen.getByRole('link', { name })
const pageBox = (): HTMLInputElement => box('Select all rows on this page')

function press(key: string, init: KeyboardEventInit = {}): boolean {
  const target = document.activeElement ?? document.body
  return fireEvent.keyDown(target, { key, ...init })
}

beforeEach(() => {
  rendered = []
  onToggleRange.mockReset()
  onClear.mockReset()
})
afterEach(cleanup)

describe('choosing rows', () => {
  test('each row has a checkbox that is named after it', () => {
    render(<PlayerTable />)
    fireEvent.click(box('Select Bo'))
    expect(box('Select Bo').checked).toBe(true)
    const row = link('Bo').closest('tr')
    expect(row?.dataset['row']).toBe('bo')
    expect(row?.hasAttribute('data-selected')).toBe(true)
    expect(row?.hasAttribute('aria-selected')).toBe(false)
  })

  test('the checkbox of the page is mixed, then checked, and drops all', () => {
    render(<PlayerTable />)
    fireEvent.click(box('Select Ann'))
    expect(pageBox().indeterminate).toBe(true)
    fireEvent.click(pageBox())
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(5)
    expect(pageBox().indeterminate).toBe(false)
    fireEvent.click(pageBox())
    expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([])
  })

  test('Shift and a click ask for the range on this page', () => {
    render(<PlayerTable />)
    fireEvent.click(box('Select Cy'), { shiftKey: true })
    expect(onToggleRange).toHaveBeenCalledWith(players, players[2])
  })

  test('a press beside what can be pressed opens the row, unless it chooses or marks text', () => {
    render(<PlayerTable />)
    const opened = vi.fn<(press: MouseEvent) => void>()
    link('Bo').addEventListener('click', opened)
    const cells = link('Bo').closest('tr')?.cells
    if (!cells?.[0] || !cells[2]) throw new Error('no cells')
    fireEvent.click(cells[2])
    expect(opened).toHaveBeenCalledTimes(1)
    expect(document.activeElement).toBe(link('Bo'))

    fireEvent.click(cells[0])
    fireEvent.click(screen.getAllByLabelText('Note')[1] ?? document.body)
    fireEvent.click(cells[2], { shiftKey: true })
    document.getSelection()?.selectAllChildren(link('Ann'))
    fireEvent.click(cells[2])
    document.getSelection()?.removeAllRanges()
    expect(opened).toHaveBeenCalledTimes(1)

    // The browser opens a link in a new tab then.
    for (const key of ['ctrlKey', 'metaKey'] as const) {
      fireEvent.click(cells[2], { [key]: true })
      expect(opened.mock.lastCall?.[0]).toMatchObject({ [key]: true })
    }
    expect(opened).toHaveBeenCalledTimes(3)
  })

  test('makes room below the rows while any are chosen', () => {
    render(<PlayerTable />)
    const region = screen.getByRole('region', { name: 'Players' })
    expect(region.hasAttribute('data-selecting')).toBe(false)
    fireEvent.click(box('Select Ann'))
    expect(region.hasAttribute('data-selecting')).toBe(true)
  })

  test('without rows nothing can be chosen', () => {
    render(<PlayerTable rows={undefined} />)
    expect(pageBox().disabled).toBe(true)
  })
})

describe('the keys of rows', () => {
  test('arrows lead from link to link, from anywhere in a row', () => {
    render(<PlayerTable rowEnd={rowLinks} />)
    box('Select Bo').focus()
    press('ArrowDown')
    expect(document.activeElement).toBe(link('Cy'))
    press('ArrowUp')
    expect(document.activeElement).toBe(link('Bo'))
    screen.getByRole('button', { name: 'Transactions of Di' }).focus()
    press('ArrowUp')
    expect(document.activeElement).toBe(link('Cy'))
  })

  test('Home and End lead to the ends, where arrows stop', () => {
    render(<PlayerTable />)
    link('Bo').focus()
    press('End')
    expect(document.activeElement).toBe(link('Di'))
    expect(press('ArrowDown')).toBe(true)
    expect(document.activeElement).toBe(link('Di'))
    press('Home')
    expect(document.activeElement).toBe(link('Ann'))
  })

  test('rows without a link are reached by their checkbox', () => {
    const plain = columns.map(column => ({
      ...column,
      cell: (player: Player) => player.name
    }))
    render(<PlayerTable columns={plain} />)
    box('Select Ann').focus()
    press('ArrowDown')
    expect(document.activeElement).toBe(box('Select Bo'))
  })

  test('Space on a link chooses its row and scrolls nothing', () => {
    render(<PlayerTable />)
    link('Bo').focus()
    expect(press(' ')).toBe(false)
    expect(box('Select Bo').checked).toBe(true)
    press(' ', { shiftKey: true })
    expect(onToggleRange).toHaveBeenCalledWith(players, players[1])
  })

  test('Space is the link’s own where nothing can be chosen', () => {
    render(<PlayerTable selection={undefined} />)
    link('Bo').focus()
    expect(press(' ')).toBe(true)
    expect(screen.queryAllByRole('checkbox')).toEqual([])
  })

  test('a field in a row, and keys with a modifier, keep their meaning', () => {
    render(<PlayerTable />)
    const [note] = screen.getAllByRole('textbox', { name: 'Note' })
    note?.focus()
    expect([press('ArrowDown'), press('Home'), press(' ')]).toEqual([
      true,
      true,
      true
    ])
    link('Ann').focus()
    expect(press('ArrowDown', { altKey: true })).toBe(true)
    expect(document.activeElement).toBe(link('Ann'))
  })

  test('Escape drops the choice, but not while a menu is open', () => {
    render(<PlayerTable />)
    link('Ann').focus()
    press('Escape')
    expect(onClear).not.toHaveBeenCalled()
    press(' ')
    const menu = document.createElement('details')
    menu.className = 'popover'
    menu.open = true
    document.body.append(menu)
    press('Escape')
    expect(onClear).not.toHaveBeenCalled()
    menu.remove()
    press('Escape')
    expect(onClear).toHaveBeenCalledOnce()
  })
})

describe('the parts of a row', () => {
  test('its actions stand in a column of their own at the end', () => {
    const { container } = render(<PlayerTable rowEnd={rowLinks} />)
    const heads = screen.getAllByRole('columnheader')
    expect(heads.at(-1)?.textContent).toBe('Actions')
    expect(container.querySelectorAll('col')).toHaveLength(heads.length)
    const cells = [...(link('Ann').closest('tr')?.cells ?? [])]
    expect(cells.map(cell => cell.dataset['card'])).toEqual([
      'select',
      'title',
      'hidden',
      'actions'
    ])
    expect(cells.at(-1)?.textContent).toBe('Transactions of Ann')
  })

  test('a skeleton has as many cells as a row, and a row for each five', () => {
    const { container } = render(
      <PlayerTable rows={undefined} rowEnd={rowLinks} />
    )
    const counts = [...container.querySelectorAll('tbody tr')].map(
      row => row.children.length
    )
    expect(counts).toEqual([4, 4])
  })

  test('the row that is open in the drawer is marked', () => {
    render(<PlayerTable openKey="cy" />)
    const open = document.querySelectorAll('[data-open]')
    expect([...open].map(row => row.getAttribute('data-row'))).toEqual(['cy'])
  })

  test('the pin is that of the layout', () => {
    const layout = { widths: {}, pinned: false } as const
    const { rerender } = render(<PlayerTable />)
    const table = screen.getByRole('table')
    expect(table.dataset).toMatchObject({ pinned: '' })
    rerender(<PlayerTable layout={layout} />)
    expect(table.hasAttribute('data-pinned')).toBe(false)
  })
})
