import type { Answer } from '../call.ts'
import { jsonOf } from '../json.ts'
import { cookiesOf } from '../set-cookie.ts'
import { leavesOf } from './leaves.ts'

/** Fields of the answer to a sign-in, as `data.token` where they are nested. */
export interface Tokens {
  token: string
  /** Where the refresh token comes in the body, and in no cookie. */
  refreshToken: string | undefined
}

/** `undefined` where there is no token. */
export function tokensIn(answer: Answer): Tokens | undefined {
  const fields = leavesOf(jsonOf(answer))
    .filter(({ value }) => isToken(value))
    .map(({ names }) => names.join('.'))
  const others = fields.filter(name => !/refresh|[cx]srf/iu.test(name))
  // The likeliest name first.
  const token =
    others.find(name => /access|jwt/iu.test(name)) ??
    others.find(name => /token/iu.test(name))
  const isCookie = cookiesOf(answer).some(({ name }) => /refresh/iu.test(name))
  return token === undefined
    ? undefined
    : {
        token,
        refreshToken: isCookie
          ? undefined
          : fields.find(name => /refresh/iu.test(name))
      }
}

/** Or a long text; an instant is none. */
function isToken(value: unknown): boolean {
  return (
    typeof value === 'string' && /^(?!\d{4}-\d\d-\d\dT)\S{21,}$/u.test(value)
  )
}
