import { moneyStatusOf } from '../../contract/ledger/money-status.ts'
import type { Transaction } from '../../contract/ledger/transaction.ts'
import type { Amount } from '../../features/values/money-cell.tsx'
import { messages } from '../../messages.ts'

/** The `Amount` props for an entry. */
export function amountOfEntry(entry: Transaction): Amount {
  const { direction, amount, currency } = entry
  return {
    minorUnits: direction === 'debit' ? `-${amount}` : amount,
    currency,
    sign: 'always',
    spoken:
      direction === 'debit'
        ? messages.transactions.debit
        : messages.transactions.credit,
    tone: tone(entry)
  }
}

function tone({
  status,
  direction
}: Transaction): 'credit' | 'debit' | 'pending' | 'void' {
  // It is settled, but its reversal moved it back.
  if (status === 'reversed') return 'void'
  // Another entry moved it: nothing was taken back.
  if (status === 'posted') return 'pending'
  switch (moneyStatusOf(status)) {
    case 'undone':
      return 'void'
    case 'open':
    case 'held':
      return 'pending'
    case 'settled':
    case undefined:
      return direction
  }
}
