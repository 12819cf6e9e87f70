import type { ReactNode } from 'react'

import type { User } from '../../contract/user/user.ts'
import { MoneyCell } from '../../features/values/money-cell.tsx'
import { RowName } from '../../features/values/row-name.tsx'
import { UntrustedText } from '../../features/values/untrusted-text.tsx'
import { userName } from '../../features/values/user-name.ts'
import { plainName } from '../../format/plain-name.ts'
import { messages } from '../../messages.ts'
import type { RowContext } from '../../ui/table/row-context.ts'
import { Tag } from '../../ui/tag.tsx'

const texts = messages.users

/** The `data-press` that shows all balances of a user. */
export const BALANCES = 'balances'

/**
 * More wallets than the one shown. Empty, it keeps its slot; on a card it stands
 * before the amount, so that the amounts of all end on one line.
 */
const MORE = 'inline-block w-6 flex-none ps-1 text-start text-xs text-ink-3'

/** The amount gives way to it; a card arranges both itself. */
const BESIDE = 'contents sm:flex sm:items-baseline sm:justify-end'

export function Name(props: { user: User; address: string }): ReactNode {
  const { user, address } = props
  return (
    <RowName
      address={address}
      id={user.id}
      name={userName(user)}
      hasAvatar
      small={user.username && <UntrustedText text={user.username} />}
    />
  )
}

export function Email({ user }: { user: User }): ReactNode {
  const { email, emailVerified } = user
  return email && emailVerified === false ? (
    <span className="flex items-center gap-1.5">
      <UntrustedText className="overflow-hidden text-ellipsis" text={email} />
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
    <span className={BESIDE}>
      <MoneyCell
        minorUnits={first.available}
        currency={first.currency}
        currencies={currencies}
      />
      {others.length > 0 ? (
        <button
          type="button"
          // Its target is as high as the cell, which cuts it.
          className={`${MORE} relative after:absolute after:inset-x-0 after:-inset-y-3 hover:text-ink hover:underline`}
          data-slot="money-more"
          dir="ltr"
          aria-label={texts.showBalances(
            plainName(userName(user)),
            others.length
          )}
          data-press={BALANCES}
        >
          {`+${others.length}`}
        </button>
      ) : (
        <span className={MORE} data-slot="money-more" />
      )}
    </span>
  )
}

export function Tags(props: { user: User; wraps?: boolean }): ReactNode {
  return props.user.tags?.map(tag => (
    <Tag key={tag} wraps={props.wraps}>
      <UntrustedText text={tag} />
    </Tag>
  ))
}
