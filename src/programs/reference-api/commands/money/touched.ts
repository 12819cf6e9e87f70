import { numberOf, optionalNumber, type Row } from '../../data/columns.ts'
import { publicId } from '../../data/public-id.ts'
import type { Subject } from '../audit-log.ts'
import type { Command } from '../command.ts'

/**
 * All entries of a movement and of what it reverses, or asks to; whose they
 * are, and the game that they are of.
 */
export function touchedWith(
  { database }: Command,
  entry: number | undefined
): Subject[] {
  return database
    .prepare(
      `WITH moved AS (
         SELECT * FROM entry_groups
         WHERE id = (SELECT group_id FROM entries WHERE id = ?)
       )
       SELECT id, user_id, wallet_id, game_id FROM entries
       WHERE group_id IN (
         SELECT id FROM moved
         UNION SELECT coalesce(reverses_id, would_reverse_id) FROM moved
       )`
    )
    .all(entry ?? null)
    .flatMap(subjectsOf)
}

/** Its entries, and the other admin who asked for it, if one did. */
export function touchedByDecision(command: Command, entry: number): Subject[] {
  const admin = askerOf(command, entry)
  return [
    ...touchedWith(command, entry),
    ...(admin === undefined || admin === command.adminId
      ? []
      : [{ resource: 'admins', resourceId: publicId('adm', admin) } as const])
  ]
}

/** The admin who made or asked for an entry; none if nobody did by hand. */
export function askerOf(
  { database }: Command,
  entry: number
): number | undefined {
  const row = database
    .prepare('SELECT operator_id FROM entries WHERE id = ?')
    .get(entry)
  return row && optionalNumber(row, 'operator_id')
}

function subjectsOf(row: Row): Subject[] {
  const user = optionalNumber(row, 'user_id')
  const game = optionalNumber(row, 'game_id')
  return [
    ...(game === undefined
      ? []
      : [{ resource: 'games', resourceId: publicId('gam', game) } as const]),
    {
      resource: 'transactions',
      resourceId: publicId('txn', numberOf(row, 'id'))
    },
    user === undefined
      ? {
          resource: 'system-wallets',
          resourceId: publicId('wal', numberOf(row, 'wallet_id'))
        }
      : { resource: 'users', resourceId: String(user) }
  ]
}
