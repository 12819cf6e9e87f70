import type { CallName } from '../../../contract/calls.ts'
import {
  adminStatus,
  gameStatus,
  transactionStatus,
  transactionTypes,
  userStatus,
  walletPurposes,
  walletStatus
} from '../../../format/status.ts'
import type { Complaint } from '../check.ts'
import { shown } from '../json.ts'
import type { List, Row } from '../lists.ts'

const entryWords = { status: transactionStatus, type: transactionTypes }

/** By list, then by field. */
const known: Partial<Record<CallName, Readonly<Record<string, object>>>> = {
  admins: { status: adminStatus },
  users: { status: userStatus },
  games: { status: gameStatus },
  systemWallets: { status: walletStatus, purpose: walletPurposes },
  userTransactions: entryWords,
  walletTransactions: entryWords
}

/** A line for each word, and how often it was seen. */
export function unknownWords(list: List, rows: readonly Row[]): Complaint[] {
  return Object.entries(known[list.name] ?? {}).flatMap(([field, table]) => {
    const seen = new Map<string, number>()
    for (const row of rows) {
      const word = row[field]
      if (typeof word !== 'string' || Object.hasOwn(table, word)) continue
      seen.set(word, (seen.get(word) ?? 0) + 1)
    }
    return [...seen].map(([word, count]): Complaint => ({
      verdict: 'warn',
      found: `${field} ${JSON.stringify(shown(word))} in ${count} of ${rows.length} rows; it knows ${Object.keys(table).join(', ')}`
    }))
  })
}
