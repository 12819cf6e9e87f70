import type { ReactNode } from 'react'

import type { User } from '../../contract/user/user.ts'
import { MoneyCell } from '../../features/values/money-cell.tsx'
import { OpenLink } from '../../features/values/open-link.tsx'
import { Status } from '../../features/values/status-word.tsx'
import { TimeCell } from '../../features/values/time-cell.tsx'
import { UntrustedText } from '../../features/values/untrusted-text.tsx'
import { userName } from '../../features/values/user-name.ts'
import { plainName } from '../../format/plain-name.ts'
import { userStatus } from '../../format/status.ts'
import { messages } from '../../messages.ts'
import { Avatar } from '../../ui/avatar.tsx'
import type { Column } from '../../ui/table/column.ts'
import type { RowContext } from '../../ui/table/row-context.ts'
import { Tag } from '../../ui/tag.tsx'

/** The `data-press` that shows all balances of a user. */
export const BALANCES = 'balances'

export const userColumns: Column<User>[] = [
  {
    id: 'user',
    head: messages.users.user,
    sortField: 'displayName',
    width: 'name',
    card: 'title',
    cell: (user, { address }) => <Name user={user} address={address} />
  },
  {
    id: 'email',
    head: messages.users.email,
    sortField: 'email',
    width: 'email',
    card: 'hidden',
    cell: user =>
      user.email && user.emailVerified === false ? (
        <span className="mailc">
          <UntrustedText text={user.email} />
          <Tag>{messages.users.unverified}</Tag>
        </span>
      ) : (
        <UntrustedText text={user.email} />
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
    cell: (user, { currencies }) => (
      <Balance user={user} currencies={currencies} />
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
    cell: (user, rowContext) =>
      user.lastSeenAt ? (
        <TimeCell
          instant={user.lastSeenAt}
          mode="ago"
          rowContext={rowContext}
        />
      ) : (
        user.lastSeenAt === null && (
          <span className="dim">{messages.users.never}</span>
        )
      )
  },
  {
    id: 'registered',
    head: messages.users.registered,
    sortField: 'createdAt',
    width: 'date',
    card: 'hidden',
    cell: (user, rowContext) => (
      <TimeCell instant={user.createdAt} mode="day" rowContext={rowContext} />
    )
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

function Name(props: { user: User; address: string }): ReactNode {
  const { user, address } = props
  const name = userName(user)
  return (
    <span className="who">
      <Avatar name={name} />
      <OpenLink address={address} id={user.id}>
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
  currencies: RowContext['currencies']
}): ReactNode {
  const { user, currencies } = props
  const [first, ...others] = user.balances
  if (!first) return null
  return (
    <>
      <MoneyCell
        minorUnits={first.available}
        currency={first.currency}
        currencies={currencies}
      />
      {others.length > 0 ? (
        <button
          type="button"
          className="money-more"
          aria-label={messages.users.showBalances(
            plainName(userName(user)),
            others.length
          )}
          data-press={BALANCES}
        >
          +{others.length}
        </button>
      ) : (
        <span className="money-more" />
      )}
    </>
  )
}
