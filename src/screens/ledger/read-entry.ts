import type { TransactionDetail } from '../../contract/ledger/transaction.ts'
import { client } from '../../stores/api.ts'
import { $route } from '../../stores/route.ts'
import type { Ledger } from './row-names.ts'

/** Of a movement of which one side is known, that of the ledger shown. */
export async function readEntry(id: string): Promise<TransactionDetail> {
  const isUsers = shownLedger() === 'user'
  return client.one('transaction', {
    path: { id, ...(isUsers ? { ledger: 'user' } : {}) }
  })
}

export function shownLedger(): Ledger {
  return $route.get()?.match?.route.name === 'user-transactions'
    ? 'user'
    : 'house'
}
