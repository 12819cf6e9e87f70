import type { Transaction } from '../../contract/ledger/transaction.ts'
import type { Field } from '../../features/field-table/field.ts'
import { yesOrNo } from '../../features/list/filters/period-choices.ts'
import { transactionStatus, transactionTypes } from '../../format/status.ts'
import { messages } from '../../messages.ts'
import { $gameNames, $walletNames } from '../../stores/names.ts'
import {
  amountCell,
  balanceAfterCell,
  counterpartyCell,
  descriptionCell,
  timeCell
} from './transaction-cells.tsx'
import { TransactionType } from './transaction-type.tsx'

const texts = messages.transactions
const fields = messages.fields

type TransactionField = Field<Transaction>

/** `owner` is whose wallet is named. */
export function transactionFields(
  owner: 'none' | 'wallet'
): readonly TransactionField[] {
  return owner === 'none'
    ? [...first, description(false), ...others]
    : [
        walletId,
        ...first,
        walletName,
        description(true),
        ...others.map(ofWallet),
        userId
      ]
}

/**
 * Signed from the side of the wallet, which is said. A fifth filter at hand
 * would not fit 1280 px.
 */
function ofWallet(field: TransactionField): TransactionField {
  if (field.key !== 'amount') return field
  const column = { ...field.column, head: texts.change }
  return { ...field, column, filter: {} }
}

const first: readonly TransactionField[] = [
  {
    kind: 'time',
    key: 'createdAt',
    label: fields.time,
    value: entry => entry.createdAt,
    column: {
      sorts: true,
      width: 'time',
      card: 'meta',
      cell: timeCell
    },
    filter: { quick: true }
  },
  {
    kind: 'word',
    key: 'type',
    label: fields.type,
    value: entry => entry.type,
    words: transactionTypes,
    column: {
      sorts: true,
      width: 'transaction-type',
      card: 'title',
      cell: entry => <TransactionType value={entry.type} />
    },
    filter: { quick: true }
  },
  {
    kind: 'status',
    key: 'status',
    label: fields.status,
    value: entry => entry.status,
    words: transactionStatus,
    column: { sorts: true, card: 'mark' },
    filter: { quick: true }
  }
]

const walletId: TransactionField = {
  kind: 'text',
  key: 'walletId',
  label: fields.wallet,
  value: entry => entry.walletId,
  filter: { kind: 'named', quick: true, names: $walletNames }
}

const walletName: TransactionField = {
  kind: 'text',
  key: 'walletName',
  label: fields.wallet,
  value: entry => entry.walletName,
  column: { width: 'person', card: 'subtitle' }
}

const userId: TransactionField = {
  kind: 'own',
  key: 'userId',
  label: texts.userId,
  filter: { kind: 'text' }
}

function description(optional: boolean): TransactionField {
  return {
    kind: 'own',
    key: 'description',
    label: texts.description,
    column: {
      card: 'subtitle',
      optional,
      shows: ['gameName', 'reason'],
      cell: descriptionCell
    }
  }
}

const others: readonly TransactionField[] = [
  {
    kind: 'own',
    key: 'counterparty',
    label: fields.counterparty,
    column: { width: 'person', card: 'aside', cell: counterpartyCell }
  },
  {
    kind: 'text',
    key: 'direction',
    label: fields.direction,
    value: entry => entry.direction,
    filter: {
      kind: 'one',
      options: [
        { value: 'credit', label: texts.creditWord },
        { value: 'debit', label: texts.debitWord }
      ]
    }
  },
  {
    kind: 'text',
    key: 'currency',
    label: fields.currency,
    value: entry => entry.currency,
    filter: { kind: 'currency' }
  },
  {
    kind: 'text',
    key: 'gameId',
    label: fields.game,
    value: entry => entry.gameId,
    filter: { kind: 'named', names: $gameNames }
  },
  {
    kind: 'code',
    key: 'reference',
    label: fields.reference,
    value: entry => entry.reference,
    column: {},
    filter: {}
  },
  {
    kind: 'text',
    key: 'operator',
    label: fields.by,
    value: ({ operator }) => operator?.name,
    // Few entries are made by a person; the drawer names him.
    column: { width: 'person', optional: true }
  },
  {
    kind: 'own',
    key: 'byAdmin',
    label: texts.byAdmin,
    filter: { kind: 'one', options: yesOrNo }
  },
  {
    kind: 'text',
    key: 'groupId',
    label: texts.group,
    value: entry => entry.groupId,
    filter: {}
  },
  {
    kind: 'amount',
    key: 'amount',
    label: fields.amount,
    value: ({ amount, currency }) => ({ amount, currency }),
    column: {
      sorts: true,
      card: 'value',
      cell: amountCell
    },
    filter: { quick: true }
  },
  {
    kind: 'own',
    key: 'balanceAfter',
    label: fields.balanceAfter,
    column: {
      width: 'money',
      money: true,
      card: 'line',
      cell: balanceAfterCell
    }
  },
  {
    kind: 'id',
    key: 'id',
    label: fields.id,
    value: entry => entry.id,
    column: { optional: true }
  }
]
