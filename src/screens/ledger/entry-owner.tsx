import type { ReactNode } from 'react'

import type { Transaction } from '../../contract/ledger/transaction.ts'
import { UntrustedText } from '../../features/values/untrusted-text.tsx'
import { ownerEntriesHref, ownerName } from '../../routes/ledger-links.ts'

/** The owner of an entry, as a link where the panel shows more of it. */
export function EntryOwner({ entry }: { entry: Transaction }): ReactNode {
  const owner = <UntrustedText text={ownerName(entry)} />
  const { walletId, walletName } = entry
  // A wallet that may be another's, and one of the house without its id, lead
  // to nobody's entries.
  const isKnown =
    walletName === null || (walletName !== undefined && walletId !== undefined)
  const href = isKnown ? ownerEntriesHref(entry) : undefined
  return href === undefined ? (
    owner
  ) : (
    <a className="quiet-link" href={href}>
      {owner}
    </a>
  )
}
