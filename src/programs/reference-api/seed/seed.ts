import type { DatabaseSync } from 'node:sqlite'

import { openLedger } from '../data/ledger.ts'
import { settleLedger } from '../data/settle-ledger.ts'
import { seedAdmins } from './admins.ts'
import { worldClock } from './clock.ts'
import { finish } from './finish.ts'
import { seedGames } from './games.ts'
import { seedHistory } from './history.ts'
import { seedNotes } from './notes.ts'
import {
  seedOtherCurrencies,
  seedOtherHistory,
  seedOtherWallets
} from './other-currencies.ts'
import { randomFrom } from './random.ts'
import { seedUsers } from './users.ts'
import { seedSystemWallets, seedUserWallets } from './wallets.ts'

/** Fixed: the same world at every first start. */
const SEED = 20_260_314

export interface SeedOptions {
  /** Entries of the ledger. */
  transactions: number
  /** In ms; the whole world is dated back from it. */
  now: number
  passwordHash: string
}

/** Runs inside the caller's transaction. */
export function seedWorld(database: DatabaseSync, options: SeedOptions): void {
  const clock = worldClock(options.now)
  const random = randomFrom(SEED)
  seedAdmins(database, clock, options.passwordHash)
  seedSystemWallets(database, clock)
  seedOtherCurrencies(database)
  const users = seedUsers(database, clock, random)
  const wallets = seedUserWallets(database, users, random)
  const others = seedOtherWallets(database, clock)
  const games = seedGames(database, clock)
  const ledger = openLedger(database)
  const players = new Set<number>()
  const world = { clock, random, ledger, users, wallets, players, games }
  seedHistory(world, options.transactions)
  if (options.transactions > 0) seedOtherHistory(world, others)
  settleLedger(database)
  finish(database, clock)
  seedNotes(database, clock, randomFrom(SEED + 1))
}
