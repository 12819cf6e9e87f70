import { loginAddress, refusesAnyCall } from '../api/login-address.ts'
import { backend } from '../backend/backend.ts'
import { config } from '../config.ts'
import { isNoSuchCall, RequestError } from '../contract/request-error.ts'
import { WRONG_LOGIN } from '../contract/session/session-answers.ts'
import { messages } from '../messages.ts'
import { client, resetToken } from './api.ts'
import { emit } from './events.ts'
import { closeSignOut, lastOpenSignOut } from './open-sign-out.ts'
import { canSave } from './preferences/tab-memory.ts'
import { loadAdmin } from './session.ts'
import { notifyOtherTabs, wasSignedOut } from './tabs.ts'

/** Accepted, but the session is then unknown. */
export const SESSION_NOT_SAVED = 'session-not-saved'
/** The same, in a browser that stores no cookies. */
export const COOKIES_BLOCKED = 'cookies-blocked'
/** A sign-out in another tab ended the new session. */
export const SIGNED_OUT_MEANWHILE = 'signed-out-meanwhile'
/** No API with a sign-in responds like this. */
export const NO_SIGN_IN = 'no-sign-in'
/** The address refuses every call. */
export const ANY_CALL_REFUSED = 'any-call-refused'

export function signInAddress(): string {
  return new URL(loginAddress(config.apiBaseUrl), location.href).href
}

/**
 * Throws a `RequestError` when the server refuses the pair, is unreachable, or
 * does not keep the session.
 */
export async function signIn(email: string, password: string): Promise<void> {
  emit('showLoader', { label: messages.login.busy })
  // An older sign-out would end the new session; a later one is meant to.
  const signOutBefore = lastOpenSignOut()
  try {
    const token = await client
      .login({ email, password }, () => closeSignOut(signOutBefore))
      .catch(async (error: unknown) => {
        throw await marked(error)
      })
    resetToken(token)
    // The cookie has changed, whatever becomes of this page.
    notifyOtherTabs('signed-in')
    // What blocks cookies blocks storage, too (`cookieEnabled` is true all the
    // same). The next page would be a guest's then, and could not say why.
    if (!canSave()) await client.verify(Infinity)
    const failure = await loadAdmin()
    if (failure) throw sessionNotSaved(failure)
  } finally {
    emit('hideLoader')
  }
}

async function marked(error: unknown): Promise<unknown> {
  if (!(error instanceof RequestError)) return error
  const code = isNoAnswerOfApi(error)
    ? NO_SIGN_IN
    : (await isDoubtful(error))
      ? ANY_CALL_REFUSED
      : undefined
  return code ? new RequestError({ ...error.facts, code }) : error
}

/** For a server in trouble, or on 429, a gateway may send its own page. */
function isNoAnswerOfApi(error: RequestError): boolean {
  const { kind, facts } = error
  return (
    isNoSuchCall(error) ||
    kind === 'bad-answer' ||
    (facts.isPage === true && ['forbidden', 'invalid'].includes(kind))
  )
}

/** A 401 that may not be about the pair, at an address nobody wrote down. */
async function isDoubtful({ kind, facts }: RequestError): Promise<boolean> {
  return (
    backend.codesWrongLogin &&
    kind === 'unauthenticated' &&
    facts.code !== WRONG_LOGIN &&
    (await refusesAnyCall(config.apiBaseUrl))
  )
}

/** A 401 right after a good sign-in is not a wrong password. */
function sessionNotSaved(error: RequestError): RequestError {
  if (error.kind !== 'unauthenticated') return error
  return new RequestError({ ...error.facts, code: lossOfSession() })
}

function lossOfSession(): string {
  if (!canSave()) return COOKIES_BLOCKED
  return wasSignedOut() ? SIGNED_OUT_MEANWHILE : SESSION_NOT_SAVED
}
