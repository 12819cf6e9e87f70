import type { ReasonCode } from '../../../contract/ledger/reason-codes.ts'
import type { Leg, Posting } from '../data/ledger.ts'
import { OPERATORS } from './admins.ts'
import type { SeedGame } from './games.ts'
import { type CurrencyCode, parts } from './wallets.ts'
import type { Turn, World } from './world.ts'

/** Without its time, status and reference. */
export type Move = Pick<
  Posting,
  'type' | 'legs' | 'gameId' | 'operatorId' | 'reason' | 'reasonCode'
>

type MoveMaker = (world: World, turn: Turn) => Move | undefined

const DEPOSITS: Record<CurrencyCode, readonly bigint[]> = {
  EUR: [1000n, 2000n, 2500n, 5000n, 10_000n, 25_000n],
  PLN: [5000n, 10_000n, 20_000n, 50_000n],
  TKN: [100n, 250n, 500n, 1000n]
}
const BONUSES: Record<CurrencyCode, readonly bigint[]> = {
  EUR: [200n, 500n, 1000n],
  PLN: [1000n, 2000n],
  TKN: [25n, 50n, 100n]
}
const REASONS = [
  ['Interrupted game, stake given back', 'compensation'],
  ['Goodwill after a complaint', 'compensation'],
  ['Corrected a double charge', 'mistake'],
  ['Tournament result corrected', 'mistake']
] as const satisfies (readonly [reason: string, code: ReasonCode])[]

export function deposit({ random }: World, { wallet }: Turn): Move {
  const amount = random.pick(DEPOSITS[wallet.currency])
  const legs = between(parts[wallet.currency].in, wallet.id, amount)
  return { type: 'deposit', legs }
}

/** Half of what is available. */
export const withdrawal: MoveMaker = ({ ledger }, { wallet }) => {
  const { balance, reserved } = ledger.standing(wallet.id)
  const amount = ((balance - reserved) / 200n) * 100n
  if (wallet.currency === 'TKN' || amount < 1000n) return undefined
  const legs = between(wallet.id, parts[wallet.currency].out, amount)
  return { type: 'withdrawal', legs }
}

export const entryFee: MoveMaker = (world, { wallet }) => {
  const game = gameOf(world, wallet.currency)
  if (!world.ledger.canGive(wallet.id, game.entryFee)) return undefined
  const legs = between(wallet.id, parts[wallet.currency].pool, game.entryFee)
  return { type: 'entry_fee', legs, gameId: game.id }
}

/** The pool pays both stakes, less the commission. */
export const prize: MoveMaker = (world, { wallet }) => {
  const { pool, fees } = parts[wallet.currency]
  const game = gameOf(world, wallet.currency)
  const paid = game.entryFee * 2n
  const commission = (paid * game.commissionBps) / 10_000n
  if (!world.players.has(wallet.id)) return undefined
  if (!world.ledger.canGive(pool, paid)) return undefined
  const legs: Leg[] = [
    { wallet: pool, delta: -paid },
    { wallet: wallet.id, delta: paid - commission }
  ]
  if (commission > 0n) legs.push({ wallet: fees, delta: commission })
  return { type: 'prize', legs, gameId: game.id }
}

/** A game that did not take place: the stake comes back. */
export const refund: MoveMaker = (world, { wallet }) => {
  const { pool } = parts[wallet.currency]
  const game = gameOf(world, wallet.currency)
  if (!world.players.has(wallet.id)) return undefined
  if (!world.ledger.canGive(pool, game.entryFee)) return undefined
  const legs = between(pool, wallet.id, game.entryFee)
  return { type: 'refund', legs, gameId: game.id }
}

export const bonus: MoveMaker = ({ ledger, random }, { wallet }) => {
  const { promo } = parts[wallet.currency]
  const amount = random.pick(BONUSES[wallet.currency])
  if (!ledger.canGive(promo, amount)) return undefined
  return { type: 'bonus', legs: between(promo, wallet.id, amount) }
}

export const commission: MoveMaker = ({ ledger }, { wallet }) => {
  if (wallet.currency === 'TKN') return undefined
  if (!ledger.canGive(wallet.id, 150n)) return undefined
  const legs = between(wallet.id, parts[wallet.currency].fees, 150n)
  return { type: 'commission', legs, reason: 'Express payout' }
}

export const adjustment: MoveMaker = ({ ledger, random }, { wallet }) => {
  const { adjust } = parts[wallet.currency]
  const amount = BigInt(50 + random.below(950))
  const down = random.chance(0.3) && ledger.canGive(wallet.id, amount)
  const operatorId = random.pick(OPERATORS)
  const [reason, reasonCode] = random.pick(REASONS)
  return {
    type: 'adjustment',
    legs: down
      ? between(wallet.id, adjust, amount)
      : between(adjust, wallet.id, amount),
    operatorId,
    reason,
    reasonCode
  }
}

export function between(from: number, to: number, amount: bigint): Leg[] {
  return [
    { wallet: from, delta: -amount },
    { wallet: to, delta: amount }
  ]
}

function gameOf({ games, random }: World, currency: CurrencyCode): SeedGame {
  return random.pick(games[currency])
}
