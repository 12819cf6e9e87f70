import type { ReactNode } from 'react'

import type { SystemWallet } from '../../contract/system-wallet/system-wallet.ts'
import { Activity } from '../../features/drawer/activity.tsx'
import {
  DetailDrawer,
  type DetailHead
} from '../../features/drawer/detail-drawer.tsx'
import {
  latestEntriesOfWallet,
  systemWalletDetail
} from '../../features/drawer/details.ts'
import type { DrawerProps } from '../../features/drawer/drawer-props.ts'
import { FieldFacts } from '../../features/field-table/field-facts.tsx'
import { Money } from '../../features/values/known-money.tsx'
import { Status } from '../../features/values/status-word.tsx'
import { UntrustedText } from '../../features/values/untrusted-text.tsx'
import { walletStatus } from '../../format/status.ts'
import { messages } from '../../messages.ts'
import { entriesHref } from '../../routes/ledger-links.ts'
import { Tag } from '../../ui/tag.tsx'
import { LatestEntries } from '../ledger/latest-entries.tsx'
import { systemWalletFields } from './system-wallet-fields.tsx'
import { walletRowActions } from './system-wallet-row-actions.ts'
import { isLow } from './wallet-balance.ts'

const texts = messages.drawer

export function SystemWalletDrawer(part: DrawerProps<SystemWallet>): ReactNode {
  const { id, open } = part
  return (
    <DetailDrawer<SystemWallet, SystemWallet>
      part={part}
      detail={systemWalletDetail}
      noun={texts.systemWallet}
      head={headOf}
      rowActions={walletRowActions}
    >
      {wallet => (
        <>
          <FieldFacts
            fields={systemWalletFields}
            row={wallet}
            own={{
              balance: (
                <>
                  <Money
                    minorUnits={wallet.balance}
                    currency={wallet.currency}
                  />
                  {isLow(wallet) && <Tag wraps>{texts.low}</Tag>}
                </>
              ),
              allowNegative:
                wallet.allowNegative !== undefined &&
                texts[wallet.allowNegative ? 'allowed' : 'notAllowed']
            }}
          />
          <LatestEntries
            entries={latestEntriesOfWallet}
            id={id}
            open={open}
            allHref={entriesHref('walletId', id)}
            allLabel={texts.allEntries}
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
    subtitle: wallet.code && (
      <UntrustedText className="mono" text={wallet.code} />
    ),
    badge: <Status pill table={walletStatus} value={wallet.status} />
  }
}
