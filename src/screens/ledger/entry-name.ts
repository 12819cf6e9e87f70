import type { Transaction } from '../../contract/ledger/transaction.ts'
import type { AmountText } from '../../features/values/use-amount-text.ts'
import { transactionTypes, wordOf } from '../../format/status.ts'
import { messages } from '../../messages.ts'

const texts = messages.transactions

/** What it moves, and to or from whom; by its id if that is not known. */
export function entryName(
  entry: Transaction,
  amountText: AmountText | undefined
): string {
  const { id, type, direction, amount, currency } = entry
  const isOfHouse = Boolean(entry.walletName)
  const party = isOfHouse ? entry.counterparty?.name : ownUser(entry)
  if (!amountText || !party) return texts.named(id)
  // The house credits a user by a debit of its own wallet.
  const goesTo = isOfHouse ? direction === 'debit' : direction === 'credit'
  return texts.moving(
    wordOf(transactionTypes, type),
    `${amountText(amount, currency)} ${currency}`,
    goesTo ? texts.to : texts.from,
    party
  )
}

/** `null` names a user's wallet; without a word it may be the house's. */
function ownUser({ walletName, userName }: Transaction): string | undefined {
  return walletName === null ? userName : undefined
}
