import {
  adjustment,
  bonus,
  commission,
  deposit,
  entryFee,
  prize,
  refund,
  withdrawal
} from './moves.ts'
import { outcomeOf } from './outcome.ts'
import { remember, type Reversible, reversal, transfer } from './rare-moves.ts'
import { seedShowcase, SHOWCASE_ENTRIES } from './showcase.ts'
import { turnAt } from './turns.ts'
import { fillPromo, fundSystemWallets, sweep } from './upkeep.ts'
import { RICH_USER } from './user-fates.ts'
import { parts } from './wallets.ts'
import type { Turn, World } from './world.ts'
import { writeMove } from './write-move.ts'

/** Entries between two settlements of the payouts. */
const SWEEP_EVERY = 1200
/** 2^53 + 1, which a float cannot hold. */
const RICH_AMOUNT = 9_007_199_254_740_993n

/** Of 100. */
const chances = [
  [45, entryFee],
  [16, prize],
  [16, deposit],
  [7, withdrawal],
  [6, bonus],
  [2, refund],
  [2, transfer],
  [2, 'reversal'],
  [2, commission],
  [2, adjustment]
] as const

/** Plays until the ledger has `count` entries; the last may add one or two. */
export function seedHistory(world: World, count: number): void {
  const { ledger } = world
  if (count === 0) return
  const done: Reversible[] = []
  fundSystemWallets(world, world.clock.start)
  enrich(world)
  let sweepAt = SWEEP_EVERY
  while (ledger.size() < count - SHOWCASE_ENTRIES) {
    const turn = turnAt(world, count)
    if (ledger.size() > sweepAt) {
      sweep(world, turn.at)
      sweepAt += SWEEP_EVERY
    }
    fillPromo(world, turn.at)
    play(world, turn, done)
  }
  seedShowcase(world, count)
}

/** A game or a deposit if the chosen move is not possible. */
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
  const made = move ?? entryFee(world, turn) ?? deposit(world, turn)
  const outcome = outcomeOf(made.type, turn.open, world.random)
  const { posting, groupId } = writeMove(world, turn, made, outcome)
  if (made.type === 'entry_fee') world.players.add(turn.wallet.id)
  remember(done, posting, groupId)
}

function kindOf(world: World): (typeof chances)[number][1] {
  let roll = world.random.below(100)
  for (const [chance, kind] of chances) {
    if (roll < chance) return kind
    roll -= chance
  }
  return deposit
}

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
