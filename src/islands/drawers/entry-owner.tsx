import type { ReactNode } from 'react'

import type { Transaction } from '../../api/contract/transaction.ts'
import { ownerEntriesHref, ownerName } from '../../domain/ledger-links.ts'
import { UntrustedText } from '../untrusted-text.tsx'

/** The owner of an entry, as a link where the panel shows more of it. */
export function EntryOwner({ entry }: { entry: Transaction }): ReactNode {
  const owner = <UntrustedText text={ownerName(entry)} />
  // What does not say whether it is a user's or the house's leads nowhere.
  const href =
    entry.walletName === undefined ? undefined : ownerEntriesHref(entry)
  return href === undefined ? (
    owner
  ) : (
    <a className="quiet-link" href={href}>
      {owner}
    </a>
  )
}
