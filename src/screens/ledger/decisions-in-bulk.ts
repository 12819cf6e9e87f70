import type { Transaction } from '../../contract/ledger/transaction.ts'
import type { BulkSum, BulkView } from '../../features/bulk/bulk-view.ts'
import { transactionTypes, wordOf } from '../../format/status.ts'
import { messages } from '../../messages.ts'
import { ownerName } from '../../routes/ledger-links.ts'
import { amountOfEntry } from './amount-of-entry.ts'
import { isOwnRequest, waitsForApproval } from './open-entry.ts'

const texts = messages.transactions

const DECISIONS = [
  { name: 'complete-transaction', command: 'completeTransaction' },
  { name: 'cancel-transaction', command: 'cancelTransaction' }
] as const

const APPROVALS = [
  { name: 'approve-transaction', command: 'completeTransaction' },
  { name: 'decline-transaction', command: 'cancelTransaction' }
] as const

/** What ends many open entries of a ledger. */
export const decisionsInBulk: BulkView<Transaction> = {
  actions: DECISIONS,
  actionsFor: entries =>
    entries.every(waitsForApproval) ? APPROVALS : DECISIONS,
  version: ({ version }) => version,
  name: ({ type }) => wordOf(transactionTypes, type),
  parties: partiesOf,
  amount: amountOfEntry,
  isOwn: isOwnRequest,
  sums: sumsOf
}

/** `Bank payouts · from Fionn Brennan`, as in the cards of the list. */
function partiesOf(entry: Transaction): string {
  const { direction, counterparty } = entry
  const other = counterparty && (counterparty.name ?? counterparty.id)
  const way = direction === 'debit' ? texts.to : texts.from
  return [ownerName(entry), other !== undefined && `${way} ${other}`]
    .filter(Boolean)
    .join(' · ')
}

function sumsOf(entries: readonly Transaction[]): BulkSum[] {
  const sums = new Map<string, { credit: bigint; debit: bigint }>()
  for (const { currency, direction, amount } of entries) {
    const sum = sums.get(currency) ?? { credit: 0n, debit: 0n }
    sum[direction] += BigInt(amount)
    sums.set(currency, sum)
  }
  return Array.from(sums, ([currency, { credit, debit }]) => ({
    currency,
    credit: String(credit),
    debit: String(debit)
  }))
}
