import { loginAddress, refusesAnyCall } from '../api/login-address.ts'
import { config } from '../config.ts'
import { isNoSuchCall, RequestError } from '../contract/request-error.ts'
import { WRONG_LOGIN } from '../contract/session/session-answers.ts'
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
/** The code of an answer that no API with a sign-in there would give. */
export const NO_SIGN_IN = 'no-sign-in'
/** The code of a refused sign-in whose address refuses every call alike. */
export const ANY_CALL_REFUSED = 'any-call-refused'

/** The full address that a sign-in is sent to, for who has to look at it. */
export function signInAddress(): string {
  return new URL(loginAddress(config.apiBaseUrl), location.href).href
}

/**
 * Signs in and loads the administrator. Throws a `RequestError` when the
 * server refuses the pair, cannot be reached, or does not keep the session.
 */
export async function signIn(email: string, password: string): Promise<void> {
  emit('showLoader', { label: messages.login.busy })
  // It would end the session that begins; one that is pressed later means it.
  const signOutBefore = lastOpenSignOut()
  try {
    const token = await client
      .login({ email, password }, () => closeSignOut(signOutBefore))
      .catch(async (error: unknown) => {
        throw await marked(error)
      })
    resetToken(token)
    // The cookie is another one by now, whatever becomes of this page.
    tellOtherTabs('signed-in')
    const failure = await loadAdmin()
    if (failure) throw sessionNotKept(failure)
  } finally {
    emit('hideLoader')
  }
}

/** Marks what may not be the answer of a sign-in. */
async function marked(error: unknown): Promise<unknown> {
  if (!(error instanceof RequestError)) return error
  const code = isNoAnswerOfApi(error)
    ? NO_SIGN_IN
    : (await isDoubtful(error))
      ? ANY_CALL_REFUSED
      : undefined
  return code ? new RequestError({ ...error.facts, code }) : error
}

/** A gateway may write a page for a server in trouble, or under a storm. */
function isNoAnswerOfApi(error: RequestError): boolean {
  const { kind, facts } = error
  return (
    isNoSuchCall(error) ||
    kind === 'bad-answer' ||
    (facts.isPage === true && ['forbidden', 'invalid'].includes(kind))
  )
}

/** Whether it is a 401 where maybe nobody has looked at the pair. */
async function isDoubtful({ kind, facts }: RequestError): Promise<boolean> {
  return (
    kind === 'unauthenticated' &&
    facts.code !== WRONG_LOGIN &&
    (await refusesAnyCall(config.apiBaseUrl))
  )
}

/** A 401 right after a good sign-in is not a wrong password. */
function sessionNotKept(error: RequestError): RequestError {
  if (error.kind !== 'unauthenticated') return error
  const code = wasSignedOut() ? SIGNED_OUT_MEANWHILE : SESSION_NOT_KEPT
  return new RequestError({ ...error.facts, code })
}
