import type { ReactNode } from 'react'

import type { Transaction } from '../../contract/ledger/transaction.ts'
import { UntrustedText } from '../../features/values/untrusted-text.tsx'
import { ownerEntriesHref, ownerName } from '../../routes/ledger-links.ts'

interface Props {
  entry: Transaction
  className?: string
}

export function EntryOwner({ entry, className = '' }: Props): ReactNode {
  const owner = <UntrustedText text={ownerName(entry)} />
  const { walletId, walletName } = entry
  // No link for a wallet that may be a user's, or one without an id.
  const isKnown =
    walletName === null || (walletName !== undefined && walletId !== undefined)
  const href = isKnown ? ownerEntriesHref(entry) : undefined
  return href === undefined ? (
    owner
  ) : (
    <a className={`quiet-link ${className}`.trimEnd()} href={href}>
      {owner}
    </a>
  )
}
