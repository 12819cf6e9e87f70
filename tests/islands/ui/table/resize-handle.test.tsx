import {
  cleanup,
  createEvent,
  fireEvent,
  render,
  screen
} from '@testing-library/react'
import type { JSX } from 'react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import type { ColumnWidths } from '../../../../src/ui/table/column-widths.ts'
import type { Column } from '../../../../src/ui/table/column.ts'
import { DataTable } from '../../../../src/ui/table/data-table.tsx'
import { plainRowContext } from '../../../support/row-context.ts'

let rendered = 0
const onWidths = vi.fn<(widths: ColumnWidths) => void>()

const columns: Column<string>[] = [
  {
    id: 'name',
    head: 'Player',
    sortField: 'name',
    cell: name => {
      rendered += 1
      return name
    }
  },
  { id: 'games', head: 'Games', cell: () => 1 },
  { id: 'country', head: 'Country', cell: () => 'PL' }
]

const rows = ['Ann', 'Bo']

function PlayerTable({ kept }: { kept: Record<string, number> }): JSX.Element {
  const [widths, setWidths] = useState<Record<string, number>>(kept)
  return (
    <DataTable
      caption="Players"
      columns={columns}
      rows={rows}
      skeletonRows={2}
      rowContext={plainRowContext}
      rowKey={name => name}
      sort={[]}
      onSort={() => undefined}
      layout={{ widths, pinned: true }}
      resize={{
        min: 64,
        max: 640,
        onWidths: change => {
          onWidths(change)
          const next = Object.entries({ ...widths, ...change })
          setWidths(
            Object.fromEntries(
              next.flatMap(([id, width]) =>
                width === undefined ? [] : [[id, width]]
              )
            )
          )
        }
      }}
    />
  )
}

const handle = (name: string): HTMLElement =>
  screen.getByRole('separator', { name: `Width of ${name}` })

function shownWidths(): (string | undefined)[] {
  const cols = document.querySelectorAll('col')
  return [...cols].map(col => col.style.width)
}

/** jsdom has no pointer events of its own. */
function point(
  type: 'pointerDown' | 'pointerMove' | 'pointerUp',
  element: HTMLElement,
  clientX: number
): void {
  const event = createEvent[type](element)
  const values = { clientX, button: 0, isPrimary: true, pointerId: 1 }
  for (const [name, value] of Object.entries(values)) {
    Object.defineProperty(event, name, { value })
  }
  fireEvent(element, event)
}

beforeEach(() => {
  rendered = 0
  onWidths.mockReset()
  Element.prototype.setPointerCapture = vi.fn<(pointer: number) => void>()
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(0, 0, 200, 32)
  )
})
afterEach(cleanup)

describe('the end of a column', () => {
  test('is a named separator that Tab passes over, and no part of the head’s name', () => {
    render(<PlayerTable kept={{ name: 240 }} />)
    expect(handle('Player').tabIndex).toBe(-1)
    expect(screen.getByRole('columnheader', { name: 'Player' })).toBeDefined()
    expect(screen.getByRole('columnheader', { name: 'Games' })).toBeDefined()
  })

  test('a drag moves the column alone, and keeps the width when it ends', () => {
    render(<PlayerTable kept={{}} />)
    const before = rendered
    point('pointerDown', handle('Games'), 400)
    point('pointerMove', handle('Games'), 430)
    expect(shownWidths().slice(0, 2)).toEqual(['12.5rem', '14.375rem'])
    expect(onWidths).not.toHaveBeenCalled()
    point('pointerUp', handle('Games'), 430)
    expect(onWidths.mock.calls).toEqual([[{ name: 200, games: 230 }]])
    expect(rendered).toBe(before)
    expect(shownWidths().slice(0, 2)).toEqual(['12.5rem', '14.375rem'])
  })

  test('a drag where texts are half as large again is kept as at the usual size', () => {
    document.documentElement.style.fontSize = '24px'
    render(<PlayerTable kept={{}} />)
    point('pointerDown', handle('Player'), 200)
    point('pointerMove', handle('Player'), 230)
    point('pointerUp', handle('Player'), 230)
    document.documentElement.style.fontSize = ''
    expect(onWidths.mock.calls).toEqual([[{ name: 153 }]])
  })

  test('a drag stays within the bounds', () => {
    render(<PlayerTable kept={{}} />)
    point('pointerDown', handle('Player'), 200)
    point('pointerMove', handle('Player'), -900)
    point('pointerUp', handle('Player'), -900)
    point('pointerDown', handle('Player'), 200)
    point('pointerMove', handle('Player'), 9000)
    point('pointerUp', handle('Player'), 9000)
    expect(onWidths.mock.calls).toEqual([[{ name: 64 }], [{ name: 640 }]])
  })

  test('a press that moves nothing keeps nothing', () => {
    render(<PlayerTable kept={{}} />)
    point('pointerDown', handle('Player'), 200)
    point('pointerUp', handle('Player'), 200)
    expect(onWidths).not.toHaveBeenCalled()
  })

  test('a drag that the browser calls off leaves the width as it was', () => {
    render(<PlayerTable kept={{ name: 240 }} />)
    point('pointerDown', handle('Player'), 200)
    point('pointerMove', handle('Player'), 300)
    expect(shownWidths()[0]).toBe('18.75rem')
    fireEvent.pointerCancel(handle('Player'))
    expect(shownWidths()[0]).toBe('15rem')
    expect(onWidths).not.toHaveBeenCalled()
  })

  test('a double click makes it automatic', () => {
    render(<PlayerTable kept={{ name: 240 }} />)
    fireEvent.doubleClick(handle('Player'))
    expect(onWidths.mock.calls).toEqual([[{ name: undefined }]])
    expect(shownWidths()).toEqual(['', '', ''])
    expect(screen.getByRole('table').hasAttribute('data-sized')).toBe(false)
  })

  test('where all widths are set the last column takes what is left', () => {
    render(<PlayerTable kept={{ name: 100, games: 80, country: 90 }} />)
    expect(shownWidths()).toEqual(['6.25rem', '5rem', 'auto'])
    const table = screen.getByRole('table')
    expect(table.style.getPropertyValue('--columns')).toBe('16.875rem')
  })
})
