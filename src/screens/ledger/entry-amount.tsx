import type { ReactNode } from 'react'

import type { Transaction } from '../../contract/ledger/transaction.ts'
import { Money } from '../../features/values/known-money.tsx'
import { amountOfEntry } from './amount-of-entry.ts'

export function EntryAmount({ entry }: { entry: Transaction }): ReactNode {
  return <Money {...amountOfEntry(entry)} />
}
