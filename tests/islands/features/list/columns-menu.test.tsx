import {
  cleanup,
  createEvent,
  fireEvent,
  render,
  screen
} from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { ColumnsMenu } from '../../../../src/features/list/list-tools.tsx'
import { DensityMenu } from '../../../../src/features/list/list-tools.tsx'
import {
  layoutOf,
  resetLayout
} from '../../../../src/features/list/preferences/screen-layout.ts'

const defaultLayout = {
  order: [],
  hidden: [],
  shown: [],
  widths: {},
  pinned: true,
  density: 'normal',
  chart: 'auto'
}

const columns = ['User', 'Email', 'Status', 'Games'].map(head => ({
  id: head.toLowerCase(),
  head
}))
const users = layoutOf('users')

async function openColumns(): Promise<void> {
  render(<ColumnsMenu screen="users" columns={columns} />)
  fireEvent.click(document.querySelector('summary') ?? document.body)
  await screen.findByRole('list', { name: 'Columns' })
}

const item = (name: string): HTMLElement => screen.getByRole('button', { name })
const listed = (): (string | null)[] =>
  screen.getAllByRole('listitem').map(row => row.textContent)
const said = (): string | null => screen.getByRole('status').textContent

beforeEach(() => resetLayout('users'))
afterEach(cleanup)

describe('the menu of columns', () => {
  test('is a button with a name and a tooltip', () => {
    render(<ColumnsMenu screen="users" columns={columns} />)
    const summary = document.querySelector('summary')
    expect(summary?.getAttribute('aria-label')).toBe('Columns')
    expect(summary?.title).toBe('Columns')
  })

  test('hides a column and shows it again; the first one always stays', async () => {
    await openColumns()
    fireEvent.click(screen.getByRole('checkbox', { name: 'Email' }))
    expect(users.$layout.get().hidden).toEqual(['email'])
    fireEvent.click(screen.getByRole('checkbox', { name: 'Email' }))
    expect(users.$layout.get()).toMatchObject({ hidden: [], shown: ['email'] })
    const first = screen.getByRole<HTMLInputElement>('checkbox', {
      name: 'User'
    })
    expect([first.checked, first.disabled]).toEqual([true, true])
  })

  test('moves a column by its buttons, keeps the focus and says the place', async () => {
    await openColumns()
    item('Move Status up').focus()
    fireEvent.click(item('Move Status up'))
    expect(users.$layout.get().order).toEqual([
      'user',
      'status',
      'email',
      'games'
    ])
    expect(listed()).toEqual(['User', 'Status', 'Email', 'Games'])
    expect(said()).toBe('Status, column 2 of 4')
    expect(document.activeElement).toBe(item('Move Status up'))
    item('Move Status down').focus()
    fireEvent.click(item('Move Status down'))
    expect(said()).toBe('Status, column 3 of 4')
    expect(document.activeElement).toBe(item('Move Status down'))
  })

  test('moves nothing beyond the ends', async () => {
    await openColumns()
    fireEvent.click(item('Move Email up'))
    fireEvent.click(item('Move Games down'))
    expect(users.$layout.get()).toEqual(defaultLayout)
    expect(screen.queryByRole('button', { name: 'Move User down' })).toBeNull()
  })

  test('moves a column by its grip', async () => {
    await openColumns()
    const list = screen.getByRole('list', { name: 'Columns' })
    list.setPointerCapture = vi.fn<(pointer: number) => void>()
    for (const [index, row] of [...list.children].entries()) {
      vi.spyOn(row, 'getBoundingClientRect').mockReturnValue(
        new DOMRect(0, index * 32, 200, 32)
      )
    }
    const grip = list.querySelectorAll('[data-slot="grip"]')[3]
    if (!grip) throw new Error('There is no grip')
    point('pointerDown', grip, 112)
    expect(list.setPointerCapture).toHaveBeenCalledWith(1)
    point('pointerMove', list, 40)
    expect(users.$layout.get().order[1]).toBe('games')
    point('pointerUp', list, 40)
    point('pointerMove', list, 112)
    expect(users.$layout.get().order[1]).toBe('games')
  })

  test('pins the first column, and takes everything back', async () => {
    await openColumns()
    fireEvent.click(screen.getByRole('checkbox', { name: 'Pin first column' }))
    expect(users.$layout.get().pinned).toBe(false)
    users.setWidths({ email: 300 })
    users.setDensity('relaxed')
    fireEvent.click(item('Reset layout'))
    expect(users.$layout.get()).toEqual(defaultLayout)
    expect(said()).toBe('The layout is reset')
  })
})

describe('the menu of density', () => {
  test('is a choice of one of three', async () => {
    render(<DensityMenu screen="users" />)
    const summary = document.querySelector('summary')
    expect(summary?.title).toBe('Density')
    fireEvent.click(summary ?? document.body)
    const group = await screen.findByRole('group', { name: 'Density' })
    expect(group.textContent).toBe('DensityCompactNormalRelaxed')
    const compact = screen.getByRole('radio', { name: 'Compact' })
    fireEvent.click(compact)
    expect(users.$layout.get().density).toBe('compact')
  })
})

/** jsdom has no pointer events of its own. */
function point(
  type: 'pointerDown' | 'pointerMove' | 'pointerUp',
  element: Element,
  clientY: number
): void {
  const event = createEvent[type](element)
  const values = { clientY, button: 0, isPrimary: true, pointerId: 1 }
  for (const [name, value] of Object.entries(values)) {
    Object.defineProperty(event, name, { value })
  }
  fireEvent(element, event)
}
