import type { Posting } from '../data/ledger.ts'
import { referenceOf } from '../data/reference.ts'
import type { Move } from './moves.ts'
import type { Outcome } from './outcome.ts'
import type { Turn, World } from './world.ts'

export function writeMove(
  world: World,
  turn: Turn,
  move: Move,
  outcome: Outcome
): { posting: Posting; groupId: number } {
  const posting: Posting = {
    ...move,
    ...outcome,
    createdAt: turn.at,
    reference: referenceOf(move.type, world.random),
    effectiveAt: outcome.status === 'completed' ? turn.at : undefined
  }
  return { posting, groupId: world.ledger.post(posting) }
}
