import { calls } from '../contract/calls.ts'
import { RequestError } from '../contract/request-error.ts'
import { apiAddress } from './addresses.ts'
import { sendRequest } from './http.ts'

/** How long the check for a better error message may take, in ms. */
const DEADLINE_MS = 3000

export function loginAddress(base: string): string {
  return apiAddress(base, calls.login.path)
}

/** Whether a plain GET gets a 401, too; a real sign-in answers 404 or 405. */
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
