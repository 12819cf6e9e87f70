import type { SystemWallet } from '../../contract/system-wallet/system-wallet.ts'
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

/** Every field of a wallet, by the contract's names; times in this zone. */
export function systemWalletFields(
  zone: string,
  currencies: KnownCurrencies
): CsvField<SystemWallet>[] {
  const amounts = (
    name: 'balance' | 'reserved' | 'change24h' | 'lowBalanceAt'
  ): CsvField<SystemWallet>[] =>
    amountFields(name, currencies, wallet =>
      moneyOf(wallet[name], wallet.currency)
    )
  return [
    textField('id', wallet => wallet.id),
    textField('name', wallet => wallet.name),
    textField('code', wallet => wallet.code),
    textField('purpose', wallet => wallet.purpose),
    textField('currency', wallet => wallet.currency),
    ...amounts('balance'),
    ...amounts('reserved'),
    ...amounts('change24h'),
    textField('status', wallet => wallet.status),
    ...amounts('lowBalanceAt'),
    flagField('allowNegative', wallet => wallet.allowNegative),
    instantField('lastTransactionAt', zone, wallet => wallet.lastTransactionAt),
    instantField('createdAt', zone, wallet => wallet.createdAt),
    numberField('version', wallet => wallet.version)
  ]
}
