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
import type { DrawerProps } from '../../features/drawer/drawer-props.ts'
import { TimeFact } from '../../features/drawer/time-fact.tsx'
import { FieldFacts } from '../../features/field-table/field-facts.tsx'
import { LongText } from '../../features/values/long-text.tsx'
import { Status } from '../../features/values/status-word.tsx'
import { UntrustedText } from '../../features/values/untrusted-text.tsx'
import { userName } from '../../features/values/user-name.ts'
import { countryName } from '../../format/country-name.ts'
import { LOCALE } from '../../format/locale.ts'
import { userStatus } from '../../format/status.ts'
import { messages } from '../../messages.ts'
import { userEntriesHref } from '../../routes/ledger-links.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { Tag } from '../../ui/tag.tsx'
import { LatestEntries } from '../ledger/latest-entries.tsx'
import { Tags } from './user-cells.tsx'
import { userFields } from './user-fields.tsx'
import { userRowActions } from './user-row-actions.ts'
import { UserWallets } from './user-wallets.tsx'

export function UserDrawer(part: DrawerProps<User>): ReactNode {
  const { id, open } = part
  return (
    <DetailDrawer<User, User>
      part={part}
      detail={userDetail}
      noun={messages.drawer.user}
      head={headOf}
      leading={<Avatar name="" size="lg" />}
      rowActions={userRowActions}
      notes="users"
    >
      {user => (
        <>
          <FieldFacts
            fields={userFields}
            row={user}
            own={{
              // Shown in the header.
              id: undefined,
              email: user.email && <EmailFact user={user} />,
              country: user.country && countryName(user.country, LOCALE),
              lastSeenAt: user.lastSeenAt && (
                <TimeFact instant={user.lastSeenAt} mode="ago" />
              ),
              tags: user.tags?.length ? <Tags user={user} wraps /> : undefined
            }}
          />
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
    leading: <Avatar name={name} size="lg" />
  }
}

function EmailFact({ user }: { user: User }): ReactNode {
  const { email = '', emailVerified } = user
  return (
    <>
      <LongText text={email} />
      {emailVerified === true && (
        <span className="text-ink-3">
          <StatusBadge
            appearance={{
              word: messages.drawer.verified,
              tone: 'pos',
              shape: 'filled'
            }}
          />
        </span>
      )}
      {emailVerified === false && <Tag wraps>{messages.users.unverified}</Tag>}
    </>
  )
}
