import type { DatabaseSync } from 'node:sqlite'

import { searchKey } from '../../../format/search-key.ts'
import { DAY, type WorldClock } from './clock.ts'
import type { Random } from './random.ts'
import { KNOWN_USER, RICH_USER } from './user-fates.ts'
import type { SeedUser } from './users.ts'

export const currencies = [
  ['EUR', 'Euro', '€', 'real', 2],
  ['PLN', 'Polish złoty', 'zł', 'real', 2],
  ['TKN', 'Token', null, 'virtual', 0]
] as const

export type CurrencyCode = (typeof currencies)[number][0]

/** Name, currency, purpose, and whether it may go below zero. */
const systemWallets = [
  ['Card deposits', 'EUR', 'deposits', true],
  ['Bank payouts', 'EUR', 'withdrawals', false],
  ['Prize pool', 'EUR', 'prize_pool', false],
  ['Commission', 'EUR', 'fees', false],
  ['Welcome bonuses', 'EUR', 'promo', false],
  ['Corrections', 'EUR', 'adjustments', true],
  ['Disputed stakes', 'EUR', 'escrow', false],
  ['Przelewy', 'PLN', 'deposits', true],
  ['Pula nagród', 'PLN', 'prize_pool', false],
  ['House', 'PLN', 'house', true],
  ['Token mint', 'TKN', 'house', true],
  ['Token prize pool', 'TKN', 'prize_pool', false]
] as const

/** Row ids, by currency and part. */
export const parts = {
  EUR: { in: 1, out: 2, pool: 3, fees: 4, promo: 5, adjust: 6 },
  PLN: { in: 8, out: 8, pool: 9, fees: 10, promo: 10, adjust: 10 },
  TKN: { in: 11, out: 11, pool: 12, fees: 11, promo: 11, adjust: 11 }
} as const satisfies Record<CurrencyCode, Record<string, number>>

export const ESCROW = 7

export interface SeedWallet {
  id: number
  userId: number
  currency: CurrencyCode
}

export function seedSystemWallets(
  database: DatabaseSync,
  clock: WorldClock
): void {
  const insertCurrency = database.prepare(
    `INSERT INTO currencies (code, name, symbol, kind, decimals)
     VALUES (?, ?, ?, ?, ?)`
  )
  for (const currency of currencies) insertCurrency.run(...currency)
  const insertWallet = database.prepare(
    'INSERT INTO wallets (id, currency, allow_negative) VALUES (?, ?, ?)'
  )
  const insertSystem = database.prepare(
    `INSERT INTO system_wallets
       (wallet_id, name, code, search_key, purpose, status, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?)`
  )
  for (const [index, wallet] of systemWallets.entries()) {
    const [name, currency, purpose, allowNegative] = wallet
    const id = index + 1
    const code = `${currency}-${purpose.replace('_', '-')}`.toLowerCase()
    insertWallet.run(id, currency, allowNegative ? 1 : 0)
    insertSystem.run(
      id,
      name,
      code,
      searchKey(`${name}\n${code}`),
      purpose,
      id === ESCROW ? 'frozen' : 'active',
      clock.start - 30 * DAY
    )
  }
}

/** One to three empty wallets per user, by user id. */
export function seedUserWallets(
  database: DatabaseSync,
  users: readonly SeedUser[],
  random: Random
): Map<number, SeedWallet[]> {
  const insert = database.prepare(
    'INSERT INTO wallets (id, user_id, currency) VALUES (?, ?, ?)'
  )
  let id = systemWallets.length
  const wallets = new Map<number, SeedWallet[]>()
  for (const user of users) {
    const own = currenciesOf(user, random).map(currency => {
      id += 1
      insert.run(id, user.id, currency)
      return { id, userId: user.id, currency }
    })
    wallets.set(user.id, own)
  }
  return wallets
}

function currenciesOf(user: SeedUser, random: Random): CurrencyCode[] {
  const home: CurrencyCode = user.country === 'PL' ? 'PLN' : 'EUR'
  const other: CurrencyCode = home === 'PLN' ? 'EUR' : 'PLN'
  if (user.id === KNOWN_USER) return ['EUR', 'PLN', 'TKN']
  if (user.id === RICH_USER) return [home, 'TKN']
  const held: CurrencyCode[] = [home]
  if (random.chance(0.1)) held.push(other)
  if (random.chance(0.6)) held.push('TKN')
  return held
}
