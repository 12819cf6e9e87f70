import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { messages } from '../../../../src/messages.ts'
import { balanceAfterCell } from '../../../../src/screens/ledger/transaction-cells.tsx'
import { plainRowContext } from '../../../support/row-context.ts'

afterEach(cleanup)

const { holds } = messages.transactions

test.each([
  ['debit', true],
  ['credit', false]
] as const)(
  'a reserved %s that has moved nothing holds its amount: %s',
  (direction, isHeld) => {
    const entry = {
      id: '1',
      createdAt: '2026-01-01T00:00:00Z',
      type: 'withdrawal',
      status: 'reserved',
      direction,
      amount: '9500',
      currency: 'EUR',
      balanceAfter: null
    }
    const { container } = render(
      <>{balanceAfterCell(entry, plainRowContext)}</>
    )
    expect(container.textContent.includes(holds)).toBe(isHeld)
    expect(container.textContent.includes('95.00')).toBe(isHeld)
  }
)
