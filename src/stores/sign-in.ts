import { RequestError } from '../domain/request-error.ts'
import { messages } from '../messages.ts'
import { client, resetToken } from './api.ts'
import { emit } from './events.ts'
import { closeSignOut, lastOpenSignOut } from './open-sign-out.ts'
import { loadAdmin } from './session.ts'
import { tellOtherTabs, wasSignedOut } from './tabs.ts'

/** The code of a sign-in that the server took and then did not know. */
export const SESSION_NOT_KEPT = 'session-not-kept'
/** The code of a sign-in that a sign-out in another tab has ended. */
export const SIGNED_OUT_MEANWHILE = 'signed-out-meanwhile'

/**
 * Signs in and loads the administrator. Throws a `RequestError` when the
 * server refuses the pair, cannot be reached, or does not keep the session.
 */
export async function signIn(email: string, password: string): Promise<void> {
  emit('showLoader', { label: messages.login.busy })
  // It would end the session that begins; one that is pressed later means it.
  const signOutBefore = lastOpenSignOut()
  try {
    const token = await client.login({ email, password }, () =>
      closeSignOut(signOutBefore)
    )
    resetToken(token)
    // The cookie is another one by now, whatever becomes of this page.
    tellOtherTabs('signed-in')
    const failure = await loadAdmin()
    if (failure) throw sessionNotKept(failure)
  } finally {
    emit('hideLoader')
  }
}

/** A 401 right after a good sign-in is not a wrong password. */
function sessionNotKept(error: RequestError): RequestError {
  if (error.kind !== 'unauthenticated') return error
  const code = wasSignedOut() ? SIGNED_OUT_MEANWHILE : SESSION_NOT_KEPT
  return new RequestError({ ...error.facts, code })
}
