import { minorOf, numberOf } from '../../data/columns.ts'
import type { Command } from '../command.ts'
import { sizeOf } from './left-to-reverse.ts'
import type { Movement } from './movement.ts'

/**
 * Whether a second admin has to complete it. Reversals of one movement count
 * together, so that a large one is not split into small ones.
 */
export function needsApproval(
  { database, approvalAbove }: Command,
  { legs, reversesId }: Pick<Movement, 'legs' | 'reversesId'>
): boolean {
  if (approvalAbove === undefined) return false
  const currencyOf = database.prepare(
    `SELECT decimals FROM currencies c JOIN wallets w ON w.currency = c.code
     WHERE w.id = ?`
  )
  const reversed = database.prepare(
    `SELECT coalesce(sum(delta), 0) AS delta FROM entries
     WHERE group_id IN (SELECT id FROM entry_groups WHERE reverses_id = ?)
       AND +wallet_id = ?`
  )
  return legs.some(({ wallet, delta }) => {
    const before = reversed.get(reversesId ?? null, wallet)
    const row = currencyOf.get(wallet)
    if (!row || !before) throw new Error(`No wallet ${wallet}`)
    const limit = approvalAbove * 10n ** BigInt(numberOf(row, 'decimals'))
    return sizeOf(BigInt(minorOf(before, 'delta')) + delta) > limit
  })
}
