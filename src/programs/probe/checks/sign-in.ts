import { randomUUID } from 'node:crypto'

import {
  REFRESH_MARGIN_MS,
  tokenLife,
  tokenSubject
} from '../../../contract/session/access-token.ts'
import { WRONG_LOGIN } from '../../../contract/session/session-answers.ts'
import type { Answer } from '../call.ts'
import {
  type CheckGroup,
  fail,
  findingOf,
  LeftOut,
  ok,
  warn
} from '../check.ts'
import { bodyField, described, isSuccess, mediaType } from '../json.ts'
import { nobody, type Probe, speaksContract } from '../probe.ts'
import { refusalChange, refusalComplaints } from '../problem-shape.ts'
import { readSignIn } from '../session.ts'
import { claimOf } from '../token-claims.ts'

const MOST_LIFE_SECONDS = 600
const LEAST_LIFE_SECONDS = (3 * REFRESH_MARGIN_MS) / 1000
const MOST_SKEW_SECONDS = 60

const pathChange = ({ session }: Probe): string =>
  `The path may be wrong: give the address that POST ${session.login.path} lies below.`

function isNoSignIn(answer: Answer): boolean {
  return (
    [404, 405, 410, 501].includes(answer.status) ||
    mediaType(answer) === 'text/html'
  )
}

/** Whether the API may answer 401 to every call at that address. */
async function isDoubtful(probe: Probe, answer: Answer): Promise<boolean> {
  if (answer.status !== 401) return false
  if (bodyField(answer, 'code') === WRONG_LOGIN) return false
  if (probe.credentials && isSuccess(await probe.loginAnswer())) return false
  return (await probe.send({ path: probe.session.login.path })).status === 401
}

export const signInChecks: CheckGroup = {
  title: 'Sign-in and token',
  checks: [
    {
      id: 'login-refusal',
      needs: '401 for a wrong password',
      why: 'By it the form distinguishes a wrong password from a server that is down.',
      run: async probe => {
        const email = probe.credentials?.email ?? nobody().email
        const answer = await probe.login({ email, password: randomUUID() })
        const { path } = probe.session.login
        const wanted = speaksContract(probe) ? [401] : [400, 401, 422]
        if (answer.status === 429) {
          throw new LeftOut('the sign-in is locked for now: too many tries')
        }
        const complaints = refusalComplaints(
          probe,
          `POST ${path} with a wrong password`,
          answer,
          wanted
        )
        const doubtful = await isDoubtful(probe, answer)
        if (doubtful) {
          const found = `GET ${path} is refused with 401, too`
          complaints.push({ verdict: 'warn', found })
        }
        return findingOf(
          complaints,
          'refused',
          doubtful || isNoSignIn(answer)
            ? pathChange(probe)
            : refusalChange(probe, 401)
        )
      }
    },
    {
      id: 'login',
      needs: 'an access token for the right one',
      why: 'This is how anybody gets in.',
      run: async probe => {
        const answer = await probe.loginAnswer()
        const { session } = probe
        if (readSignIn(answer, session, Date.now())) return ok('signed in')
        const { path, token } = session.login
        const change = isNoSignIn(answer)
          ? pathChange(probe)
          : answer.status === 401
            ? 'Check PROBE_EMAIL and PROBE_PASSWORD. If they are right, the path may be wrong.'
            : `Answer 200 with {"${token}": "..."}.`
        const missing = isSuccess(answer) ? `, without ${token}` : ''
        const found = `POST ${path} answers ${described(answer)}${missing}`
        return fail(found, change)
      }
    },
    {
      id: 'token-expiry',
      needs: 'a token that says when it ends (JWT, claim exp)',
      why: 'A token that does not say is taken as ended, and each call costs a refresh.',
      run: async probe => {
        const { token } = await probe.signIn()
        return tokenLife(token).kind === 'known'
          ? ok('readable')
          : fail(
              'no exp can be read',
              'Make the access token a JWT with exp in seconds since 1970.'
            )
      }
    },
    {
      id: 'token-claims',
      needs: 'the claims sub, iat and jti',
      why: 'sub sets two administrators in two tabs apart, iat makes up for wrong clocks, jti names a token in logs.',
      run: async probe => {
        const { token } = await probe.signIn()
        const missing = [
          ...(tokenSubject(token) === undefined ? ['sub'] : []),
          ...(typeof claimOf(token, 'iat') === 'number' ? [] : ['iat']),
          ...(typeof claimOf(token, 'jti') === 'string' ? [] : ['jti'])
        ]
        return missing.length === 0
          ? ok('all there')
          : warn(
              `missing: ${missing.join(', ')}`,
              `Add ${missing.join(', ')} to the token: sub and jti as text, iat in seconds since 1970.`
            )
      }
    },
    {
      id: 'token-life',
      needs: `a life of ${LEAST_LIFE_SECONDS} s to 10 min`,
      why: 'A stolen token works until it ends; a very short one costs a refresh per call.',
      run: async probe => {
        const life = tokenLife((await probe.signIn()).token)
        if (life.kind === 'unknown' || life.issuedAt === undefined) {
          throw new LeftOut('the token does not say when it began and ends')
        }
        const seconds = (life.expiresAt - life.issuedAt) / 1000
        return seconds <= MOST_LIFE_SECONDS && seconds >= LEAST_LIFE_SECONDS
          ? ok(`${seconds} s`)
          : warn(
              `${seconds} s`,
              'Let access tokens live for 600 s (exp - iat).'
            )
      }
    },
    {
      id: 'clock',
      needs: 'a server clock that is right',
      why: 'The panel makes up for it, but times on the screens and in the record are wrong.',
      run: async probe => {
        const { token, receivedAt } = await probe.signIn()
        const life = tokenLife(token)
        if (life.kind === 'unknown' || life.issuedAt === undefined) {
          throw new LeftOut('the token does not say when it was issued')
        }
        const skew = Math.round((life.issuedAt - receivedAt) / 1000)
        const found = `${Math.abs(skew)} s ${skew < 0 ? 'behind' : 'ahead of'} this machine`
        return Math.abs(skew) <= MOST_SKEW_SECONDS
          ? ok(found)
          : warn(
              found,
              'Set the clocks of the server and of this machine by NTP.'
            )
      }
    }
  ]
}
