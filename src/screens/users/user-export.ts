import { type Balance, User } from '../../contract/user/user.ts'
import { contractFields } from '../../features/export/contract-fields.ts'
import {
  amountFields,
  type KnownCurrencies,
  moneyOf
} from '../../features/export/field-kinds.ts'
import { type CsvField, textCell } from '../../format/csv.ts'

/**
 * Balances have columns of their own for each known currency, and what a user
 * holds in any other stands in one more, as the contract's JSON.
 */
export const userCsvFields = contractFields(User, {
  balances: currencies => [
    ...[...currencies.keys()].flatMap(code => balanceFields(code, currencies)),
    otherBalances(currencies)
  ]
})

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
  return {
    head: 'balances.other',
    cell({ balances }) {
      const others = balances.filter(one => !currencies.has(one.currency))
      return textCell(others.length > 0 ? JSON.stringify(others) : undefined)
    }
  }
}
