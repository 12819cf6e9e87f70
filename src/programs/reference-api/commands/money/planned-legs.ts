import type { DatabaseSync } from 'node:sqlite'

import type { PreviewLeg } from '../../../../contract/ledger/money-commands.ts'
import { fitsInt64 } from '../../data/int64.ts'
import type { Ledger, Leg } from '../../data/ledger.ts'
import { publicId } from '../../data/public-id.ts'
import { type ApiProblem, refusal } from '../../http/problem.ts'
import { type Party, partyOf, refuseStill } from './party.ts'
import { turnover } from './turnover.ts'

/** Throws if a wallet cannot bear the movement. */
export function plannedLegs(
  database: DatabaseSync,
  ledger: Ledger,
  legs: readonly Leg[]
): PreviewLeg[] {
  const sides = legs.map(leg => ({ ...leg, ...partyOf(database, leg.wallet) }))
  for (const side of sides) refuseStill(side)
  const planned = sides.map(side => plan(ledger, side))
  refuseTurnover(database, sides)
  return planned
}

type Side = Leg & Party

function plan(
  ledger: Ledger,
  { wallet, delta, kind, name, currency }: Side
): PreviewLeg {
  const { balance, reserved } = ledger.standing(wallet)
  if (delta < 0n && !ledger.canGive(wallet, -delta)) {
    const whose = kind === 'user' ? `of ${name}` : name
    const detail = `The wallet ${whose} does not have that much available.`
    throw refusal('insufficient-funds', detail)
  }
  const after = balance + delta
  // The available amount has to fit into 64 bits too.
  if (![delta - 1n, after, after - reserved].every(fitsInt64)) throw tooMuch()
  return {
    walletId: publicId('wal', wallet),
    name,
    kind,
    currency,
    before: String(balance),
    change: String(delta),
    after: String(after),
    reserved: String(reserved)
  }
}

/** Lists sum all that system wallets ever got and gave, in 64 bits. */
function refuseTurnover(database: DatabaseSync, sides: readonly Side[]): void {
  for (const { currency, delta, kind } of sides) {
    if (kind === 'user') continue
    const { credit, debit } = turnover(database, currency)
    if (!fitsInt64(delta > 0n ? credit + delta : debit - delta)) throw tooMuch()
  }
}

function tooMuch(): ApiProblem {
  const detail = 'No wallet can hold that much.'
  return refusal('too-much', detail)
}
