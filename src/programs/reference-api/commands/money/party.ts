import type { DatabaseSync } from 'node:sqlite'

import { numberOf, optionalText, type Row, textOf } from '../../data/columns.ts'
import { refusal } from '../../http/problem.ts'

export interface Party {
  kind: 'user' | 'system_wallet'
  wallet: number
  /** Of the wallet, or of the user. */
  name: string
  currency: string
  /** Of the system wallet, or of the user's account. */
  status: string
}

const SELECT = `
SELECT w.id, w.currency, w.user_id, s.name AS wallet_name,
  s.status AS wallet_status, u.display_name, u.status AS user_status
FROM wallets w
LEFT JOIN system_wallets s ON s.wallet_id = w.id
LEFT JOIN users u ON u.id = w.user_id`

export function partyOf(database: DatabaseSync, wallet: number): Party {
  const row = database.prepare(`${SELECT} WHERE w.id = ?`).get(wallet)
  if (!row) throw new Error(`No wallet ${wallet}`)
  return read(row)
}

export function systemParty(
  database: DatabaseSync,
  wallet: number | undefined
): Party | undefined {
  const row = database
    .prepare(`${SELECT} WHERE s.wallet_id = ?`)
    .get(wallet ?? null)
  return row && read(row)
}

export function userWallet(
  database: DatabaseSync,
  user: number,
  currency: string
): number | undefined {
  const row = database
    .prepare('SELECT id FROM wallets WHERE user_id = ? AND currency = ?')
    .get(user, currency)
  return row && numberOf(row, 'id')
}

export function refuseStill({ kind, name, status }: Party): void {
  if (kind === 'user' && (status === 'closed' || status === 'deleted')) {
    throw refusal('user-closed', `The account of ${name} is ${status}.`)
  }
  if (kind === 'user') return
  if (status === 'frozen') {
    throw refusal('wallet-frozen', `The wallet ${name} is frozen.`)
  }
  if (status === 'closed') {
    throw refusal('wallet-closed', `The wallet ${name} is closed.`)
  }
}

function read(row: Row): Party {
  const own = optionalText(row, 'wallet_name')
  const about = {
    wallet: numberOf(row, 'id'),
    currency: textOf(row, 'currency')
  }
  return own === undefined
    ? {
        ...about,
        kind: 'user',
        name: textOf(row, 'display_name'),
        status: textOf(row, 'user_status')
      }
    : {
        ...about,
        kind: 'system_wallet',
        name: own,
        status: textOf(row, 'wallet_status')
      }
}
