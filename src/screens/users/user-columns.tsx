import type { ReactNode } from 'react'

import type { User } from '../../contract/user/user.ts'
import { statusCell, textCell, timeCell } from '../../features/values/cells.tsx'
import { MoneyCell } from '../../features/values/money-cell.tsx'
import { OpenLink } from '../../features/values/open-link.tsx'
import { UntrustedText } from '../../features/values/untrusted-text.tsx'
import { userName } from '../../features/values/user-name.ts'
import { plainName } from '../../format/plain-name.ts'
import { userStatus } from '../../format/status.ts'
import { messages } from '../../messages.ts'
import { Avatar } from '../../ui/avatar.tsx'
import type { Column } from '../../ui/table/column.ts'
import type { RowContext } from '../../ui/table/row-context.ts'
import { Tag } from '../../ui/tag.tsx'

const fields = messages.fields

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
    head: fields.email,
    sortField: 'email',
    width: 'email',
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
    head: fields.status,
    sortField: 'status',
    width: 'status',
    card: 'subtitle',
    cell: statusCell(userStatus)
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
    head: fields.country,
    sortField: 'country',
    width: 'code',
    cell: textCell(user => user.country)
  },
  {
    id: 'games',
    head: messages.users.games,
    sortField: 'gamesPlayed',
    width: 'number',
    align: 'end',
    cell: user => user.gamesPlayed
  },
  {
    id: 'lastSeen',
    head: fields.lastSeen,
    sortField: 'lastSeenAt',
    width: 'date',
    card: 'meta',
    cell: timeCell(user => user.lastSeenAt, 'ago')
  },
  {
    id: 'registered',
    head: fields.registered,
    sortField: 'createdAt',
    width: 'date',
    cell: timeCell(user => user.createdAt, 'day')
  },
  {
    id: 'tags',
    head: fields.tags,
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
    head: fields.id,
    width: 'reference',
    optional: true,
    cell: textCell(user => user.id, 'mono')
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
