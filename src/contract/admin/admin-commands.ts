import * as v from 'valibot'

import { AdminName, Email, NewPassword, Reason } from '../fields.ts'

export const CreateAdmin = v.strictObject({
  email: Email,
  name: AdminName,
  /** Handed over by whoever creates the account. */
  password: NewPassword
})
export type CreateAdmin = v.InferOutput<typeof CreateAdmin>

export const EditAdmin = v.strictObject({
  email: v.optional(Email),
  name: v.optional(AdminName)
})
export type EditAdmin = v.InferOutput<typeof EditAdmin>

export const SetAdminStatus = v.variant('status', [
  v.strictObject({ status: v.literal('disabled'), reason: Reason }),
  v.strictObject({ status: v.literal('active'), reason: v.optional(Reason) })
])
export type SetAdminStatus = v.InferOutput<typeof SetAdminStatus>

export const ResetPassword = v.strictObject({ password: NewPassword })
export type ResetPassword = v.InferOutput<typeof ResetPassword>

export const EndedSessions = v.object({ ended: v.number() })
export type EndedSessions = v.InferOutput<typeof EndedSessions>
