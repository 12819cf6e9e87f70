import type { SystemWallet } from '../../contract/system-wallet/system-wallet.ts'
import type { Money } from '../../contract/values.ts'
import type { Field } from '../../features/field-table/field.ts'
import { recordFields } from '../../features/field-table/record-fields.ts'
import { yesOrNo } from '../../features/list/filters/period-choices.ts'
import { MoneyCell } from '../../features/values/money-cell.tsx'
import { RowName } from '../../features/values/row-name.tsx'
import { UntrustedText } from '../../features/values/untrusted-text.tsx'
import { walletPurposes, walletStatus } from '../../format/status.ts'
import { messages } from '../../messages.ts'
import { Tag } from '../../ui/tag.tsx'
import { availableIn, isLow } from './wallet-balance.ts'

const texts = messages.systemWallets
const fields = messages.fields

export const systemWalletFields: readonly Field<SystemWallet>[] = [
  {
    kind: 'own',
    key: 'name',
    label: texts.name,
    column: {
      sorts: true,
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
  {
    kind: 'code',
    key: 'code',
    label: fields.code,
    value: wallet => wallet.code,
    column: { sorts: true, optional: true }
  },
  {
    kind: 'word',
    key: 'purpose',
    label: fields.purpose,
    value: wallet => wallet.purpose,
    words: walletPurposes,
    column: { sorts: true, width: 'kind' },
    filter: { quick: true }
  },
  {
    kind: 'text',
    key: 'currency',
    label: fields.currency,
    value: wallet => wallet.currency,
    column: { sorts: true, optional: true, width: 'code' },
    filter: { kind: 'choice', quick: true, options: [], currencies: true }
  },
  {
    kind: 'status',
    key: 'status',
    label: fields.status,
    value: wallet => wallet.status,
    words: walletStatus,
    column: { sorts: true, card: 'subtitle' },
    filter: { quick: true }
  },
  {
    kind: 'amount',
    key: 'balance',
    label: fields.balance,
    value: wallet => moneyIn(wallet, wallet.balance),
    column: {
      sorts: true,
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
  {
    kind: 'amount',
    key: 'reserved',
    label: fields.reserved,
    value: wallet => moneyIn(wallet, wallet.reserved),
    column: { optional: true }
  },
  {
    kind: 'amount',
    key: 'available',
    label: fields.available,
    value: wallet => moneyIn(wallet, availableIn(wallet)),
    column: { width: 'long-money', shows: ['balance', 'reserved'] }
  },
  {
    kind: 'amount',
    key: 'change24h',
    label: fields.change24h,
    value: wallet => moneyIn(wallet, wallet.change24h),
    sign: 'always',
    column: {}
  },
  {
    kind: 'amount',
    key: 'lowBalanceAt',
    label: fields.lowBalanceAt,
    value: wallet => moneyIn(wallet, wallet.lowBalanceAt)
  },
  {
    kind: 'own',
    key: 'allowNegative',
    label: fields.mayBeNegative
  },
  {
    kind: 'own',
    key: 'belowThreshold',
    label: texts.below,
    filter: { kind: 'one', options: yesOrNo }
  },
  {
    kind: 'time',
    key: 'lastTransactionAt',
    label: fields.lastMovement,
    value: wallet => wallet.lastTransactionAt,
    mode: 'ago',
    column: { sorts: true, card: 'meta' }
  },
  {
    kind: 'time',
    key: 'createdAt',
    label: fields.created,
    value: wallet => wallet.createdAt,
    filter: {}
  },
  ...recordFields
]

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
