import * as v from 'valibot'

import { MinorNotNegative, Reason, WalletName } from '../fields.ts'

export const EditSystemWallet = v.strictObject({
  name: v.optional(WalletName),
  /** `null` removes the mark. */
  lowBalanceAt: v.optional(v.nullable(MinorNotNegative))
})
export type EditSystemWallet = v.InferOutput<typeof EditSystemWallet>

export const SetSystemWalletStatus = v.variant('status', [
  v.strictObject({ status: v.literal('frozen'), reason: Reason }),
  v.strictObject({ status: v.literal('active'), reason: v.optional(Reason) })
])
export type SetSystemWalletStatus = v.InferOutput<typeof SetSystemWalletStatus>
