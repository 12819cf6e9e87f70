import { Transaction } from '../../contract/ledger/transaction.ts'
import { contractFields } from '../../features/export/contract-fields.ts'
import { amountFields, moneyOf } from '../../features/export/field-kinds.ts'

/** The contract's amount has no sign, so there is one more that adds up. */
export const transactionCsvFields = contractFields(Transaction, {
  amount: currencies => [
    ...amountFields<Transaction>('amount', currencies, entry =>
      moneyOf(entry.amount, entry.currency)
    ),
    ...amountFields<Transaction>('signedAmount', currencies, entry =>
      moneyOf(signedAmount(entry), entry.currency)
    )
  ]
})

function signedAmount({ amount, direction }: Transaction): string {
  return String(direction === 'debit' ? -BigInt(amount) : BigInt(amount))
}
