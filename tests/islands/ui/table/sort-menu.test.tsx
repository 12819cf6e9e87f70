import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'

import type { SortField } from '../../../../src/format/sort-order.ts'
import type { Column } from '../../../../src/ui/table/column.ts'
import { SortMenu } from '../../../../src/ui/table/sort-menu.tsx'

const columns: Column<string>[] = [
  { id: 'name', head: 'Player', cell: name => name, sortField: 'displayName' },
  { id: 'games', head: 'Games', cell: () => 4, sortField: 'games' },
  { id: 'actions', head: 'Actions', cell: () => 'Open' }
]

const menu = (): HTMLSelectElement =>
  screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' })

const shown = (): string | undefined => menu().selectedOptions[0]?.label

afterEach(cleanup)

describe('sort menu', () => {
  test('offers each column that sorts, in both directions', () => {
    render(
      <SortMenu
        columns={columns}
        sort={[{ field: 'games', descending: true }]}
        onSort={() => undefined}
      />
    )
    expect([...menu().options].map(option => option.label)).toEqual([
      'Player, ascending',
      'Player, descending',
      'Games, ascending',
      'Games, descending'
    ])
    expect(shown()).toBe('Games, descending')
  })

  test('names the first of several columns', () => {
    render(
      <SortMenu
        columns={columns}
        sort={[
          { field: 'displayName', descending: false },
          { field: 'games', descending: true }
        ]}
        onSort={() => undefined}
      />
    )
    expect(shown()).toBe('Player, ascending')
  })

  test('names none where the order is of no column', () => {
    render(
      <SortMenu
        columns={columns}
        sort={[{ field: 'createdAt', descending: true }]}
        onSort={() => undefined}
      />
    )
    expect(shown()).toBe('Sort by')
  })

  test('gives what is chosen', () => {
    const onSort = vi.fn<(sort: SortField) => void>()
    render(<SortMenu columns={columns} sort={[]} onSort={onSort} />)
    fireEvent.change(menu(), { target: { value: '1' } })
    expect(onSort).toHaveBeenCalledExactlyOnceWith({
      field: 'displayName',
      descending: true
    })
  })
})
