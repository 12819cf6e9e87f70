import type { Posting } from '../data/ledger.ts'
import {
  adjustment,
  bonus,
  commission,
  deposit,
  entryFee,
  type Move,
  prize,
  refund,
  withdrawal
} from './moves.ts'
import { outcomeOf, referenceOf } from './outcome.ts'
import { remember, type Reversible, reversal, transfer } from './rare-moves.ts'
import { turnAt } from './turns.ts'
import { fillPromo, fundSystemWallets, sweep } from './upkeep.ts'
import { RICH_USER } from './user-fates.ts'
import { parts } from './wallets.ts'
import type { Turn, World } from './world.ts'

/** Entries between two settlements of the payouts. */
const SWEEP_EVERY = 600
/** More than 2^53, which a float cannot hold: 9,007,199,254,740,993. */
const RICH_AMOUNT = 9_007_199_254_740_993n

/** How often each move is tried, of 100. */
const chances = [
  [44, entryFee],
  [24, prize],
  [12, deposit],
  [7, withdrawal],
  [5, bonus],
  [3, refund],
  [1, commission],
  [1, adjustment],
  [2, transfer],
  [1, 'reversal']
] as const

/**
 * Plays 18 months of the product. `count` is the number of entries in the
 * users' wallets; every one of them has its other side in a wallet.
 */
export function seedHistory(world: World, count: number): void {
  const done: Reversible[] = []
  fundSystemWallets(world, world.clock.start)
  let made = count > 0 ? enrich(world) : 0
  while (made < count) {
    const turn = turnAt(world, made, count)
    if (made % SWEEP_EVERY === 0) sweep(world, turn.at)
    fillPromo(world, turn.at)
    made += play(world, turn, count - made, done)
  }
}

/** One movement; gives the number of entries that users see of it. */
function play(
  world: World,
  turn: Turn,
  left: number,
  done: Reversible[]
): number {
  const kind = kindOf(world)
  if (kind === 'reversal') {
    const posting = reversal(world, turn, done)
    if (posting) {
      world.ledger.post(posting)
      return 1
    }
  } else {
    const move = kind(world, turn)
    const seen = kind === transfer ? 2 : 1
    if (move && seen <= left) {
      write(world, turn, move, done)
      return seen
    }
  }
  write(world, turn, deposit(world, turn), done)
  return 1
}

function kindOf(world: World): (typeof chances)[number][1] {
  let roll = world.random.below(100)
  for (const [chance, kind] of chances) {
    if (roll < chance) return kind
    roll -= chance
  }
  return deposit
}

function write(
  world: World,
  turn: Turn,
  move: Move | undefined,
  done: Reversible[]
): void {
  if (!move) return
  const outcome = outcomeOf(move.type, turn.open, world.random)
  const posting: Posting = {
    ...move,
    ...outcome,
    createdAt: turn.at,
    reference: referenceOf(move.type, world.random),
    effectiveAt: outcome.status === 'completed' ? turn.at : undefined
  }
  remember(done, posting, world.ledger.post(posting))
}

/** Gives the one test account its amount beyond what a float can count. */
function enrich(world: World): number {
  const wallet = world.wallets
    .get(RICH_USER)
    ?.find(({ currency }) => currency === 'TKN')
  if (!wallet) return 0
  world.ledger.post({
    createdAt: world.clock.start,
    type: 'adjustment',
    status: 'completed',
    legs: [
      { wallet: parts.TKN.adjust, delta: -RICH_AMOUNT },
      { wallet: wallet.id, delta: RICH_AMOUNT }
    ],
    reference: 'ADJ-2053-0001',
    operatorId: 1,
    reason: 'Test account for very large amounts'
  })
  return 1
}
