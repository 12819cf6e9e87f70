import {
  isNoSuchCall,
  type RequestError,
  type RequestErrorKind
} from '../../contract/request-error.ts'
import { fieldProblems } from '../../features/actions/field-problems.ts'
import { plainName, plainWords } from '../../format/plain-name.ts'
import { sentences } from '../../format/sentences.ts'
import { messages } from '../../messages.ts'
import {
  ANY_CALL_REFUSED,
  NO_SIGN_IN,
  SESSION_NOT_KEPT,
  SIGNED_OUT_MEANWHILE,
  signInAddress
} from '../../stores/sign-in.ts'

const words = messages.login

/** What is wrong, by its place in the login form. */
export interface LoginProblems {
  email?: string
  password?: string
  /** What belongs to no field of the form. */
  form?: string
  /** What whoever runs the panel has to look at. */
  setting?: string
}

/** What can be seen without asking the server. */
export function checkLogin(email: string, password: string): LoginProblems {
  const problems: LoginProblems = {}
  if (email === '') problems.email = words.emailMissing
  else if (!/^\S+@\S+$/u.test(email)) problems.email = words.emailBroken
  if (password === '') problems.password = words.passwordMissing
  return problems
}

/** What became of a session that had begun, by the code of its error. */
const AFTERWARDS: ReadonlyMap<string | undefined, string> = new Map([
  [SESSION_NOT_KEPT, words.notKept],
  [SIGNED_OUT_MEANWHILE, words.signedOutMeanwhile]
])

/** Whether the server has looked at the pair and does not know it. */
export function isWrongPair({ kind, facts }: RequestError): boolean {
  return kind === 'unauthenticated' && !AFTERWARDS.has(facts.code)
}

/**
 * Puts a failed sign-in into words. A wrong pair has one text, which does not
 * tell whether the address exists; of any other refusal the server's own word
 * comes first. Where there may be no sign-in at all, it names the setting.
 */
export function loginProblems(error: RequestError): LoginProblems {
  const { code, status = 0 } = error.facts
  const form = AFTERWARDS.get(code)
  if (form) return { form }
  const setting = words.checkBase(signInAddress())
  if (code === ANY_CALL_REFUSED) {
    return {
      form: words.refused,
      setting: `${words.anyCallRefused} ${setting}`
    }
  }
  if (isWrongPair(error)) return { form: words.refused }
  const isMissing = isNoSuchCall(error)
  const unread = withId(messages.problem['bad-answer'], error)
  if (code === NO_SIGN_IN) {
    const text = isMissing ? withId(words.noSignIn(status), error) : unread
    return { ...text, setting }
  }
  // The sign-in was taken; it is what came after it.
  if (isMissing || error.kind === 'bad-answer') return unread
  return refused(error) ?? withId(plainText(error), error)
}

/**
 * The server's own words of a refusal: what it says of the whole stands above
 * the form where nothing stands at its fields, and nothing else is dropped.
 */
function refused({ kind, facts }: RequestError): LoginProblems | undefined {
  if (!REFUSALS.has(kind)) return undefined
  const { detail = '', fields: named = {} } = facts
  const { fields, form } = fieldProblems(named, ['email', 'password'])
  const isAtField = Object.keys(fields).length > 0
  const said = isAtField ? '' : plainWords(detail)
  const all = [said, ...form.filter(text => !said.includes(text))]
  const above = sentences(all.filter(text => text !== ''))
  if (above !== '') return { ...fields, form: above }
  return isAtField ? fields : undefined
}

const REFUSALS: ReadonlySet<RequestErrorKind> = new Set([
  'forbidden',
  'conflict',
  'invalid',
  'too-many'
])

function plainText({ kind, facts }: RequestError): string {
  if (kind === 'offline') return words.offline
  if (kind === 'too-many') return words.tooMany
  if (kind === 'server') return words.failed(facts.status ?? 500)
  return REFUSALS.has(kind) ? words.denied : words.unreachable
}

/** The id with which the server's people can find the request. */
function withId(text: string, { facts }: RequestError): LoginProblems {
  return {
    form:
      facts.requestId === undefined
        ? text
        : `${text} ${messages.list.requestId(plainName(facts.requestId))}`
  }
}
