import { calls } from '../contract/calls.ts'
import { RequestError } from '../contract/request-error.ts'
import { apiAddress } from './addresses.ts'
import { sendRequest } from './http.ts'

/** Nobody waits longer than this for more than "not right", ms. */
const DEADLINE_MS = 3000

/** Where a sign-in is sent to. */
export function loginAddress(base: string): string {
  return apiAddress(base, calls.login.path)
}

/**
 * Whether a plain GET is refused there with 401, too: an API that has a
 * sign-in at this address answers it with 404 or 405.
 */
export async function refusesAnyCall(base: string): Promise<boolean> {
  try {
    await sendRequest({
      method: 'GET',
      address: loginAddress(base),
      signal: AbortSignal.timeout(DEADLINE_MS)
    })
    return false
  } catch (error) {
    return error instanceof RequestError && error.kind === 'unauthenticated'
  }
}
