import type { Transaction } from '../../contract/ledger/transaction.ts'
import type { RowReaders } from '../../contract/page-honesty.ts'
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

const words = messages.transactions

/** The filters of both lists of entries. */
export const transactionFilters: FilterView[] = [
  {
    kind: 'period',
    name: 'createdAt',
    label: words.time,
    quick: true,
    presets: recentPeriods
  },
  {
    kind: 'choice',
    name: 'type',
    label: words.type,
    quick: true,
    options: wordOptions(transactionTypes)
  },
  {
    kind: 'choice',
    name: 'status',
    label: words.status,
    quick: true,
    options: statusOptions(transactionStatus)
  },
  {
    kind: 'one',
    name: 'direction',
    label: words.direction,
    options: [
      { value: 'credit', label: words.creditWord },
      { value: 'debit', label: words.debitWord }
    ]
  },
  { kind: 'currency', name: 'currency', label: words.currency },
  { kind: 'amount', name: 'amount', label: words.amount, quick: true },
  { kind: 'named', name: 'gameId', label: words.game, names: $gameNames },
  { kind: 'text', name: 'reference', label: words.reference },
  { kind: 'one', name: 'byAdmin', label: words.byAdmin, options: yesOrNo },
  { kind: 'text', name: 'groupId', label: words.group }
]

/** What an answer of both lists is held against. */
export const transactionReaders: RowReaders<Transaction> = {
  key: entry => entry.id,
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
