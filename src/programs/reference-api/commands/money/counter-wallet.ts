import { numberOf } from '../../data/columns.ts'
import { refusal } from '../../http/problem.ts'
import type { Command } from '../command.ts'

/** The currency's adjustment wallet, or else one that may go below zero. */
export function counterWallet(
  { database }: Command,
  currency: string,
  wallet: number
): number {
  const row = database
    .prepare(
      `SELECT w.id FROM system_wallets s JOIN wallets w ON w.id = s.wallet_id
       WHERE w.currency = ? AND (s.purpose = 'adjustments'
         OR s.purpose = 'house' AND w.allow_negative = 1)
       ORDER BY s.purpose, w.id LIMIT 1`
    )
    .get(currency)
  if (!row) {
    const detail = `No wallet for adjustments holds ${currency}.`
    throw refusal('no-counterparty', detail)
  }
  const counter = numberOf(row, 'id')
  if (counter !== wallet) return counter
  throw refusal(
    'own-counterparty',
    'Adjustments of other wallets go through this one: use a transfer.'
  )
}
