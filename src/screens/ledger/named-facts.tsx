import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect } from 'react'

import { $entryNames, lookUpEntry, withNames } from './entry-names.ts'
import type { Ledger } from './row-names.ts'
import {
  TransactionFacts,
  type TransactionFactsProps
} from './transaction-facts.tsx'

interface Props extends TransactionFactsProps {
  ledger: Ledger
}

/** Of an entry that may carry ids alone. */
export function NamedFacts({ entry, ledger, hrefOfOpen }: Props): ReactNode {
  const names = useStore($entryNames, { ssr: 'initial' })
  useEffect(() => lookUpEntry(entry, ledger), [entry, ledger])
  return (
    <TransactionFacts
      entry={withNames(entry, names, ledger)}
      hrefOfOpen={hrefOfOpen}
    />
  )
}
