import type { ReactNode } from 'react'

import type { Transaction } from '../../contract/ledger/transaction.ts'
import { Money } from '../../features/values/known-money.tsx'
import { amountOfEntry } from './amount-of-entry.ts'

/** The amount of an entry with its sign, in the tone of its status. */
export function EntryAmount({ entry }: { entry: Transaction }): ReactNode {
  return <Money {...amountOfEntry(entry)} />
}
