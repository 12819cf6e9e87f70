import type { Transaction } from '../../contract/ledger/transaction.ts'
import type { Amount } from '../../features/values/money-cell.tsx'
import { statusAppearance, transactionStatus } from '../../format/status.ts'
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

function tone(entry: Transaction): 'credit' | 'debit' | 'pending' | 'void' {
  const phase = statusAppearance(transactionStatus, entry.status)?.phase
  if (entry.status === 'failed' || phase === 'over') return 'void'
  return phase === 'open' ? 'pending' : entry.direction
}
