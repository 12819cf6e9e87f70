import type { transactionStatus } from '../../format/status.ts'

/**
 * `settled`: it moved the balance; `held`: a debit is reserved; `open`: nothing
 * has moved yet; `undone`: nothing ever will.
 */
export type MoneyStatus = 'settled' | 'held' | 'open' | 'undone'

/** What each status of a transaction means for money. */
export const moneyStatus = {
  completed: 'settled',
  // The reversal, an entry of its own, moved it back.
  reversed: 'settled',
  pending: 'open',
  reserved: 'held',
  // Another entry, which completed it, moved it.
  posted: 'undone',
  failed: 'undone',
  cancelled: 'undone'
} as const satisfies Record<keyof typeof transactionStatus, MoneyStatus>

export type TransactionStatus = keyof typeof moneyStatus

const table: Readonly<Record<string, MoneyStatus>> = moneyStatus

/** `undefined` for a status that this build does not know. */
export function moneyStatusOf(status: string): MoneyStatus | undefined {
  return Object.hasOwn(table, status) ? table[status] : undefined
}

export function statusesThatAre(...wanted: MoneyStatus[]): string[] {
  return Object.keys(table).filter(status => {
    const money = moneyStatusOf(status)
    return money && wanted.includes(money)
  })
}
