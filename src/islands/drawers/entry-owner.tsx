import type { ReactNode } from 'react'

import type { Transaction } from '../../api/contract/transaction.ts'
import { ownerEntriesHref } from '../../domain/ledger-links.ts'
import { UntrustedText } from '../untrusted-text.tsx'

/** Whose balance an entry is about, and where its entries are shown. */
export function entryOwner(entry: Transaction): {
  name: string
  href: string | undefined
} {
  const { walletId, walletName, userId, userName } = entry
  const name = walletName ?? userName ?? userId ?? walletId ?? entry.id
  return { name, href: ownerEntriesHref(entry) }
}

/** The owner of an entry, as a link where the panel shows more of it. */
export function EntryOwner({ entry }: { entry: Transaction }): ReactNode {
  const { name, href } = entryOwner(entry)
  const owner = <UntrustedText text={name} />
  return href === undefined ? (
    owner
  ) : (
    <a className="quiet-link" href={href}>
      {owner}
    </a>
  )
}
