import { setTimeout as wait } from 'node:timers/promises'

import { tokenSubject } from '../../../contract/session/access-token.ts'
import type { Answer } from '../call.ts'
import {
  type CheckGroup,
  fail,
  findingOf,
  LeftOut,
  ok,
  warn
} from '../check.ts'
import { bodyField, described, isSuccess } from '../json.ts'
import { type Probe, speaksContract } from '../probe.ts'
import { refusalChange, refusalComplaints } from '../problem-shape.ts'
import { remembered } from '../remembered.ts'
import { cookieHeader, keepCookies, type SignIn } from '../session.ts'

const GRACE_CHANGE =
  'Take an exchanged refresh token again for 10 to 30 s, and answer with the newest of its chain.'

const STATED_CHANGE =
  'State it: "refresh_grace_seconds": 20 at sign-in, "refreshGraceSeconds": 20 at refresh.'

async function withCookie(probe: Probe): Promise<SignIn> {
  cookieOnly(probe)
  const signIn = await probe.ownSignIn()
  if (signIn.jar.size === 0) throw new LeftOut('the sign-in sets no cookie')
  return signIn
}

/** The keeper refreshes where the token comes in a body. */
function cookieOnly({ session }: Probe): void {
  if (session.refreshToken !== undefined)
    throw new LeftOut('the keeper does it')
}

interface FirstRefresh {
  answer: Answer
  before: string
  after: string
}

const onceRefreshed = remembered<FirstRefresh>()

function firstRefresh(probe: Probe): Promise<FirstRefresh> {
  return onceRefreshed(probe, 'refresh', async () => {
    cookieOnly(probe)
    const signIn = await probe.signIn()
    if (signIn.jar.size === 0) throw new LeftOut('the sign-in sets no cookie')
    const before = String(cookieHeader(signIn.jar)['cookie'])
    const answer = await probe.refresh(signIn)
    return { answer, before, after: String(cookieHeader(signIn.jar)['cookie']) }
  })
}

export const refreshChecks: CheckGroup = {
  title: 'Refresh',
  checks: [
    {
      id: 'refresh-refusal',
      needs: '401 without a cookie',
      why: '400, 401 and 403 end the session; anything else is taken for a server in trouble.',
      run: async probe => {
        const { method = 'POST', path } = probe.session.refresh
        const wanted = speaksContract(probe) ? [401] : [400, 401, 403]
        const answer = await probe.sessionCall('refresh')
        const what = `${method} ${path} without a cookie`
        return findingOf(
          refusalComplaints(probe, what, answer, wanted),
          'refused',
          refusalChange(probe, 401)
        )
      }
    },
    {
      id: 'refresh',
      needs: 'a new token for the same person',
      why: 'Every page that is opened begins with it.',
      run: async probe => {
        const { answer } = await firstRefresh(probe)
        const { method = 'POST', path, token: field } = probe.session.refresh
        const change = `Answer 200 with {"${field}": "..."}.`
        const token = bodyField(answer, field)
        if (!isSuccess(answer) || typeof token !== 'string' || token === '') {
          const missing = isSuccess(answer) ? `, without ${field}` : ''
          const found = `${method} ${path} answers ${described(answer)}${missing}`
          return fail(found, change)
        }
        const { token: first } = await probe.signIn()
        return tokenSubject(token) === tokenSubject(first)
          ? ok('refreshed')
          : fail(
              'the token is for another sub',
              'Give a token for the same sub.'
            )
      }
    },
    {
      id: 'refresh-rotation',
      needs: 'a new cookie with every refresh',
      why: 'A stolen cookie is noticed when it and its successor are both used.',
      run: async probe => {
        const { answer, before, after } = await firstRefresh(probe)
        if (!isSuccess(answer)) throw new LeftOut('the refresh was refused')
        return before === after
          ? warn(
              'the cookie stays the same',
              'Exchange the refresh token at every use.'
            )
          : ok('exchanged')
      }
    },
    {
      id: 'refresh-at-once',
      needs: 'two refreshes at once that both work',
      why: 'Two tabs may send the same cookie, where a browser cannot keep them in line.',
      run: async probe => {
        const { jar } = await withCookie(probe)
        const cookie = cookieHeader(jar)
        const answers = await Promise.all(
          [1, 2].map(() => probe.sessionCall('refresh', cookie))
        )
        for (const answer of answers) keepCookies(jar, answer)
        const statuses = answers.map(({ status }) => status)
        return answers.every(isSuccess)
          ? ok('both do')
          : warn(`answers ${statuses.join(' and ')}`, GRACE_CHANGE)
      }
    },
    {
      id: 'refresh-grace',
      needs: 'an exchanged cookie that works for as many seconds as are stated',
      why: 'A reload in mid-refresh loses the answer with the new cookie, and waits for it unless it knows better.',
      run: async probe => {
        const signIn = await withCookie(probe)
        const old = cookieHeader(signIn.jar)
        const answer = await probe.refresh(signIn)
        if (!isSuccess(answer)) throw new LeftOut('the refresh was refused')
        if (old['cookie'] === cookieHeader(signIn.jar)['cookie']) {
          throw new LeftOut('the cookie is not exchanged')
        }
        await wait(probe.graceWaitMs)
        const again = await probe.sessionCall('refresh', old)
        keepCookies(signIn.jar, again)
        const waited = probe.graceWaitMs / 1000
        const found = `${again.status} after ${waited} s`
        const stated = Number(bodyField(answer, 'refreshGraceSeconds') ?? 0)
        if (isSuccess(again)) {
          return stated > 0 ? ok(found) : warn('none is stated', STATED_CHANGE)
        }
        return stated > waited
          ? fail(`${found}, and states ${stated} s`, GRACE_CHANGE)
          : warn(found, GRACE_CHANGE)
      }
    }
  ]
}
