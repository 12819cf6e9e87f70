import type { Random } from './random.ts'
import { KNOWN_USER } from './user-fates.ts'
import type { SeedUser } from './users.ts'
import type { SeedWallet } from './wallets.ts'
import type { Turn, World } from './world.ts'

/** The newest entries that may be in flight: at least, and a share. */
const OPEN_LEAST = 100
const OPEN_SHARE = 0.0015
/** The known user's share of the turns, and their least number. */
const KNOWN_SHARE = 0.012
const KNOWN_LEAST = 200
/** A share of the turns is of the last to register. */
const NEWCOMER_SHARE = 0.5
const NEWCOMERS = 40
/** Above 1: the newest play more often. */
const NEWCOMER_SKEW = 3
/** Above 1: some play every day, many now and then. */
const SKEW = 2

export function turnAt(world: World, count: number): Turn {
  const { clock, ledger, random } = world
  const made = ledger.size()
  const at = clock.at(Math.min((made + random.next()) / count, 1))
  return {
    wallet: walletOf(world, playerAt(world, at, count)),
    at,
    open: count - made <= Math.max(OPEN_LEAST, count * OPEN_SHARE)
  }
}

function playerAt(world: World, at: number, count: number): SeedUser {
  const { random, users } = world
  const known = users[KNOWN_USER - 1]
  const share = Math.min(0.2, Math.max(KNOWN_SHARE, KNOWN_LEAST / count))
  if (known && random.chance(share)) return known
  const registered = registeredBy(users, at)
  return random.chance(NEWCOMER_SHARE)
    ? newcomer(users, registered, random)
    : skewed(users, registered, random)
}

function newcomer(
  users: readonly SeedUser[],
  registered: number,
  random: Random
): SeedUser {
  const newest = Math.min(NEWCOMERS, registered)
  const back = Math.floor(newest * random.next() ** NEWCOMER_SKEW)
  const user = users[registered - 1 - back]
  if (!user) throw new RangeError('Nobody has registered yet')
  return user
}

/** `users` are sorted by registration. */
function registeredBy(users: readonly SeedUser[], at: number): number {
  let low = 0
  let high = users.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((users[middle]?.createdAt ?? Infinity) <= at) low = middle + 1
    else high = middle
  }
  return low
}

/** Spreads the busy users over all ids. */
function skewed(
  users: readonly SeedUser[],
  limit: number,
  random: Random
): SeedUser {
  const rank = Math.floor(limit * random.next() ** SKEW)
  const user = users[(rank * 1987) % limit]
  if (!user) throw new RangeError('Nobody has registered yet')
  return user
}

function walletOf(world: World, user: SeedUser): SeedWallet {
  const wallets = world.wallets.get(user.id) ?? []
  const first = wallets[0]
  return first && world.random.chance(0.8) ? first : world.random.pick(wallets)
}
