import type { DatabaseSync } from 'node:sqlite'

import { searchKey } from '../../../format/search-key.ts'
import { DAY, type WorldClock } from './clock.ts'
import type { OtherCurrency } from './other-currencies.ts'
import type { CurrencyCode } from './wallets.ts'

export interface SeedGame {
  id: number
  entryFee: bigint
  commissionBps: bigint
}

type Priced = CurrencyCode | OtherCurrency

type GameLine = readonly [
  name: string,
  kind: string,
  status: string,
  players: readonly [least: number, most: number, now: number],
  currency: Priced,
  fee: bigint,
  commissionBps: number
]

const lines: readonly GameLine[] = [
  ["Nine Men's Morris", 'duel', 'active', [2, 2, 2], 'EUR', 200n, 500],
  ['Go 9x9', 'duel', 'active', [2, 2, 2], 'EUR', 100n, 500],
  ['Go 13x13', 'duel', 'active', [2, 2, 1], 'EUR', 500n, 500],
  ['Go 19x19', 'duel', 'running', [2, 2, 2], 'EUR', 1000n, 450],
  ['Backgammon', 'duel', 'active', [2, 2, 2], 'EUR', 500n, 600],
  ['Backgammon Open', 'tournament', 'waiting', [8, 64, 37], 'EUR', 2000n, 800],
  ['Reversi', 'duel', 'active', [2, 2, 1], 'EUR', 100n, 500],
  ['Draughts', 'duel', 'active', [2, 2, 2], 'EUR', 200n, 500],
  ['International Draughts', 'duel', 'paused', [2, 2, 0], 'EUR', 500n, 500],
  ['Chess Blitz', 'duel', 'active', [2, 2, 2], 'EUR', 300n, 400],
  [
    'Chess Swiss Cup',
    'tournament',
    'finished',
    [8, 128, 96],
    'EUR',
    5000n,
    900
  ],
  ['Mancala', 'duel', 'archived', [2, 2, 0], 'EUR', 100n, 500],
  ['Warcaby', 'duel', 'active', [2, 2, 2], 'PLN', 500n, 500],
  ['Młynek', 'duel', 'active', [2, 2, 1], 'PLN', 1000n, 500],
  ['Tryktrak', 'table', 'active', [2, 4, 3], 'PLN', 2000n, 600],
  ['Halma', 'table', 'running', [2, 4, 4], 'PLN', 1000n, 550],
  ['Fox and Geese', 'duel', 'draft', [2, 2, 0], 'PLN', 500n, 500],
  ['Pachisi', 'table', 'waiting', [2, 4, 2], 'PLN', 500n, 600],
  ['Ludo', 'table', 'active', [2, 4, 4], 'TKN', 50n, 0],
  ['Royal Game of Ur', 'duel', 'active', [2, 2, 2], 'TKN', 25n, 0],
  ['Senet', 'duel', 'active', [2, 2, 1], 'TKN', 10n, 0],
  ['Hnefatafl', 'duel', 'active', [2, 2, 2], 'TKN', 100n, 0],
  ['Surakarta', 'duel', 'cancelled', [2, 2, 0], 'TKN', 50n, 0],
  ['Konane', 'duel', 'draft', [2, 2, 0], 'TKN', 0n, 0],
  ['Xiangqi', 'duel', 'active', [2, 2, 2], 'ETH', 500_000_000_000_003n, 500],
  ['Yoté', 'duel', 'active', [2, 2, 1], 'KWD', 5000n, 500]
]

const PLAYED = new Set(['active', 'running', 'paused', 'waiting', 'finished'])

/** Returns those that are played for a fee, by currency. */
export function seedGames(
  database: DatabaseSync,
  clock: WorldClock
): Record<Priced, SeedGame[]> {
  const insert = database.prepare(
    `INSERT INTO games (id, name, code, search_key, kind, status, min_players,
       max_players, players, currency, entry_fee, prize_pool, commission_bps,
       is_private, started_at, finished_at, created_at, updated_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`
  )
  for (const [index, line] of lines.entries()) {
    const [name, kind, status, players, currency, fee, commissionBps] = line
    const code = searchKey(name).replaceAll(/[^a-z0-9]+/gu, '-')
    const createdAt = clock.start + index * 6 * DAY
    const started = status !== 'draft' && status !== 'waiting'
    const startedAt = started ? createdAt + 2 * DAY : null
    const ended = status === 'finished' || status === 'cancelled'
    insert.run(
      index + 1,
      name,
      code,
      searchKey(`${name}\n${code}`),
      kind,
      status,
      ...players,
      currency,
      fee,
      prizePool(fee, players[2], commissionBps),
      commissionBps,
      index % 7 === 3 ? 1 : 0,
      startedAt,
      ended ? createdAt + 9 * DAY : null,
      createdAt,
      createdAt + 40 * DAY
    )
  }
  return {
    EUR: playedIn('EUR'),
    PLN: playedIn('PLN'),
    TKN: playedIn('TKN'),
    ETH: playedIn('ETH'),
    KWD: playedIn('KWD')
  }
}

function playedIn(wanted: Priced): SeedGame[] {
  return lines.flatMap(([, , status, , currency, fee, bps], index) =>
    currency === wanted && PLAYED.has(status) && fee > 0n
      ? [{ id: index + 1, entryFee: fee, commissionBps: BigInt(bps) }]
      : []
  )
}

/** What the current players paid in, less the commission. */
function prizePool(fee: bigint, players: number, bps: number): bigint {
  const paid = fee * BigInt(players)
  return paid - (paid * BigInt(bps)) / 10_000n
}
