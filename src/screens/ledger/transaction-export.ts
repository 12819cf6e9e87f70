import type { Transaction } from '../../contract/ledger/transaction.ts'
import {
  amountFields,
  instantField,
  type KnownCurrencies,
  moneyOf,
  textField
} from '../../features/export/field-kinds.ts'
import type { CsvField } from '../../format/csv.ts'

/**
 * Every field of an entry, by the contract's names; times in this zone. The
 * contract's amount has no sign, so there is one more that can be added up.
 */
export function transactionFields(
  zone: string,
  currencies: KnownCurrencies
): CsvField<Transaction>[] {
  const amounts = (
    head: string,
    read: (entry: Transaction) => string | null | undefined
  ): CsvField<Transaction>[] =>
    amountFields(head, currencies, entry =>
      moneyOf(read(entry), entry.currency)
    )
  return [
    textField('id', entry => entry.id),
    instantField('createdAt', zone, entry => entry.createdAt),
    instantField('effectiveAt', zone, entry => entry.effectiveAt),
    textField('type', entry => entry.type),
    textField('status', entry => entry.status),
    textField('direction', entry => entry.direction),
    ...amounts('amount', entry => entry.amount),
    ...amounts('signedAmount', signedAmount),
    textField('currency', entry => entry.currency),
    ...amounts('balanceBefore', entry => entry.balanceBefore),
    ...amounts('balanceAfter', entry => entry.balanceAfter),
    textField('walletId', entry => entry.walletId),
    textField('walletName', entry => entry.walletName),
    textField('userId', entry => entry.userId),
    textField('userName', entry => entry.userName),
    textField('counterparty.kind', entry => entry.counterparty?.kind),
    textField('counterparty.id', entry => entry.counterparty?.id),
    textField('counterparty.name', entry => entry.counterparty?.name),
    textField('gameId', entry => entry.gameId),
    textField('gameName', entry => entry.gameName),
    textField('reference', entry => entry.reference),
    textField('groupId', entry => entry.groupId),
    textField('reversesId', entry => entry.reversesId),
    textField('reversedById', entry => entry.reversedById),
    textField('operator.id', entry => entry.operator?.id),
    textField('operator.name', entry => entry.operator?.name),
    textField('reason', entry => entry.reason),
    textField('failureCode', entry => entry.failureCode),
    textField('metadata', ({ metadata }) =>
      metadata ? JSON.stringify(metadata) : undefined
    )
  ]
}

function signedAmount({ amount, direction }: Transaction): string {
  return String(direction === 'debit' ? -BigInt(amount) : BigInt(amount))
}
