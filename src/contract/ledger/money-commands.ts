import * as v from 'valibot'

import { messages } from '../../messages.ts'
import { MovedAmount, Reason, Reference } from '../fields.ts'
import { Id, Instant, maybe, Minor } from '../values.ts'

/** A code of the backend's list. */
const reasonCode = v.optional(v.string())
const why = { reason: Reason, reasonCode, reference: v.optional(Reference) }
const Direction = v.picklist(['credit', 'debit'], messages.checks.required)

export const AdjustUser = v.strictObject({
  currency: v.pipe(v.string(), v.nonEmpty(messages.checks.required)),
  direction: Direction,
  amount: MovedAmount,
  ...why
})
export type AdjustUser = v.InferOutput<typeof AdjustUser>

export const AdjustSystemWallet = v.strictObject({
  direction: Direction,
  amount: MovedAmount,
  reason: Reason,
  reasonCode,
  reference: v.pipe(
    v.string(messages.checks.required),
    v.nonEmpty(messages.checks.required),
    Reference
  )
})
export type AdjustSystemWallet = v.InferOutput<typeof AdjustSystemWallet>

/** Between two system wallets of one currency. */
export const Transfer = v.pipe(
  v.strictObject({
    fromWalletId: Id,
    toWalletId: Id,
    amount: MovedAmount,
    ...why
  }),
  v.forward(
    v.partialCheck(
      [['fromWalletId'], ['toWalletId']],
      ({ fromWalletId, toWalletId }) => fromWalletId !== toWalletId,
      messages.checks.sameWallet
    ),
    ['toWalletId']
  )
)
export type Transfer = v.InferOutput<typeof Transfer>

/** Moves back a completed transaction: `amount`, or all that is left of it. */
export const Reverse = v.strictObject({
  amount: v.optional(MovedAmount),
  ...why
})
export type Reverse = v.InferOutput<typeof Reverse>

/** Of what is pending or reserved: pays it out, or credits it. */
export const Complete = v.strictObject({ reason: v.optional(Reason) })
export type Complete = v.InferOutput<typeof Complete>

/** Of what is pending or reserved: moves nothing, and releases what was held. */
export const Cancel = v.strictObject({ reason: Reason, reasonCode })
export type Cancel = v.InferOutput<typeof Cancel>

/** Minor units of the wallet's currency. */
export const PreviewLeg = v.object({
  walletId: Id,
  name: v.string(),
  kind: v.string(),
  currency: v.string(),
  before: Minor,
  change: Minor,
  after: Minor,
  /** The part of `before` that is reserved. */
  reservedBefore: maybe(Minor),
  /** The part of `after` that is reserved and cannot be given. */
  reserved: maybe(Minor)
})
export type PreviewLeg = v.InferOutput<typeof PreviewLeg>

export const Preview = v.object({
  asOf: Instant,
  legs: v.array(PreviewLeg),
  /** It would wait until another admin completes it. */
  needsApproval: maybe(v.boolean())
})
export type Preview = v.InferOutput<typeof Preview>
