import type { Ledger } from '../data/ledger.ts'
import type { WorldClock } from './clock.ts'
import type { SeedGame } from './games.ts'
import type { OtherCurrency } from './other-currencies.ts'
import type { Random } from './random.ts'
import type { SeedUser } from './users.ts'
import type { CurrencyCode, SeedWallet } from './wallets.ts'

export interface World {
  clock: WorldClock
  random: Random
  ledger: Ledger
  /** In the order of registration. */
  users: readonly SeedUser[]
  wallets: ReadonlyMap<number, readonly SeedWallet[]>
  /** Wallets that have paid for a game and may win one. */
  players: Set<number>
  games: Readonly<Record<CurrencyCode | OtherCurrency, readonly SeedGame[]>>
}

export interface Turn {
  wallet: SeedWallet
  at: number
  /** For the newest few, which may still be in flight. */
  open: boolean
}
