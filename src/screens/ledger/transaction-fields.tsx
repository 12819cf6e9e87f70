import type { Transaction } from '../../contract/ledger/transaction.ts'
import type { Field, FieldTable } from '../../features/field-table/field.ts'
import {
  reasonWords,
  transactionStatus,
  transactionTypes
} from '../../format/status.ts'
import { messages } from '../../messages.ts'
import { $adminNames, $gameNames, $walletNames } from '../../stores/names.ts'
import { EntryStatus } from './entry-status.tsx'
import { reasonChoices } from './reason-choices.ts'
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

const first = {
  createdAt: {
    kind: 'time',
    label: fields.time,
    value: entry => entry.createdAt,
    column: {
      width: 'time',
      card: 'meta',
      cell: timeCell
    },
    filter: { quick: true }
  },
  type: {
    kind: 'word',
    label: fields.type,
    value: entry => entry.type,
    words: transactionTypes,
    column: {
      width: 'transaction-type',
      card: 'title',
      cell: entry => <TransactionType value={entry.type} />
    },
    filter: { quick: true }
  },
  status: {
    kind: 'status',
    label: fields.status,
    value: entry => entry.status,
    words: transactionStatus,
    column: {
      card: 'mark',
      cell: entry => <EntryStatus entry={entry} />
    },
    filter: { quick: true }
  }
} satisfies Record<string, TransactionField>

function description(optional: boolean): TransactionField {
  return {
    kind: 'own',
    label: texts.description,
    column: {
      card: 'subtitle',
      optional,
      shows: ['gameName', 'reason'],
      cell: descriptionCell
    }
  }
}

const others = {
  counterparty: {
    kind: 'own',
    label: fields.counterparty,
    column: { width: 'person', card: 'aside', cell: counterpartyCell }
  },
  direction: {
    kind: 'text',
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
  currency: {
    kind: 'text',
    label: fields.currency,
    value: entry => entry.currency,
    filter: { kind: 'currency', several: true }
  },
  gameId: {
    kind: 'text',
    label: fields.game,
    value: entry => entry.gameId,
    filter: { kind: 'named', names: $gameNames }
  },
  reference: {
    kind: 'code',
    label: fields.reference,
    value: entry => entry.reference,
    column: {},
    filter: {}
  },
  operator: {
    kind: 'text',
    label: fields.by,
    value: ({ operator }) => operator?.name,
    // Few entries are made by a person; the drawer names him.
    column: { width: 'person', optional: true }
  },
  operatorId: {
    kind: 'text',
    label: texts.admin,
    value: ({ operator }) => operator?.id,
    filter: { kind: 'named', names: $adminNames }
  },
  byAdmin: {
    kind: 'own',
    label: texts.byAdmin,
    filter: {}
  },
  reasonCode: {
    kind: 'word',
    label: fields.reasonCode,
    value: entry => entry.reasonCode,
    words: reasonWords,
    filter: { kind: 'choice', options: reasonChoices() }
  },
  groupId: {
    kind: 'text',
    label: texts.group,
    value: entry => entry.groupId,
    filter: {}
  },
  amount: {
    kind: 'amount',
    label: fields.amount,
    value: ({ amount, currency }) => ({ amount, currency }),
    column: {
      card: 'value',
      cell: amountCell
    },
    filter: { quick: true }
  },
  balanceAfter: {
    kind: 'own',
    label: fields.balanceAfter,
    column: {
      width: 'money',
      money: true,
      card: 'line',
      cell: balanceAfterCell
    }
  },
  id: {
    kind: 'id',
    label: fields.id,
    value: entry => entry.id,
    column: { optional: true }
  }
} satisfies Record<string, TransactionField>

export const userTransactionFields: FieldTable<
  Transaction,
  'userTransactions'
> = { ...first, description: description(false), ...others }

export const walletTransactionFields: FieldTable<
  Transaction,
  'walletTransactions'
> = {
  walletId: {
    kind: 'text',
    label: fields.wallet,
    value: entry => entry.walletId,
    filter: { kind: 'named', quick: true, names: $walletNames }
  },
  ...first,
  walletName: {
    kind: 'text',
    label: fields.wallet,
    // Without a name it is known by its id, as in the drawer.
    value: ({ walletName, walletId }) =>
      walletName === undefined ? walletId : walletName,
    column: { width: 'person', card: 'subtitle' }
  },
  description: description(true),
  ...others,
  amount: {
    ...others.amount,
    // Signed from the side of the wallet, which is said.
    column: { ...others.amount.column, head: texts.change },
    // A fifth filter at hand would not fit 1280 px.
    filter: {}
  },
  userId: { kind: 'own', label: texts.userId, filter: { kind: 'text' } }
}
