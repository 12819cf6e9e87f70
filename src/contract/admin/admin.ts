import * as v from 'valibot'

import { Id, Instant, maybe } from '../values.ts'

export const Admin = v.object({
  id: Id,
  email: v.string(),
  name: maybe(v.string()),
  status: v.string(),
  /** `null` for never. */
  lastLoginAt: v.nullish(Instant),
  lastLoginIp: maybe(v.string()),
  createdAt: Instant,
  updatedAt: maybe(Instant),
  version: maybe(v.number())
})
export type Admin = v.InferOutput<typeof Admin>

/** Only the id is in the contract. */
export const CurrentAdmin = v.looseObject({
  id: Id,
  email: maybe(v.string()),
  name: maybe(v.string())
})
export type CurrentAdmin = v.InferOutput<typeof CurrentAdmin>
