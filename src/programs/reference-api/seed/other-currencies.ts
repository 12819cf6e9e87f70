import type { DatabaseSync } from 'node:sqlite'

import { searchKey } from '../../../format/search-key.ts'
import { numberOf } from '../data/columns.ts'
import type { Posting } from '../data/ledger.ts'
import { referenceOf } from '../data/reference.ts'
import { DAY, type WorldClock } from './clock.ts'
import type { SeedGame } from './games.ts'
import { between } from './moves.ts'
import { type Random, randomFrom } from './random.ts'
import type { World } from './world.ts'

/** Of its own: the rest of the world stays as it is without them. */
const SEED = 20_260_315

export const otherCurrencies = ['ETH', 'KWD'] as const
export type OtherCurrency = (typeof otherCurrencies)[number]

/** In minor units; all that a wallet ever moves fits into 64 bits. */
interface Kind {
  name: string
  symbol: string
  decimals: number
  largeAmount: bigint
  wallets: readonly [house: string, pool: string]
  opening: bigint
  /** Of the first owner; the others deposit up to `least + below * step`. */
  largest: bigint
  deposit: { least: bigint; below: number; step: bigint }
}

const kinds: Readonly<Record<OtherCurrency, Kind>> = {
  ETH: {
    name: 'Ether',
    symbol: 'Ξ',
    decimals: 18,
    largeAmount: 100_000_000_000_000_000n,
    wallets: ['Ether reserve', 'Ether prize pool'],
    opening: 1_000_000_000_000_000_000n,
    largest: 4_200_000_000_000_000_001n,
    deposit: {
      least: 20_000_000_000_000_000n,
      below: 1_000_000_000,
      step: 230_000_007n
    }
  },
  KWD: {
    name: 'Kuwaiti dinar',
    symbol: 'KD',
    decimals: 3,
    largeAmount: 300_000n,
    wallets: ['Dinar reserve', 'Dinar prize pool'],
    opening: 500_000n,
    largest: 1_250_000_750n,
    deposit: { least: 25_000n, below: 380, step: 250n }
  }
}

/** Those who had registered before anything was paid in these currencies. */
const OWNERS = { from: 101, to: 400, each: 12 }
/** Shares of the world's time. */
const FIRST = 0.4
const LAST = 0.95
/** A player's movements: two fees, a prize and a withdrawal. */
const ROUND = 4
const PLAYERS = 4
/** Movements of each currency. */
const STEPS = 1 + OWNERS.each + PLAYERS * ROUND

/** Entries of these currencies: two of each movement. */
export const OTHER_ENTRIES = 2 * otherCurrencies.length * STEPS

export function seedOtherCurrencies(database: DatabaseSync): void {
  const insert = database.prepare(
    `INSERT INTO currencies (code, name, symbol, kind, decimals, large_amount)
     VALUES (?, ?, ?, 'real', ?, ?)`
  )
  for (const code of otherCurrencies) {
    const { name, symbol, decimals, largeAmount } = kinds[code]
    insert.run(code, name, symbol, decimals, largeAmount)
  }
}

interface Holders {
  house: number
  pool: number
  /** Wallets of users. */
  own: readonly number[]
}

type OtherWallets = Readonly<Record<OtherCurrency, Holders>>

/** Numbered after all other wallets. */
export function seedOtherWallets(
  database: DatabaseSync,
  clock: WorldClock
): OtherWallets {
  const random = randomFrom(SEED)
  return {
    ETH: holdersOf(database, clock, random, 'ETH'),
    KWD: holdersOf(database, clock, random, 'KWD')
  }
}

function holdersOf(
  database: DatabaseSync,
  clock: WorldClock,
  random: Random,
  code: OtherCurrency
): Holders {
  const insert = database.prepare(
    `INSERT INTO wallets (user_id, currency, allow_negative)
     VALUES (?, ?, ?)`
  )
  const insertSystem = database.prepare(
    `INSERT INTO system_wallets
       (wallet_id, name, code, search_key, purpose, status, created_at)
     VALUES (?, ?, ?, ?, ?, 'active', ?)`
  )
  const add = (user: number | null, allowNegative: 0 | 1): number =>
    Number(insert.run(user, code, allowNegative).lastInsertRowid)
  const addSystem = (name: string, purpose: 'house' | 'prize_pool'): number => {
    const id = add(null, purpose === 'house' ? 1 : 0)
    const own = `${code}-${purpose.replace('_', '-')}`.toLowerCase()
    const key = searchKey(`${name}\n${own}`)
    insertSystem.run(id, name, own, key, purpose, clock.start - 30 * DAY)
    return id
  }
  const [house, pool] = kinds[code].wallets
  return {
    house: addSystem(house, 'house'),
    pool: addSystem(pool, 'prize_pool'),
    own: ownersOf(database, random).map(user => add(user, 0))
  }
}

function ownersOf(database: DatabaseSync, random: Random): number[] {
  const able = database
    .prepare(
      `SELECT id FROM users WHERE status = 'active' AND is_test = 0
         AND id BETWEEN ? AND ? ORDER BY id`
    )
    .all(OWNERS.from, OWNERS.to)
    .map(row => numberOf(row, 'id'))
  const owners = new Set<number>()
  while (owners.size < OWNERS.each) owners.add(random.pick(able))
  return [...owners]
}

/** Numbered after all other entries, though dated among them. */
export function seedOtherHistory(
  { clock, games, ledger }: World,
  wallets: OtherWallets
): void {
  const random = randomFrom(SEED + 1)
  const turns = Array.from({ length: STEPS }, (_, step) => step).flatMap(step =>
    otherCurrencies.map(code => ({ step, code }))
  )
  for (const [index, { step, code }] of turns.entries()) {
    const share = (index + random.next()) / turns.length
    const at = clock.at(FIRST + share * (LAST - FIRST))
    const [game] = games[code]
    const move = moveAt(step, code, wallets[code], { game, ledger, random })
    ledger.post({
      ...move,
      createdAt: at,
      reference: referenceOf(move.type, random),
      effectiveAt: move.status === 'completed' ? at : undefined
    })
  }
}

type Parts = Pick<World, 'ledger' | 'random'> & { game: SeedGame | undefined }

/** The house opens, every owner deposits, and then a few play. */
function moveAt(
  step: number,
  code: OtherCurrency,
  { house, pool, own }: Holders,
  { game, ledger, random }: Parts
): Pick<Posting, 'type' | 'status' | 'legs' | 'gameId' | 'reason'> {
  const { opening, largest, deposit } = kinds[code]
  const status = 'completed'
  if (step === 0) {
    const legs = between(house, pool, opening)
    return { type: 'transfer', status, legs, reason: 'Opening balance' }
  }
  if (step <= OWNERS.each) {
    const { least, below, step: unit } = deposit
    const usual = least + BigInt(random.below(below)) * unit
    const legs = between(
      house,
      own[step - 1] ?? 0,
      step === 1 ? largest : usual
    )
    return { type: 'deposit', status, legs }
  }
  const left = STEPS - 1 - step
  const player = own[Math.floor(left / ROUND)] ?? 0
  const { entryFee = 0n, id: gameId } = game ?? {}
  switch (left % ROUND) {
    case 0: {
      const { balance } = ledger.standing(player)
      return {
        type: 'withdrawal',
        // The last one is still held.
        status: left === 0 ? 'reserved' : status,
        legs: between(player, house, balance / 3n)
      }
    }
    case 1: {
      const legs = between(pool, player, entryFee * 2n)
      return { type: 'prize', status, legs, gameId }
    }
    default: {
      const legs = between(player, pool, entryFee)
      return { type: 'entry_fee', status, legs, gameId }
    }
  }
}
