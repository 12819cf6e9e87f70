import * as v from 'valibot'

/** The payload of the sign-in (specification, section 3). */
export const LoginRequest = v.object({
  email: v.string(),
  password: v.string()
})
export type LoginRequest = v.InferOutput<typeof LoginRequest>

/** The code of the 401 that says so: the pair was looked at. */
export const WRONG_LOGIN = 'wrong-login'

/**
 * For how many seconds more the server takes a refresh token that has been
 * exchanged. Where it says so, a page need not wait for the refresh of one
 * that was left.
 */
const GraceSeconds = v.fallback(v.optional(v.number()), undefined)

/** The sign-in answers in snake case (specification, section 3). */
export const LoginAnswer = v.object({
  access_token: v.pipe(v.string(), v.minLength(1)),
  refresh_grace_seconds: GraceSeconds
})

/** The refresh answers in camel case (specification, section 3). */
export const RefreshAnswer = v.object({
  accessToken: v.pipe(v.string(), v.minLength(1)),
  refreshGraceSeconds: GraceSeconds
})
