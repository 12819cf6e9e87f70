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
  COOKIES_BLOCKED,
  NO_SIGN_IN,
  SESSION_NOT_SAVED,
  SIGNED_OUT_MEANWHILE,
  signInAddress
} from '../../stores/sign-in.ts'
import { loginName } from './login-name.ts'

const texts = messages.login

export interface LoginProblems {
  /** What is wrong with the email or user name. */
  name?: string
  password?: string
  form?: string
  /** For whoever runs the panel. */
  setting?: string
}

export function checkLogin(name: string, password: string): LoginProblems {
  const problems: LoginProblems = {}
  const { missing, broken } = loginName
  if (name === '') problems.name = missing
  else if (broken !== undefined && !/^\S+@\S+$/u.test(name)) {
    problems.name = broken
  }
  if (password === '') problems.password = texts.passwordMissing
  return problems
}

/** What became of a new session, by error code. */
const AFTERWARDS: ReadonlyMap<string | undefined, string> = new Map([
  [COOKIES_BLOCKED, texts.cookiesBlocked],
  [SESSION_NOT_SAVED, texts.notKept],
  [SIGNED_OUT_MEANWHILE, texts.signedOutMeanwhile]
])

/** Whether the server has rejected the pair itself. */
export function isWrongPair({ kind, facts }: RequestError): boolean {
  return kind === 'unauthenticated' && !AFTERWARDS.has(facts.code)
}

/**
 * A wrong pair has one text, which does not reveal whether the address exists.
 * Where there may be no sign-in at all, the setting is named.
 */
export function loginProblems(error: RequestError): LoginProblems {
  const { code, status = 0 } = error.facts
  const form = AFTERWARDS.get(code)
  if (form) return { form }
  const setting = texts.checkBase(signInAddress())
  if (code === ANY_CALL_REFUSED) {
    return {
      form: loginName.refused,
      setting: `${texts.anyCallRefused} ${setting}`
    }
  }
  if (isWrongPair(error)) return { form: loginName.refused }
  const isMissing = isNoSuchCall(error)
  const unread = withId(messages.problem['bad-answer'], error)
  if (code === NO_SIGN_IN) {
    const text = isMissing ? withId(texts.noSignIn(status), error) : unread
    return { ...text, setting }
  }
  // The sign-in succeeded; a later call failed.
  if (isMissing || error.kind === 'bad-answer') return unread
  return refused(error) ?? withId(plainText(error), error)
}

/** The general text is shown only without field errors. */
function refused({ kind, facts }: RequestError): LoginProblems | undefined {
  if (!REFUSALS.has(kind)) return undefined
  const { detail = '', fields: named = {} } = facts
  const { fields, form } = fieldProblems(named, ['name', 'password'], {
    email: 'name',
    username: 'name'
  })
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
  if (kind === 'offline') return texts.offline
  if (kind === 'too-many') return texts.tooMany
  if (kind === 'too-large') return messages.problem[kind]
  if (kind === 'server') return texts.failed(facts.status ?? 500)
  return REFUSALS.has(kind) ? texts.denied : texts.unreachable
}

/** Adds the request id, by which the server's team can find it. */
function withId(text: string, { facts }: RequestError): LoginProblems {
  return {
    form:
      facts.requestId === undefined
        ? text
        : `${text} ${messages.list.requestId(plainName(facts.requestId))}`
  }
}
