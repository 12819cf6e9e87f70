import type { ReactNode } from 'react'

import type { User } from '../../contract/user/user.ts'
import { userStatus } from '../../domain/status.ts'
import { messages } from '../../messages.ts'
import { userEntriesHref } from '../../routes/ledger-links.ts'
import { latestEntriesOfUser, userDetail } from '../../stores/details.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { userOffers } from '../actions/offers/user-offers.ts'
import { userName } from '../screens/user-name.ts'
import { Status } from '../status.tsx'
import { UntrustedText } from '../untrusted-text.tsx'
import { Activity } from './activity.tsx'
import { DetailDrawer, type DetailHead } from './detail-drawer.tsx'
import type { DrawerPart } from './drawer-part.ts'
import { LatestEntries } from './latest-entries.tsx'
import { UserFacts } from './user-facts.tsx'
import { UserWallets } from './user-wallets.tsx'

/** A user: who it is, what each wallet holds, and the latest entries. */
export function UserDrawer(part: DrawerPart<User>): ReactNode {
  const { id, open } = part
  return (
    <DetailDrawer<User, User>
      part={part}
      detail={userDetail}
      noun={messages.drawer.user}
      head={headOf}
      leading={<Avatar name="" size="lg" />}
      offers={userOffers}
    >
      {user => (
        <>
          <UserFacts user={user} />
          <UserWallets balances={user.balances} />
          <LatestEntries
            entries={latestEntriesOfUser}
            id={id}
            open={open}
            allHref={userEntriesHref(id)}
            allLabel={messages.drawer.allTransactions}
            hrefOfEntry={entryId => userEntriesHref(id, entryId)}
          />
          <Activity of="users" id={id} open={open} />
        </>
      )}
    </DetailDrawer>
  )
}

function headOf(user: User): DetailHead {
  const name = userName(user)
  return {
    title: <UntrustedText text={name} />,
    subtitle: (
      <>
        {user.username && (
          <>
            <UntrustedText text={user.username} />
            {' · '}
          </>
        )}
        {messages.drawer.id} <UntrustedText className="mono" text={user.id} />
      </>
    ),
    badge: <Status pill table={userStatus} value={user.status} />,
    leading: <Avatar name={name} size="lg" />,
    page: userEntriesHref(user.id)
  }
}
