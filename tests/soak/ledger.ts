import { DatabaseSync } from 'node:sqlite'

/** How a credit was seen to end; what was not answered may have been done. */
export type CreditEnd = 'done' | 'unknown' | 'cancelled'

/** A credit that was ordered, known by the reason that it was given. */
export interface Credit {
  reason: string
  end: CreditEnd
}

/** Wallets whose balance is not the sum of what has settled in them. */
const WRONG_BALANCES = `
SELECT COUNT(*) AS found FROM wallets WHERE balance <> (
  SELECT COALESCE(SUM(delta), 0) FROM entries
  WHERE wallet_id = wallets.id AND status IN ('completed', 'reversed')
)`

/** Movements that do not sum to zero in a currency. */
const UNBALANCED = `
SELECT COUNT(*) AS found FROM (
  SELECT 1 FROM entries GROUP BY group_id, currency HAVING SUM(delta) <> 0
)`

/** What is wrong with the money after all: nothing where all is well. */
export function auditLedger(
  file: string,
  credits: readonly Credit[]
): string[] {
  const database = new DatabaseSync(file, { readOnly: true })
  const count = (sql: string, ...values: string[]): number =>
    Number(database.prepare(sql).get(...values)?.['found'])
  const wrong = [
    ...(count(WRONG_BALANCES) > 0 ? ['balances are not sums of entries'] : []),
    ...(count(UNBALANCED) > 0 ? ['movements do not sum to zero'] : [])
  ]
  for (const { reason, end } of credits) {
    const moved = count(
      'SELECT COUNT(*) AS found FROM entry_groups WHERE reason = ?',
      reason
    )
    const [least, most] = { done: [1, 1], unknown: [0, 1], cancelled: [0, 0] }[
      end
    ] as [number, number]
    if (moved < least || moved > most) {
      wrong.push(`"${reason}", ${end}, moved ${moved} times`)
    }
  }
  database.close()
  return wrong
}
