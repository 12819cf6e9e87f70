import { calls } from '../contract/calls.ts'
import { apiAddress } from './addresses.ts'
import { sendRequest } from './http.ts'
import { withRefreshLock } from './refresh-lock.ts'

interface LogoutOptions {
  signal: AbortSignal | undefined
  /** Asked when its turn has come. */
  isWanted: () => boolean
}

/**
 * Ends the session of the cookie, in its turn among the tabs: a refresh that
 * lands after it would set the cookie again, and a sign-in before it makes the
 * cookie another one. Returns whether it was still wanted then.
 */
export async function sendLogout(
  base: string,
  token: string,
  { signal, isWanted }: LogoutOptions
): Promise<boolean> {
  return withRefreshLock(async () => {
    if (!isWanted()) return false
    await sendRequest({
      method: calls.logout.method,
      address: apiAddress(base, calls.logout.path),
      keepalive: true,
      signal,
      authorize: () => token
    })
    return true
  })
}
