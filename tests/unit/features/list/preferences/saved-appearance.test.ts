import { expect, test } from 'vitest'

import { savedAppearance } from '../../../../../src/features/list/preferences/saved-appearance.ts'
import { defaultLayout } from '../../../../../src/ui/table/table-layout.ts'

test('a screen as it was built has no look of its own', () => {
  expect(savedAppearance(defaultLayout, 0)).toBe('')
  expect(savedAppearance({ ...defaultLayout, pinned: false }, 0)).toBe('')
})

test.each([
  [{ density: 'relaxed' }, 'relaxed'],
  [{ chart: 'folded' }, 'chart-folded'],
  [{ order: ['id', 'name'] }, 'columns'],
  [{ hidden: ['email'] }, 'columns'],
  [{ shown: ['tags'] }, 'columns'],
  [{ widths: { email: 120 } }, 'columns']
] as const)('what differs is named: %j', (change, look) => {
  expect(savedAppearance({ ...defaultLayout, ...change }, 0)).toBe(look)
})

test('all that differs is named, and no name of a view', () => {
  const layout = { ...defaultLayout, hidden: ['email'] }
  expect(savedAppearance({ ...layout, density: 'compact' }, 2)).toBe(
    'compact columns views'
  )
})
