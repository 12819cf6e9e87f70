import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { JSX } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'

import type { Column, SortHandler } from '../../../../src/ui/table/column.ts'
import { DataTable } from '../../../../src/ui/table/data-table.tsx'
import { plainRowContext } from '../../../support/row-context.ts'

interface Player {
  id: string
  name: string
  games: number
}

const players: Player[] = [
  { id: 'a', name: 'Marta Kowalczyk', games: 412 },
  { id: 'b', name: 'Jonas Brandt', games: 96 }
]

const columns: Column<Player>[] = [
  {
    id: 'name',
    head: 'Player',
    cell: player => player.name,
    sortField: 'name',
    width: 'name',
    card: 'title'
  },
  {
    id: 'games',
    head: 'Games',
    cell: player => player.games,
    align: 'end',
    sortField: 'games'
  },
  { id: 'actions', head: 'Actions', cell: () => 'Open', width: 'actions' }
]

type TableProps = Partial<Parameters<typeof DataTable<Player>>[0]>

function PlayerTable(given: TableProps): JSX.Element {
  return (
    <DataTable
      caption="Players"
      columns={columns}
      rows={players}
      skeletonRows={5}
      rowContext={plainRowContext}
      rowKey={player => player.id}
      sort={[]}
      onSort={() => undefined}
      {...given}
    />
  )
}

const head = (name: string): HTMLElement =>
  screen.getByRole('columnheader', { name })

afterEach(cleanup)

describe('rows in groups', () => {
  const groups = {
    of: ({ games }: Player) => (games > 100 ? 'many' : 'few'),
    head: (group: string) => `Played ${group}`
  }

  test('stand in a body each, below a head that is theirs', () => {
    const { container } = render(<PlayerTable groups={groups} />)
    const bodies = [...container.querySelectorAll('tbody')].map(body => [
      ...body.children
    ])
    expect(
      bodies.map(rows => rows.map(row => row.firstElementChild?.textContent))
    ).toEqual([
      ['Played many', 'Marta Kowalczyk'],
      ['Played few', 'Jonas Brandt']
    ])
    for (const name of ['Played many', 'Played few']) {
      const cell = screen.getByRole('rowheader', { name })
      expect(cell.getAttribute('scope')).toBe('rowgroup')
      expect(cell.getAttribute('colspan')).toBe('3')
    }
  })

  test('keep their place where a group comes twice', () => {
    const rows = [...players, { id: 'c', name: 'Ada Vince', games: 300 }]
    render(<PlayerTable groups={groups} rows={rows} />)
    expect(
      screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
    ).toEqual(['Played many', 'Played few', 'Played many'])
  })
})

describe('data table', () => {
  test('is a named table with a head and a row for each row', () => {
    render(<PlayerTable />)
    expect(screen.getByRole('table', { name: 'Players' })).toBeDefined()
    expect(screen.getByRole('region', { name: 'Players' }).tabIndex).toBe(0)
    const rows = screen.getAllByRole('row').map(row => row.textContent)
    expect(rows).toEqual([
      'PlayerGamesActions',
      'Marta Kowalczyk412Open',
      'Jonas Brandt96Open'
    ])
  })

  test('says which column it is sorted by, and how', () => {
    render(<PlayerTable sort={[{ field: 'games', descending: true }]} />)
    expect(head('Games').getAttribute('aria-sort')).toBe('descending')
    expect(head('Player').hasAttribute('aria-sort')).toBe(false)
    expect(head('Actions').hasAttribute('aria-sort')).toBe(false)
  })

  test('names a second sort column in words, not with aria-sort', () => {
    render(
      <PlayerTable
        sort={[
          { field: 'games', descending: true },
          { field: 'name', descending: false }
        ]}
      />
    )
    const second = head('Player, sorted ascending, level 2')
    expect(second.hasAttribute('aria-sort')).toBe(false)
    expect(head('Games').getAttribute('aria-sort')).toBe('descending')
  })

  test('sorts by a click, and adds with Shift', () => {
    const onSort = vi.fn<SortHandler>()
    render(<PlayerTable onSort={onSort} />)
    fireEvent.click(screen.getByRole('button', { name: 'Player' }))
    fireEvent.click(screen.getByRole('button', { name: 'Games' }), {
      shiftKey: true
    })
    expect(onSort.mock.calls).toEqual([
      ['name', false],
      ['games', true]
    ])
  })

  test('offers no button in a column that cannot be sorted', () => {
    render(<PlayerTable />)
    expect(screen.queryByRole('button', { name: 'Actions' })).toBeNull()
  })

  test('shows a silent skeleton with the same head before the first rows', () => {
    const { container, rerender } = render(<PlayerTable rows={undefined} />)
    const region = screen.getByRole('region', { name: 'Players' })
    const headBefore = container.querySelector('thead')?.outerHTML
    expect(region.getAttribute('aria-busy')).toBe('true')
    expect(container.querySelectorAll('tbody tr')).toHaveLength(1)
    expect(screen.getAllByRole('row')).toHaveLength(1)

    rerender(<PlayerTable />)
    expect(region.getAttribute('aria-busy')).toBe('false')
    expect(container.querySelector('thead')?.outerHTML).toBe(headBefore)
  })

  test('keeps its rows while new ones load', () => {
    render(<PlayerTable busy />)
    const region = screen.getByRole('region', { name: 'Players' })
    expect(region.getAttribute('aria-busy')).toBe('true')
    expect(screen.getAllByRole('row')).toHaveLength(3)
  })

  test('shows a message in place of rows, under the head', () => {
    render(
      <PlayerTable rows={undefined}>
        <p>No players yet</p>
      </PlayerTable>
    )
    const region = screen.getByRole('region', { name: 'Players' })
    expect(region.textContent).toContain('No players yet')
    expect(region.getAttribute('aria-busy')).toBe('false')
    expect(screen.getAllByRole('row')).toHaveLength(1)
  })

  test('places a column on a card only where it is told to', () => {
    const { container } = render(<PlayerTable />)
    const places = [...container.querySelectorAll('tbody tr:first-child td')]
    expect(places.map(cell => cell.getAttribute('data-card'))).toEqual([
      'title',
      'hidden',
      'hidden'
    ])
  })

  test('renders nothing that a strict style policy would block', () => {
    const { container } = render(<PlayerTable busy stale />)
    expect(container.querySelector('[style]')).toBeNull()
  })
})
