import { session } from '../backend/backend.ts'
import { RequestError } from '../contract/request-error.ts'
import { apiAddress } from './addresses.ts'
import { sendRequest } from './http.ts'

/** In ms; only for a better error message. */
const DEADLINE_MS = 3000

export function loginAddress(base: string): string {
  return apiAddress(base, session.login.path)
}

/** A real sign-in answers a plain GET with 404 or 405. */
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
