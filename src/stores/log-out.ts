import { RequestError } from '../contract/request-error.ts'
import { client } from './api.ts'
import { closeSignOut, lastOpenSignOut } from './open-sign-out.ts'

/** Signing out waits no longer than this for the server. */
export const SIGN_OUT_WAIT_MS = 8000

/**
 * What became of it: the server knows in time that nobody is signed in, or may
 * not know; or it is not wanted any more, since somebody has signed in or
 * another tab has finished it.
 */
type Outcome = 'known' | 'open' | 'unwanted'

/**
 * Tells the server. Where the browser keeps that the sign-out is open, it is
 * wanted for as long as nothing has closed it.
 */
export async function logOut(isKept: boolean): Promise<Outcome> {
  const late = new AbortController()
  // One that is pressed meanwhile is another one, and ends by itself.
  const signOut = lastOpenSignOut()
  const isWanted = (): boolean => !isKept || lastOpenSignOut() !== undefined
  const timer = setTimeout(() => late.abort(), SIGN_OUT_WAIT_MS)
  const outcome = await Promise.race([
    client.logout(late.signal, isWanted).then(
      isSent => (isSent ? 'known' : 'unwanted'),
      error => (isUnauthenticated(error) ? 'known' : 'open')
    ),
    new Promise<Outcome>(resolve => {
      late.signal.addEventListener('abort', () => resolve('open'))
    })
  ])
  clearTimeout(timer)
  // Whatever the answer is, it came behind what has closed the sign-out.
  if (!isWanted()) return 'unwanted'
  if (outcome === 'known') closeSignOut(signOut)
  return outcome
}

function isUnauthenticated(error: unknown): boolean {
  return error instanceof RequestError && error.kind === 'unauthenticated'
}
