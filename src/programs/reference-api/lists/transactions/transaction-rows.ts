import type { DatabaseSync } from 'node:sqlite'

import { moneyStatusOf } from '../../../../contract/ledger/money-status.ts'
import type { Transaction } from '../../../../contract/ledger/transaction.ts'
import {
  flagOf,
  instantOf,
  minorOf,
  numberOf,
  optionalInstant,
  optionalMinor,
  optionalNumber,
  optionalText,
  type Row,
  textOf
} from '../../data/columns.ts'
import { SETTLED_STATUSES } from '../../data/ledger-tables.ts'
import { publicId } from '../../data/public-id.ts'
import { isDivisible, leftOf } from '../../data/reversal-rules.ts'
import { rowsByIds } from '../paging/rows-by-ids.ts'

/** `o` is the other side of each entry. */
const SELECT = `
SELECT e.*, abs(e.delta) AS amount, e.balance_after - e.delta AS balance_before,
  g.reference, coalesce(d.reason, g.reason) AS reason, g.failure_code, g.effective_at,
  d.cancelled_at,
  s.name AS wallet_name, u.id AS for_user, u.display_name AS for_user_name,
  o.wallet_id AS other_wallet, o.user_id AS other_user,
  coalesce(os.name, ou.display_name) AS other_name,
  game.name AS game_name, admin.id AS by_id, admin.name AS by_name,
  (SELECT id FROM entries WHERE group_id = coalesce(g.reverses_id, g.would_reverse_id)
     AND wallet_id = e.wallet_id) AS reverses,
  (SELECT id FROM entries WHERE wallet_id = e.wallet_id AND group_id = (
     SELECT max(id) FROM entry_groups WHERE reverses_id = g.id
   )) AS reversed_by,
  iif(e.type <> 'reversal' AND e.status IN (${SETTLED_STATUSES}),
    abs(${leftOf('e')}), NULL) AS rest,
  ${isDivisible('e.group_id')} AS is_divisible,
  (SELECT count(*) + count(declined.group_id) FROM entry_groups back
   LEFT JOIN decisions declined
     ON declined.group_id = back.id AND declined.posted_by IS NULL
   WHERE back.reverses_id = g.id OR back.would_reverse_id = g.id) AS reversals,
  (SELECT id FROM entries WHERE group_id = d.posted_by
     AND wallet_id = e.wallet_id) AS posted_by,
  (SELECT id FROM entries WHERE group_id = posts.group_id
     AND wallet_id = e.wallet_id) AS posts
FROM entries e
JOIN entry_groups g ON g.id = e.group_id
LEFT JOIN decisions d ON d.group_id = g.id
LEFT JOIN decisions posts ON posts.posted_by = g.id
LEFT JOIN system_wallets s ON s.wallet_id = e.wallet_id
LEFT JOIN entries o ON o.id = (
  SELECT id FROM entries WHERE group_id = e.group_id AND id <> e.id
  ORDER BY id LIMIT 1)
LEFT JOIN system_wallets os ON os.wallet_id = o.wallet_id
LEFT JOIN users ou ON ou.id = o.user_id
LEFT JOIN users u ON u.id = coalesce(e.user_id, (
  SELECT user_id FROM entries
  WHERE group_id = e.group_id AND user_id IS NOT NULL ORDER BY id LIMIT 1))
LEFT JOIN games game ON game.id = e.game_id
LEFT JOIN admins admin ON admin.id = coalesce(d.admin_id, e.operator_id)`

/** Only a settled entry has moved a balance. */
const UNMOVED = { balanceBefore: undefined, balanceAfter: null }

export function loadTransactions(
  database: DatabaseSync,
  ids: readonly number[]
): Map<number, Transaction> {
  return rowsByIds(database, ids, { select: SELECT, idColumn: 'e.id' }, read)
}

function read(row: Row): Transaction {
  const status = textOf(row, 'status')
  const userId = optionalNumber(row, 'for_user')
  return {
    id: publicId('txn', numberOf(row, 'id')),
    createdAt: instantOf(row, 'created_at'),
    effectiveAt: optionalInstant(row, 'effective_at'),
    cancelledAt: optionalInstant(row, 'cancelled_at'),
    type: textOf(row, 'type'),
    status,
    direction: minorOf(row, 'delta').startsWith('-') ? 'debit' : 'credit',
    amount: minorOf(row, 'amount'),
    currency: textOf(row, 'currency'),
    ...(moneyStatusOf(status) === 'settled' ? balances(row) : UNMOVED),
    walletId: publicId('wal', numberOf(row, 'wallet_id')),
    walletName: optionalText(row, 'wallet_name') ?? null,
    userId: userId === undefined ? undefined : String(userId),
    userName: optionalText(row, 'for_user_name'),
    counterparty: counterparty(row),
    gameId: optionalId('gam', row, 'game_id'),
    gameName: optionalText(row, 'game_name'),
    reference: textOf(row, 'reference'),
    groupId: publicId('grp', numberOf(row, 'group_id')),
    reversesId: optionalId('txn', row, 'reverses'),
    reversedById: optionalId('txn', row, 'reversed_by'),
    reversible: flagOf(row, 'is_divisible')
      ? optionalMinor(row, 'rest')
      : undefined,
    postedById: optionalId('txn', row, 'posted_by'),
    postsId: optionalId('txn', row, 'posts'),
    waitsFor: waitsFor(row),
    actions: actionsOf(row),
    version: versionOf(status, numberOf(row, 'reversals')),
    operator: operator(row),
    reason: optionalText(row, 'reason'),
    reasonCode: optionalText(row, 'reason_code'),
    failureCode: optionalText(row, 'failure_code')
  }
}

/** What is settled changes by what reverses it, asks to, or no longer asks to. */
export function versionOf(status: string, reversals = 0): number {
  return status === 'pending' || status === 'reserved' ? 1 : 2 + reversals
}

/** What an admin asks for waits for another one. */
function waitsFor(row: Row): string | undefined {
  const requested = optionalNumber(row, 'operator_id') !== undefined
  return requested && textOf(row, 'status') === 'pending'
    ? 'approval'
    : undefined
}

function actionsOf(row: Row): string[] {
  switch (textOf(row, 'status')) {
    case 'pending':
    case 'reserved':
      return ['completion', 'cancellation']
    case 'completed':
      return BigInt(optionalMinor(row, 'rest') ?? 0) > 0n ? ['reversal'] : []
    default:
      return []
  }
}

function balances(
  row: Row
): Pick<Transaction, 'balanceBefore' | 'balanceAfter'> {
  return {
    balanceBefore: minorOf(row, 'balance_before'),
    balanceAfter: minorOf(row, 'balance_after')
  }
}

function counterparty(row: Row): Transaction['counterparty'] {
  const user = optionalNumber(row, 'other_user')
  const wallet = numberOf(row, 'other_wallet')
  return {
    kind: user === undefined ? 'system_wallet' : 'user',
    id: user === undefined ? publicId('wal', wallet) : String(user),
    name: optionalText(row, 'other_name')
  }
}

function operator(row: Row): Transaction['operator'] {
  const id = optionalId('adm', row, 'by_id')
  return id === undefined ? null : { id, name: textOf(row, 'by_name') }
}

function optionalId(
  kind: 'adm' | 'gam' | 'txn',
  row: Row,
  column: string
): string | undefined {
  const id = optionalNumber(row, column)
  return id === undefined ? undefined : publicId(kind, id)
}
