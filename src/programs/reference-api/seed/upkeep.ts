import type { Posting } from '../data/ledger.ts'
import { referenceOf } from '../data/reference.ts'
import { between } from './moves.ts'
import { ESCROW, parts } from './wallets.ts'
import type { World } from './world.ts'

/** For the welcome bonuses, in minor units. */
const PROMO_FILL = 40_000n
const PROMO_LEAST = 1000n

export function fundSystemWallets(world: World, at: number): void {
  const { EUR, PLN, TKN } = parts
  post(world, at, EUR.in, EUR.promo, PROMO_FILL, 'Opening balance')
  post(world, at, EUR.in, EUR.pool, 500_000n, 'Opening balance')
  post(world, at, EUR.in, ESCROW, 184_250n, 'Stakes under dispute')
  post(world, at, PLN.in, PLN.pool, 1_000_000n, 'Opening balance')
  post(world, at, TKN.in, TKN.pool, 25_000n, 'Opening balance')
}

export function fillPromo(world: World, at: number): void {
  const { promo, in: source } = parts.EUR
  if (world.ledger.standing(promo).balance >= PROMO_LEAST) return
  post(world, at, source, promo, PROMO_FILL, 'Bonus budget')
}

/** Returns payouts to the account that deposits come in on. */
export function sweep(world: World, at: number): void {
  const { in: target, out } = parts.EUR
  const { balance } = world.ledger.standing(out)
  const amount = (balance / 10_000n) * 10_000n
  if (amount > 0n) post(world, at, out, target, amount, 'Weekly settlement')
}

function post(
  world: World,
  createdAt: number,
  from: number,
  to: number,
  amount: bigint,
  reason: string
): void {
  const posting: Posting = {
    createdAt,
    type: 'transfer',
    status: 'completed',
    legs: between(from, to, amount),
    reference: referenceOf('transfer', world.random),
    reason
  }
  world.ledger.post(posting)
}
