import type { Transaction } from '../../contract/ledger/transaction.ts'
import type { RowAccessors } from '../../contract/response-check.ts'
import {
  type FilterView,
  statusOptions,
  wordOptions
} from '../../features/list/filters/filter-view.ts'
import {
  recentPeriods,
  yesOrNo
} from '../../features/list/filters/period-choices.ts'
import { transactionStatus, transactionTypes } from '../../format/status.ts'
import { messages } from '../../messages.ts'
import { $gameNames } from '../../stores/names.ts'

const texts = messages.transactions
const fields = messages.fields

export const transactionFilters: FilterView[] = [
  {
    kind: 'period',
    name: 'createdAt',
    label: fields.time,
    quick: true,
    presets: recentPeriods
  },
  {
    kind: 'choice',
    name: 'type',
    label: fields.type,
    quick: true,
    options: wordOptions(transactionTypes)
  },
  {
    kind: 'choice',
    name: 'status',
    label: fields.status,
    quick: true,
    options: statusOptions(transactionStatus)
  },
  {
    kind: 'one',
    name: 'direction',
    label: fields.direction,
    options: [
      { value: 'credit', label: texts.creditWord },
      { value: 'debit', label: texts.debitWord }
    ]
  },
  { kind: 'currency', name: 'currency', label: fields.currency },
  {
    kind: 'amount',
    name: 'amount',
    label: fields.amount,
    quick: true
  },
  { kind: 'named', name: 'gameId', label: fields.game, names: $gameNames },
  { kind: 'text', name: 'reference', label: fields.reference },
  { kind: 'one', name: 'byAdmin', label: texts.byAdmin, options: yesOrNo },
  { kind: 'text', name: 'groupId', label: texts.group }
]

/** How the response of both lists is verified. */
export const transactionReaders: RowAccessors<Transaction> = {
  values: {
    createdAt: entry => entry.createdAt,
    type: entry => entry.type,
    status: entry => entry.status,
    direction: entry => entry.direction,
    currency: entry => entry.currency,
    amount: entry => entry.amount,
    gameId: entry => entry.gameId,
    groupId: entry => entry.groupId,
    walletId: entry => entry.walletId
  },
  comparable: { createdAt: 'instant', amount: 'minor' }
}
