import { RequestError } from '../domain/request-error.ts'
import { client } from './api.ts'
import { closeSignOut } from './open-sign-out.ts'

/** Signing out waits no longer than this for the server. */
export const SIGN_OUT_WAIT_MS = 8000

/**
 * Tells the server; true where it knows in time that nobody is signed in, or
 * where that is not wanted any more once there is a token for it: somebody may
 * have signed in while another tab had the lock.
 */
export async function logOut(isWanted = () => true): Promise<boolean> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), SIGN_OUT_WAIT_MS)
  const isKnown = await Promise.race([
    tell(isWanted, late.signal).then(() => true, isUnauthenticated),
    new Promise<boolean>(resolve => {
      late.signal.addEventListener('abort', () => resolve(false))
    })
  ])
  clearTimeout(timer)
  if (isKnown) closeSignOut()
  return isKnown
}

async function tell(
  isWanted: () => boolean,
  signal: AbortSignal
): Promise<void> {
  await client.hasToken()
  if (isWanted()) await client.logout(signal)
}

function isUnauthenticated(error: unknown): boolean {
  return error instanceof RequestError && error.kind === 'unauthenticated'
}
