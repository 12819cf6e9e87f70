import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { messages } from '../../../../src/messages.ts'
import { EntryStatus } from '../../../../src/screens/ledger/entry-status.tsx'
import { balanceAfterCell } from '../../../../src/screens/ledger/transaction-cells.tsx'
import { fullEntry } from '../../../support/full-rows.ts'
import { plainRowContext } from '../../../support/row-context.ts'

afterEach(cleanup)

const { holds, seeCompletion } = messages.transactions

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

test('a posted entry links to the one that completed it', () => {
  const posted = { ...fullEntry, status: 'posted', balanceAfter: null }
  const { container } = render(<>{balanceAfterCell(posted, plainRowContext)}</>)
  const link = container.querySelector('a')
  expect(link?.textContent).toBe(seeCompletion)
  expect(link?.getAttribute('href')).toContain(
    `open=${fullEntry.postedById ?? ''}`
  )
})

test.each([
  ['pending', 'approval', messages.words.approval],
  ['pending', 'the bank', messages.words.transactionStatus.pending],
  ['completed', 'approval', messages.words.transactionStatus.completed]
])(
  'the status of what is %s and waits for %s is %s',
  (status, waitsFor, word) => {
    const entry = { ...fullEntry, status, waitsFor }
    const { container } = render(<EntryStatus entry={entry} />)
    expect(container.textContent).toBe(word)
  }
)
