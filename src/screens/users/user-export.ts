import type { Balance, User } from '../../contract/user/user.ts'
import {
  amountFields,
  flagField,
  instantField,
  type KnownCurrencies,
  moneyOf,
  numberField,
  textField
} from '../../features/export/field-kinds.ts'
import type { CsvField } from '../../format/csv.ts'

/**
 * Every field of a user, by the contract's names; times in this zone. Balances
 * have columns of their own for each known currency, and what a user holds in
 * any other stands in one more, as the contract's JSON.
 */
export function userFields(
  zone: string,
  currencies: KnownCurrencies
): CsvField<User>[] {
  return [
    textField('id', user => user.id),
    textField('username', user => user.username),
    textField('displayName', user => user.displayName),
    textField('email', user => user.email),
    flagField('emailVerified', user => user.emailVerified),
    textField('phone', user => user.phone),
    textField('country', user => user.country),
    textField('avatarUrl', user => user.avatarUrl),
    textField('status', user => user.status),
    textField('banReason', user => user.banReason),
    instantField('bannedUntil', zone, user => user.bannedUntil),
    ...[...currencies.keys()].flatMap(code => balanceFields(code, currencies)),
    otherBalances(currencies),
    numberField('gamesPlayed', user => user.gamesPlayed),
    textField('tags', user => user.tags?.join('; ')),
    flagField('isTest', user => user.isTest),
    instantField('lastSeenAt', zone, user => user.lastSeenAt),
    instantField('createdAt', zone, user => user.createdAt),
    instantField('updatedAt', zone, user => user.updatedAt),
    numberField('version', user => user.version)
  ]
}

function balanceFields(
  code: string,
  currencies: KnownCurrencies
): CsvField<User>[] {
  const parts = ['available', 'reserved', 'bonus'] as const
  return parts.flatMap(part =>
    amountFields<User>(`balances.${code}.${part}`, currencies, user =>
      moneyOf(balanceIn(user, code)?.[part], code)
    )
  )
}

function balanceIn(user: User, code: string): Balance | undefined {
  return user.balances.find(({ currency }) => currency === code)
}

function otherBalances(currencies: KnownCurrencies): CsvField<User> {
  return textField('balances.other', user => {
    const others = user.balances.filter(one => !currencies.has(one.currency))
    return others.length === 0 ? undefined : JSON.stringify(others)
  })
}
