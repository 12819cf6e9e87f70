import * as v from 'valibot'

export const LoginRequest = v.object({
  email: v.string(),
  password: v.string()
})
export type LoginRequest = v.InferOutput<typeof LoginRequest>

/** Nothing is sent but the cookie; no form of another site can send JSON. */
export const RefreshRequest = v.looseObject({})

/** Code of the 401 after the password was checked. */
export const WRONG_LOGIN = 'wrong-login'

/**
 * How many seconds longer an exchanged refresh token is accepted. If the server
 * says so, a page need not wait for the refresh of the page before it.
 */
const GraceSeconds = v.fallback(v.optional(v.number()), undefined)

/** `access_token`, unlike the refresh's. */
export const LoginAnswer = v.object({
  access_token: v.pipe(v.string(), v.minLength(1)),
  refresh_grace_seconds: GraceSeconds
})

/** `accessToken`, unlike the login's. */
export const RefreshAnswer = v.object({
  accessToken: v.pipe(v.string(), v.minLength(1)),
  refreshGraceSeconds: GraceSeconds
})
