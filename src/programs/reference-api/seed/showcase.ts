import { commission, deposit, withdrawal } from './moves.ts'
import type { Outcome } from './outcome.ts'
import { turnAt } from './turns.ts'
import { KNOWN_USER } from './user-fates.ts'
import type { World } from './world.ts'
import { writeMove } from './write-move.ts'

export const SHOWCASE_ENTRIES = 14

const completed: Outcome = { status: 'completed' }
const failed: Outcome = { status: 'failed', failureCode: 'card_declined' }

/** In this order there is always enough for the next. */
const shown = [
  [deposit, completed],
  [deposit, completed],
  [withdrawal, { status: 'cancelled' }],
  [withdrawal, { status: 'reserved' }],
  [commission, completed],
  [deposit, failed],
  [deposit, { status: 'pending' }]
] as const satisfies [unknown, Outcome][]

/** One of every outcome for the known user, however small the world. */
export function seedShowcase(world: World, count: number): void {
  const wallet = world.wallets.get(KNOWN_USER)?.[0]
  if (!wallet) return
  for (const [make, outcome] of shown) {
    const turn = { ...turnAt(world, count), wallet }
    const move = make(world, turn)
    if (move) writeMove(world, turn, move, outcome)
  }
}
