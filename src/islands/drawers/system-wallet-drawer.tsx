import type { ReactNode } from 'react'

import type { SystemWallet } from '../../contract/system-wallet/system-wallet.ts'
import { walletStatus } from '../../domain/status.ts'
import { messages } from '../../messages.ts'
import { entriesHref } from '../../routes/ledger-links.ts'
import {
  latestEntriesOfWallet,
  systemWalletDetail
} from '../../stores/details.ts'
import { walletOffers } from '../actions/offers/wallet-offers.ts'
import { Status } from '../status.tsx'
import { UntrustedText } from '../untrusted-text.tsx'
import { Activity } from './activity.tsx'
import { DetailDrawer, type DetailHead } from './detail-drawer.tsx'
import type { DrawerPart } from './drawer-part.ts'
import { LatestEntries } from './latest-entries.tsx'
import { SystemWalletFacts } from './system-wallet-facts.tsx'

/** A wallet of the house: what it holds, and its latest entries. */
export function SystemWalletDrawer(part: DrawerPart<SystemWallet>): ReactNode {
  const { id, open } = part
  return (
    <DetailDrawer<SystemWallet, SystemWallet>
      part={part}
      detail={systemWalletDetail}
      noun={messages.drawer.systemWallet}
      head={headOf}
      offers={walletOffers}
    >
      {wallet => (
        <>
          <SystemWalletFacts wallet={wallet} />
          <LatestEntries
            entries={latestEntriesOfWallet}
            id={id}
            open={open}
            allHref={entriesHref('walletId', id)}
            allLabel={messages.drawer.allEntries}
            hrefOfEntry={entryId => entriesHref('walletId', id, entryId)}
          />
          <Activity
            of="system-wallets"
            id={id}
            open={open}
            currency={wallet.currency}
          />
        </>
      )}
    </DetailDrawer>
  )
}

function headOf(wallet: SystemWallet): DetailHead {
  return {
    title: <UntrustedText text={wallet.name} />,
    subtitle: <UntrustedText className="mono" text={wallet.code} />,
    badge: <Status pill table={walletStatus} value={wallet.status} />,
    page: entriesHref('walletId', wallet.id)
  }
}
