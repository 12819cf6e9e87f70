import {
  cleanup,
  fireEvent,
  render,
  screen,
  waitFor
} from '@testing-library/react'
import type { JSX } from 'react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import type { Column } from '../../../src/ui/table/column.ts'
import type { DataTableProps } from '../../../src/ui/table/data-table.tsx'
import { DataTable } from '../../../src/ui/table/data-table.tsx'
import { plainRowContext } from '../../support/row-context.ts'

interface Player {
  id: string
  games: number
}

/** Which cells were rendered, in their order. */
let rendered: string[] = []

const name: Column<Player> = {
  id: 'name',
  head: 'Player',
  sortField: 'name',
  cell: ({ id }, { address }) => {
    rendered.push(`name ${id}`)
    return <a href={`${address}/${id}`}>{id}</a>
  }
}
const games: Column<Player> = {
  id: 'games',
  head: 'Games',
  cell: ({ id, games: count }) => {
    rendered.push(`games ${id}`)
    return count
  }
}
const columns = [name, games]
const others = [name]
const rowKey = (player: Player): string => player.id
const rowLinks = ({ id }: Player): JSX.Element => {
  rendered.push(`actions ${id}`)
  return <button type="button">Edit {id}</button>
}
const players = (ids: string): Player[] =>
  Array.from(ids, id => ({ id, games: 1 }))
const [ann, bo, cy] = players('abc') as [Player, Player, Player]
const page = [ann, bo, cy]

function Table(given: Partial<DataTableProps<Player>>): JSX.Element {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  return (
    <DataTable
      caption="Players"
      columns={columns}
      rows={page}
      skeletonRows={3}
      rowContext={plainRowContext}
      rowKey={rowKey}
      sort={[]}
      onSort={() => undefined}
      rowEnd={rowLinks}
      selection={{
        selected,
        rowName: rowKey,
        onToggle: ({ id }) => setSelected(new Set([...selected, id])),
        onToggleRange: () => undefined,
        onPage: () => undefined,
        onClear: () => undefined
      }}
      {...given}
    />
  )
}

const row = (id: string): HTMLElement | null =>
  document.querySelector(`tr[data-row="${id}"]`)

beforeEach(() => {
  rendered = []
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Returns the table with a change, and forgets what was rendered before. */
function changing(): (given: Partial<DataTableProps<Player>>) => void {
  const { rerender } = render(<Table />)
  expect(rendered).toHaveLength(9)
  rendered = []
  return given => rerender(<Table {...given} />)
}

describe('the cells of a table are rendered', () => {
  test.each<[string, Partial<DataTableProps<Player>>]>([
    ['new rows are on their way', { busy: true }],
    ['its rows are of another query', { stale: true }],
    [
      'another order is asked for',
      { sort: [{ field: 'name', descending: true }] }
    ],
    ['a drawer opens', { openKey: 'b' }],
    ['a column is hidden', { columns: others }],
    ['columns change their places', { columns: columns.toReversed() }],
    ['a row goes', { rows: [ann, cy] }]
  ])('not when %s', (_, given) => {
    const change = changing()
    change(given)
    // The first column is another one where they changed their places.
    const once = given.columns?.length === 2 ? 6 : 0
    expect(rendered).toHaveLength(once)
  })

  test('not when a row is chosen', () => {
    changing()
    fireEvent.click(screen.getByRole('checkbox', { name: /a$/u }))
    expect(row('a')?.hasAttribute('data-selected')).toBe(true)
    expect(rendered).toEqual([])
  })

  test('of the row that is another one', () => {
    const change = changing()
    change({ rows: [ann, { ...bo, games: 2 }, cy] })
    expect(rendered).toEqual(['name b', 'games b', 'actions b'])
  })

  test('when what they read beside their row changes', () => {
    const change = changing()
    change({ rowContext: { ...plainRowContext, address: '/other' } })
    expect(rendered).toHaveLength(6)
    expect(screen.getByRole('link', { name: 'a' }).getAttribute('href')).toBe(
      '/other/a'
    )
  })
})

describe('many rows of a table', () => {
  const many = (letter: string): Player[] =>
    Array.from({ length: 100 }, (_, place) => ({
      id: `${letter}${place}`,
      games: 1
    }))
  const shown = (): (string | undefined)[] =>
    [...document.querySelectorAll<HTMLElement>('tr[data-row]')].map(
      ({ dataset }) => dataset['row']
    )
  const isBusy = (): boolean =>
    screen.getByRole('region').getAttribute('aria-busy') === 'true'

  test('come in the frames after those of a page of the usual size', async () => {
    const change = changing()
    change({ rows: many('x') })
    const first = 25
    expect(shown()).toHaveLength(first)
    expect(isBusy()).toBe(true)
    await waitFor(() => expect(isBusy()).toBe(false))
    expect(shown()).toHaveLength(100)
    change({ rows: many('y') })
    expect([shown()[first - 1], shown()[first], shown()[99]]).toEqual([
      `y${first - 1}`,
      `x${first}`,
      'x99'
    ])
    await waitFor(() => expect(isBusy()).toBe(false))
    expect(shown()).toEqual(many('y').map(({ id }) => id))
  })

  test('fill a tall window in the first frame', () => {
    vi.stubGlobal('innerHeight', 1440)
    const change = changing()
    change({ rows: many('x') })
    expect(shown()).toHaveLength(34)
  })

  test('are fewer in the first frame of a phone, where they are cards', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    vi.stubGlobal('innerHeight', 844)
    const change = changing()
    change({ rows: many('x') })
    expect(shown()).toHaveLength(9)
  })

  test('come at once for who goes back to a place among them', () => {
    const change = changing()
    change({ rows: many('x'), atOnce: true })
    expect(shown()).toHaveLength(100)
    expect(isBusy()).toBe(false)
  })
})

describe('the elements of a table', () => {
  test('take the texts of the next page', () => {
    const change = changing()
    const before = row('b')
    change({ rows: players('xyz') })
    expect(row('y')).toBe(before)
    expect(before?.textContent).toBe('y1Edit y')
  })

  test('of a row with the focus go with it, or to nobody', () => {
    const change = changing()
    const link = screen.getByRole('link', { name: 'b' })
    link.focus()
    change({ rows: [cy, bo, ann] })
    expect(document.activeElement).toBe(link)
    expect(row('b')?.contains(link)).toBe(true)
    change({ rows: players('xyz') })
    expect(link.isConnected).toBe(false)
    expect(document.activeElement).toBe(document.body)
  })

  test('stay with the rows of a day that stays', () => {
    const groups = {
      of: ({ games: count }: Player) => String(count),
      head: (group: string) => group
    }
    const { rerender } = render(<Table groups={groups} />)
    const before = row('c')
    const newer = { id: 'n', games: 2 }
    rerender(<Table groups={groups} rows={[newer, ...page]} />)
    expect(row('c')).toBe(before)
  })
})
