import { session } from '../backend/backend.ts'
import { apiAddress } from './addresses.ts'
import { sendRequest } from './http.ts'
import { withRefreshLock } from './refresh-lock.ts'

interface SignOutOptions {
  signal: AbortSignal | undefined
  /** Called once the lock is held. */
  isWanted: () => boolean
}

/**
 * Under the lock, as a later refresh would restore the cookie. Returns whether
 * it was still wanted.
 */
export async function sendSignOut(
  base: string,
  token: string,
  { signal, isWanted }: SignOutOptions
): Promise<boolean> {
  return withRefreshLock(async () => {
    if (!isWanted()) return false
    const { method = 'POST', path, body } = session.logout
    await sendRequest({
      method,
      address: apiAddress(base, path),
      body,
      keepalive: true,
      signal,
      authorize: () => token
    })
    return true
  })
}
