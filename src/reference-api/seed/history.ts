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
const SWEEP_EVERY = 1200
/** More than 2^53, which a float cannot hold: 9,007,199,254,740,993. */
const RICH_AMOUNT = 9_007_199_254_740_993n

/** How often each move is tried, of 100. */
const chances = [
  [46, entryFee],
  [16, prize],
  [16, deposit],
  [7, withdrawal],
  [7, bonus],
  [2, refund],
  [2, transfer],
  [2, 'reversal'],
  [1, commission],
  [1, adjustment]
] as const

/**
 * Plays 18 months of the product, until the ledger holds `count` entries; the
 * last movement may add one or two.
 */
export function seedHistory(world: World, count: number): void {
  const { ledger } = world
  if (count === 0) return
  const done: Reversible[] = []
  fundSystemWallets(world, world.clock.start)
  enrich(world)
  let sweepAt = SWEEP_EVERY
  while (ledger.size() < count) {
    const turn = turnAt(world, count)
    if (ledger.size() > sweepAt) {
      sweep(world, turn.at)
      sweepAt += SWEEP_EVERY
    }
    fillPromo(world, turn.at)
    play(world, turn, done)
  }
}

/** One movement; a deposit where what was meant cannot be. */
function play(world: World, turn: Turn, done: Reversible[]): void {
  const kind = kindOf(world)
  if (kind === 'reversal') {
    const posting = reversal(world, turn, done)
    if (posting) {
      world.ledger.post(posting)
      return
    }
  }
  const move = kind === 'reversal' ? undefined : kind(world, turn)
  write(world, turn, move ?? deposit(world, turn), done)
}

function kindOf(world: World): (typeof chances)[number][1] {
  let roll = world.random.below(100)
  for (const [chance, kind] of chances) {
    if (roll < chance) return kind
    roll -= chance
  }
  return deposit
}

function write(world: World, turn: Turn, move: Move, done: Reversible[]): void {
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
function enrich(world: World): void {
  const wallet = world.wallets
    .get(RICH_USER)
    ?.find(({ currency }) => currency === 'TKN')
  if (!wallet) return
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
}
