import { describe, expect, test } from 'vitest'

import type { Selection } from '../../../../../src/features/list/store/selection.ts'
import { useApiServer } from '../../../../support/api-server.ts'
import { openCheckedPage } from '../../../../support/kept-page.ts'

interface Row {
  id: string
  read?: number
}

const page = ['a', 'b', 'c', 'd', 'e'].map((id): Row => ({ id }))
const [a, b, c, d, e] = page as [Row, Row, Row, Row, Row]
const other: Row[] = [{ id: 'f' }, { id: 'g' }]

async function openSelection(): Promise<Selection<Row>> {
  const { createSelection } =
    await import('../../../../../src/features/list/store/selection.ts')
  return createSelection<Row>(row => row.id)
}

function chosen({ $selected }: Selection<Row>): string {
  return [...$selected.get().keys()].join('')
}

describe('a selection', () => {
  test('chooses a row and drops it', async () => {
    const selection = await openSelection()
    selection.toggle(b)
    selection.toggle(d)
    expect(chosen(selection)).toBe('bd')
    selection.toggle(b)
    expect(chosen(selection)).toBe('d')
  })

  test('takes the range from the row toggled last, both ways', async () => {
    const selection = await openSelection()
    selection.toggle(b)
    selection.toggleRange(page, d)
    expect(chosen(selection)).toBe('bcd')
    selection.toggleRange(page, a)
    expect(chosen(selection).split('').toSorted().join('')).toBe('abcd')
  })

  test('drops the range to a row that is chosen', async () => {
    const selection = await openSelection()
    selection.setPage(page, true)
    selection.toggle(b)
    selection.toggleRange(page, d)
    expect(chosen(selection)).toBe('ae')
  })

  test('takes one row where the range would start on another page', async () => {
    const selection = await openSelection()
    selection.toggleRange(page, c)
    expect(chosen(selection)).toBe('c')
    selection.toggleRange(other, { id: 'g' })
    expect(chosen(selection)).toBe('cg')
  })

  test('keeps the rows of other pages, with what they hold', async () => {
    const selection = await openSelection()
    selection.toggle(a)
    selection.setPage(other, true)
    selection.setPage(page, false)
    expect(chosen(selection)).toBe('fg')
    expect([...selection.$selected.get().values()]).toEqual(other)
  })

  test('takes newer rows in the place of those it has', async () => {
    const selection = await openSelection()
    selection.toggle(a)
    selection.toggle(e)
    const newer = { id: 'a', read: 2 }
    selection.renew([newer, { id: 'b', read: 2 }])
    expect([...selection.$selected.get().values()]).toEqual([newer, e])
    const before = selection.$selected.get()
    selection.renew([newer])
    expect(selection.$selected.get()).toBe(before)
  })

  test('is empty after it is cleared, and a range starts anew', async () => {
    const selection = await openSelection()
    selection.toggle(a)
    selection.clear()
    expect(chosen(selection)).toBe('')
    selection.toggleRange(page, c)
    expect(chosen(selection)).toBe('c')
  })
})

describe('with a session', () => {
  const api = useApiServer()

  test('1.1 it ends with it', async () => {
    const { session } = await openCheckedPage(api)
    const selection = await openSelection()
    selection.setPage(page, true)
    session.clearSession()
    expect(chosen(selection)).toBe('')
  })

  test('is that of one place, under any filter', async () => {
    await openCheckedPage(api)
    const { navigate, startRouting } =
      await import('../../../../../src/stores/route.ts')
    startRouting()
    navigate('/users/42/transactions', 'push')
    const selection = await openSelection()
    selection.toggle(a)
    navigate('/users/42/transactions?page=2', 'push')
    expect(chosen(selection)).toBe('a')
    navigate('/users/43/transactions', 'push')
    expect(chosen(selection)).toBe('')
  })
})
