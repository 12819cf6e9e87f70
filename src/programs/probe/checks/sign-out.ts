import type { Answer } from '../call.ts'
import { type CheckGroup, fail, LeftOut, ok, warn } from '../check.ts'
import { described } from '../json.ts'
import { type Probe, speaksContract } from '../probe.ts'
import { remembered } from '../remembered.ts'
import { cookieHeader, type SignIn } from '../session.ts'
import { cookiesOf } from '../set-cookie.ts'

interface SignedOut {
  answer: Answer
  signIn: SignIn
  last: Record<string, string>
}

const onceEnded = remembered<SignedOut>()

/** Signs out as the panel does. */
function signedOut(probe: Probe): Promise<SignedOut> {
  return onceEnded(probe, 'sign-out', async () => {
    const signIn = await probe.ownSignIn()
    if (!signIn.cookie) throw new LeftOut('the sign-in sets no cookie')
    const last = cookieHeader(signIn.jar)
    const answer = await probe.sessionCall('logout', last, signIn.token)
    return { answer, signIn, last }
  })
}

export const signOutChecks: CheckGroup = {
  title: 'Sign-out',
  checks: [
    {
      id: 'logout',
      needs: '2xx for a sign-out as it is declared',
      why: 'Anything else is reported as a sign-out that failed.',
      run: async probe => {
        const { answer } = await signedOut(probe)
        return answer.status >= 200 && answer.status < 300
          ? ok(String(answer.status))
          : fail(
              `answers ${described(answer)}`,
              speaksContract(probe)
                ? 'Answer 204, without asking for a body.'
                : 'Say in session.logout what it wants.'
            )
      }
    },
    {
      id: 'logout-cookie',
      needs: 'the cookie taken away',
      why: 'The next page would try a session that is over.',
      run: async probe => {
        const { answer, signIn } = await signedOut(probe)
        const name = signIn.cookie?.name
        const gone = cookiesOf(answer).some(
          cookie => cookie.gone && cookie.name === name
        )
        return gone
          ? ok('taken away')
          : warn(
              'it stays',
              'Set-Cookie with the same name and Path, and Max-Age=0.'
            )
      }
    },
    {
      id: 'logout-ends',
      needs: 'a cookie that refreshes no more',
      why: 'Otherwise a copy of it outlives the sign-out.',
      run: async probe => {
        const { last } = await signedOut(probe)
        const answer = await probe.sessionCall('refresh', last)
        return answer.status >= 400 && answer.status < 500
          ? ok(`refused with ${answer.status}`)
          : fail(
              `a refresh with it answers ${described(answer)}`,
              'End the refresh token on the server, every one of its chain.'
            )
      }
    }
  ]
}
