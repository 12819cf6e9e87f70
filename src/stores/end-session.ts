import { RequestError } from '../contract/request-error.ts'
import { client } from './api.ts'
import { closeSignOut, lastOpenSignOut } from './open-sign-out.ts'

/** In ms. */
export const SIGN_OUT_WAIT_MS = 8000

// `open`: the server may not know; `unwanted`: superseded by a sign-in, or
// completed by another tab.
type Outcome = 'known' | 'open' | 'unwanted'

/** `isSaved`: the browser stored the open sign-out; removing it cancels this. */
export async function endSession(isSaved: boolean): Promise<Outcome> {
  const late = new AbortController()
  // A sign-out clicked meanwhile is separate and ends by itself.
  const signOut = lastOpenSignOut()
  const isWanted = (): boolean => !isSaved || lastOpenSignOut() !== undefined
  const timer = setTimeout(() => late.abort(), SIGN_OUT_WAIT_MS)
  const outcome = await Promise.race([
    client.signOut(late.signal, isWanted).then(
      isSent => (isSent ? 'known' : 'unwanted'),
      error => (isUnauthenticated(error) ? 'known' : 'open')
    ),
    new Promise<Outcome>(resolve => {
      late.signal.addEventListener('abort', () => resolve('open'))
    })
  ])
  clearTimeout(timer)
  // The response came after whatever closed the sign-out.
  if (!isWanted()) return 'unwanted'
  if (outcome === 'known') closeSignOut(signOut)
  return outcome
}

function isUnauthenticated(error: unknown): boolean {
  return error instanceof RequestError && error.kind === 'unauthenticated'
}
