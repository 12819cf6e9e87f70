import type { ReactNode } from 'react'

import type { User } from '../../contract/user/user.ts'
import { Activity } from '../../features/drawer/activity.tsx'
import {
  DetailDrawer,
  type DetailHead
} from '../../features/drawer/detail-drawer.tsx'
import {
  latestEntriesOfUser,
  userDetail
} from '../../features/drawer/details.ts'
import type { DrawerPart } from '../../features/drawer/drawer-part.ts'
import { Status } from '../../features/values/status-word.tsx'
import { UntrustedText } from '../../features/values/untrusted-text.tsx'
import { userName } from '../../features/values/user-name.ts'
import { userStatus } from '../../format/status.ts'
import { messages } from '../../messages.ts'
import { userEntriesHref } from '../../routes/ledger-links.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { LatestEntries } from '../ledger/latest-entries.tsx'
import { UserFacts } from './user-facts.tsx'
import { userRowActions } from './user-row-actions.ts'
import { UserWallets } from './user-wallets.tsx'

export function UserDrawer(part: DrawerPart<User>): ReactNode {
  const { id, open } = part
  return (
    <DetailDrawer<User, User>
      part={part}
      detail={userDetail}
      noun={messages.drawer.user}
      head={headOf}
      leading={<Avatar name="" size="lg" />}
      rowActions={userRowActions}
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
        {messages.fields.id} <UntrustedText className="mono" text={user.id} />
      </>
    ),
    badge: <Status pill table={userStatus} value={user.status} />,
    leading: <Avatar name={name} size="lg" />,
    page: userEntriesHref(user.id)
  }
}
