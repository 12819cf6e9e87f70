import type { ReactNode } from 'react'

import type { User } from '../../api/contract/user.ts'
import { plainName } from '../../domain/plain-name.ts'
import { userStatus } from '../../domain/status.ts'
import { messages } from '../../messages.ts'
import { usersList } from '../../stores/lists.ts'
import { Avatar } from '../../ui/avatar.tsx'
import type { Column } from '../../ui/table/column.ts'
import { Tag } from '../../ui/tag.tsx'
import { aheadOf } from '../ahead.ts'
import { OpenLink } from '../list/open-link.tsx'
import { Money } from '../money.tsx'
import { Status } from '../status.tsx'
import { Time } from '../time.tsx'
import { UntrustedText } from '../untrusted-text.tsx'
import { userName } from './user-name.ts'

/**
 * The columns of the users; `onBalances` opens all balances of one, which
 * `balancesAhead` loads before.
 */
export function userColumns(
  onBalances: (user: User) => void,
  balancesAhead: () => void = () => undefined
): Column<User>[] {
  return [
    {
      id: 'user',
      head: messages.users.user,
      sortField: 'displayName',
      width: 'name',
      card: 'title',
      cell: user => <Name user={user} />
    },
    {
      id: 'email',
      head: messages.users.email,
      sortField: 'email',
      width: 'email',
      card: 'hidden',
      cell: user => (
        <span className="mailc">
          <UntrustedText text={user.email} />
          {user.email && user.emailVerified === false && (
            <Tag>{messages.users.unverified}</Tag>
          )}
        </span>
      )
    },
    {
      id: 'status',
      head: messages.users.status,
      sortField: 'status',
      width: 'status',
      card: 'subtitle',
      cell: user => <Status table={userStatus} value={user.status} />
    },
    {
      id: 'balance',
      head: messages.users.balance,
      sortField: 'balance',
      width: 'money',
      money: true,
      headClass: 'head-money-more',
      card: 'value',
      cell: user => (
        <Balance user={user} onMore={onBalances} onAhead={balancesAhead} />
      )
    },
    {
      id: 'country',
      head: messages.users.country,
      sortField: 'country',
      width: 'code',
      card: 'hidden',
      cell: user => <UntrustedText text={user.country} />
    },
    {
      id: 'games',
      head: messages.users.games,
      sortField: 'gamesPlayed',
      width: 'number',
      align: 'end',
      card: 'hidden',
      cell: user => user.gamesPlayed
    },
    {
      id: 'lastSeen',
      head: messages.users.lastSeen,
      sortField: 'lastSeenAt',
      width: 'date',
      card: 'meta',
      cell: user =>
        user.lastSeenAt ? (
          <Time instant={user.lastSeenAt} mode="ago" />
        ) : (
          <span className="dim">{messages.users.never}</span>
        )
    },
    {
      id: 'registered',
      head: messages.users.registered,
      sortField: 'createdAt',
      width: 'date',
      card: 'hidden',
      cell: user => <Time instant={user.createdAt} mode="day" />
    },
    {
      id: 'tags',
      head: messages.users.tags,
      card: 'hidden',
      optional: true,
      cell: user =>
        user.tags?.map(tag => (
          <Tag key={tag}>
            <UntrustedText text={tag} />
          </Tag>
        ))
    },
    {
      id: 'id',
      head: messages.users.id,
      width: 'reference',
      card: 'hidden',
      optional: true,
      cell: user => <UntrustedText className="mono" text={user.id} />
    }
  ]
}

function Name({ user }: { user: User }): ReactNode {
  const name = userName(user)
  return (
    <span className="who">
      <Avatar name={name} />
      <OpenLink list={usersList} id={user.id}>
        <UntrustedText text={name} />
      </OpenLink>
      {user.username && (
        <small>
          <UntrustedText text={user.username} />
        </small>
      )}
    </span>
  )
}

function Balance(props: {
  user: User
  onMore: (user: User) => void
  onAhead: () => void
}): ReactNode {
  const { user, onMore, onAhead } = props
  const [first, ...others] = user.balances
  if (!first) return null
  return (
    <>
      <Money minorUnits={first.available} currency={first.currency} />
      {others.length > 0 ? (
        <button
          type="button"
          className="money-more"
          aria-label={messages.users.showBalances(
            plainName(userName(user)),
            others.length
          )}
          {...aheadOf(onAhead)}
          onClick={() => onMore(user)}
        >
          +{others.length}
        </button>
      ) : (
        <span className="money-more" />
      )}
    </>
  )
}
