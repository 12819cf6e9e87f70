import type { Leg, Posting } from '../data/ledger.ts'
import { referenceOf } from '../data/reference.ts'
import { OPERATORS } from './admins.ts'
import { between, type Move } from './moves.ts'
import type { SeedWallet } from './wallets.ts'
import type { Turn, World } from './world.ts'

export interface Reversible {
  groupId: number
  legs: readonly Leg[]
  gameId: number | undefined
}

/** How many of the newest movements can be reversed. */
const REMEMBERED = 200
const TAKEN_BACK = new Set(['deposit', 'prize', 'bonus', 'adjustment'])
const TRANSFERS = [100n, 200n, 500n, 1000n] as const

export function transfer(world: World, turn: Turn): Move | undefined {
  const { ledger, random } = world
  const amount = random.pick(TRANSFERS)
  const friend = friendOf(world, turn)
  if (!friend || !ledger.canGive(turn.wallet.id, amount)) return undefined
  const legs = between(turn.wallet.id, friend.id, amount)
  return { type: 'transfer', legs, reason: 'Gift to a friend' }
}

export function remember(
  done: Reversible[],
  { type, status, legs, gameId }: Posting,
  groupId: number
): void {
  if (status !== 'completed' || !TAKEN_BACK.has(type)) return
  done.push({ groupId, legs, gameId })
  if (done.length > REMEMBERED) done.shift()
}

/** Only if the money is still there. */
export function reversal(
  { ledger, random }: World,
  turn: Turn,
  done: Reversible[]
): Posting | undefined {
  const index = random.below(done.length)
  const original = done[index]
  if (!original) return undefined
  const legs = original.legs.map(({ wallet, delta }) => ({
    wallet,
    delta: -delta
  }))
  const able = legs.every(
    ({ wallet, delta }) => delta > 0n || ledger.canGive(wallet, -delta)
  )
  if (!able) return undefined
  done.splice(index, 1)
  return {
    createdAt: turn.at,
    type: 'reversal',
    status: 'completed',
    legs,
    reference: referenceOf('reversal', random),
    gameId: original.gameId,
    operatorId: random.pick(OPERATORS),
    reversesId: original.groupId,
    reason: 'Taken back after a check',
    reasonCode: 'fraud'
  }
}

/** Registered by then, with a wallet in the same currency. */
function friendOf(world: World, turn: Turn): SeedWallet | undefined {
  const user = world.random.pick(world.users)
  if (user.createdAt > turn.at || user.id === turn.wallet.userId) {
    return undefined
  }
  return world.wallets
    .get(user.id)
    ?.find(({ currency }) => currency === turn.wallet.currency)
}
