import type { ReactNode } from 'react'

import type { User } from '../../contract/user/user.ts'
import { MoneyCell } from '../../features/values/money-cell.tsx'
import { OpenLink } from '../../features/values/open-link.tsx'
import { UntrustedText } from '../../features/values/untrusted-text.tsx'
import { userName } from '../../features/values/user-name.ts'
import { plainName } from '../../format/plain-name.ts'
import { messages } from '../../messages.ts'
import { Avatar } from '../../ui/avatar.tsx'
import type { RowContext } from '../../ui/table/row-context.ts'
import { Tag } from '../../ui/tag.tsx'

const texts = messages.users

/** The `data-press` that shows all balances of a user. */
export const BALANCES = 'balances'

export function Name(props: { user: User; address: string }): ReactNode {
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

export function Email({ user }: { user: User }): ReactNode {
  const { email, emailVerified } = user
  return email && emailVerified === false ? (
    <span className="mailc">
      <UntrustedText text={email} />
      <Tag>{texts.unverified}</Tag>
    </span>
  ) : (
    <UntrustedText text={email} />
  )
}

export function Balance(props: {
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
          aria-label={texts.showBalances(
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

export function Tags({ user }: { user: User }): ReactNode {
  return user.tags?.map(tag => (
    <Tag key={tag}>
      <UntrustedText text={tag} />
    </Tag>
  ))
}
