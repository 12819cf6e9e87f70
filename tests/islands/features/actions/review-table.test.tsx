import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import type { ReviewLeg } from '../../../../src/features/actions/action-definition.ts'
import { ReviewTable } from '../../../../src/features/actions/review/review-table.tsx'

vi.mock(
  import('../../../../src/features/values/use-amount-text.ts'),
  async importOriginal => ({
    ...(await importOriginal()),
    useAmountText: () => units => units
  })
)

afterEach(cleanup)

function rowsOf(leg: Partial<ReviewLeg>): (string | null)[][] {
  const legs = [
    {
      walletId: 'acc_7',
      name: 'House',
      kind: '',
      currency: 'ETH',
      change: '100',
      ...leg
    }
  ]
  const asOf = '2026-11-21T14:02:12Z'
  render(<ReviewTable review={{ source: 'estimate', asOf, legs }} />)
  return screen
    .getAllByRole('row')
    .slice(1)
    .map(row => Array.from(row.children, cell => cell.textContent))
}

test('the id of a wallet stands beside a name that was looked up', () => {
  expect(rowsOf({ id: 'acc_7' })).toEqual([
    ['House · acc_7 ETH', '', '+100', '']
  ])
})

test('long amounts stand one below the other, each with its label', () => {
  const before = '12000000000000000000'
  expect(rowsOf({ before, after: `${before}1`, reserved: '5' })).toEqual([
    ['House ETH', `Before${before}`, 'Change+100', `After${before}15 reserved`]
  ])
  expect(screen.getByText('Before', { selector: 'small' }).ariaHidden).toBe(
    'true'
  )
})
