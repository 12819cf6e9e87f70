import type { SystemWallet } from '../../contract/system-wallet/system-wallet.ts'
import type { Money } from '../../contract/values.ts'
import type { FieldTable } from '../../features/field-table/field.ts'
import { recordFields } from '../../features/field-table/record-fields.ts'
import { MoneyCell } from '../../features/values/money-cell.tsx'
import { RowName } from '../../features/values/row-name.tsx'
import { UntrustedText } from '../../features/values/untrusted-text.tsx'
import { walletPurposes, walletStatus } from '../../format/status.ts'
import { messages } from '../../messages.ts'
import { Tag } from '../../ui/tag.tsx'
import { availableIn, isLow } from './wallet-balance.ts'

const texts = messages.systemWallets
const fields = messages.fields

export const systemWalletFields: FieldTable<SystemWallet, 'systemWallets'> = {
  name: {
    kind: 'own',
    label: texts.name,
    column: {
      width: 'name',
      card: 'title',
      cell: (wallet, { address }) => (
        <RowName
          address={address}
          id={wallet.id}
          name={wallet.name}
          small={
            wallet.code && <UntrustedText className="mono" text={wallet.code} />
          }
        />
      )
    }
  },
  code: {
    kind: 'code',
    label: fields.code,
    value: wallet => wallet.code,
    column: { optional: true }
  },
  purpose: {
    kind: 'word',
    label: fields.purpose,
    value: wallet => wallet.purpose,
    words: walletPurposes,
    column: { width: 'kind' },
    filter: { quick: true }
  },
  currency: {
    kind: 'text',
    label: fields.currency,
    value: wallet => wallet.currency,
    column: { optional: true, width: 'code' },
    filter: { kind: 'choice', quick: true, options: [], currencies: true }
  },
  status: {
    kind: 'status',
    label: fields.status,
    value: wallet => wallet.status,
    words: walletStatus,
    column: { card: 'subtitle' },
    filter: { quick: true }
  },
  balance: {
    kind: 'amount',
    label: fields.balance,
    value: wallet => moneyIn(wallet, wallet.balance),
    column: {
      width: 'long-money',
      card: 'value',
      cell: (wallet, { currencies }) => (
        // The amount gives way to its tags; a card arranges them itself.
        <span className="contents sm:flex sm:items-center sm:justify-end sm:gap-1">
          {isLow(wallet) && <Tag>{texts.lowBalance}</Tag>}{' '}
          {isOverdrawn(wallet) && <Tag>{texts.overdrawn}</Tag>}{' '}
          <MoneyCell
            minorUnits={wallet.balance}
            currency={wallet.currency}
            currencies={currencies}
          />
        </span>
      )
    }
  },
  reserved: {
    kind: 'amount',
    label: fields.reserved,
    value: wallet => moneyIn(wallet, wallet.reserved),
    column: { optional: true }
  },
  available: {
    kind: 'amount',
    label: fields.available,
    value: wallet => moneyIn(wallet, availableIn(wallet)),
    column: { width: 'long-money', shows: ['balance', 'reserved'] }
  },
  change24h: {
    kind: 'amount',
    label: fields.change24h,
    value: wallet => moneyIn(wallet, wallet.change24h),
    sign: 'always',
    column: {}
  },
  lowBalanceAt: {
    kind: 'amount',
    label: fields.lowBalanceAt,
    value: wallet => moneyIn(wallet, wallet.lowBalanceAt)
  },
  allowNegative: {
    kind: 'own',
    label: fields.mayBeNegative
  },
  belowThreshold: {
    kind: 'own',
    label: texts.below,
    filter: {}
  },
  lastTransactionAt: {
    kind: 'time',
    label: fields.lastTransaction,
    value: wallet => wallet.lastTransactionAt,
    mode: 'ago',
    column: { card: 'meta' }
  },
  createdAt: {
    kind: 'time',
    label: fields.created,
    value: wallet => wallet.createdAt,
    filter: {}
  },
  ...recordFields
}

function moneyIn(
  { currency }: SystemWallet,
  amount: string | null | undefined
): Money | undefined {
  return amount === undefined || amount === null
    ? undefined
    : { amount, currency }
}

function isOverdrawn({ balance, allowNegative }: SystemWallet): boolean {
  return BigInt(balance) < 0n && allowNegative === false
}
