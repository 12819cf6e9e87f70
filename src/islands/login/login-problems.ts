import { plainName, plainWords } from '../../domain/plain-name.ts'
import type {
  RequestError,
  RequestErrorKind
} from '../../domain/request-error.ts'
import { messages } from '../../messages.ts'
import { SESSION_NOT_KEPT, SIGNED_OUT_MEANWHILE } from '../../stores/sign-in.ts'

const words = messages.login

/** What is wrong, by its place in the login form. */
export interface LoginProblems {
  email?: string
  password?: string
  /** What belongs to no field of the form. */
  form?: string
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
 * comes first.
 */
export function loginProblems(error: RequestError): LoginProblems {
  const form = AFTERWARDS.get(error.facts.code)
  if (form) return { form }
  if (isWrongPair(error)) return { form: words.refused }
  if (isUnexpected(error)) return withId(messages.problem['bad-answer'], error)
  return refused(error) ?? withId(plainText(error), error)
}

/** An address that takes no sign-in: there is another server behind it. */
function isUnexpected({ kind, facts }: RequestError): boolean {
  return kind === 'bad-answer' || kind === 'not-found' || facts.status === 405
}

/** The server's own words of a refusal, its fields before its summary. */
function refused({ kind, facts }: RequestError): LoginProblems | undefined {
  if (!REFUSALS.has(kind)) return undefined
  if (facts.fields) return byField(facts.fields)
  return facts.detail === undefined
    ? undefined
    : { form: plainWords(facts.detail) }
}

const REFUSALS: ReadonlySet<RequestErrorKind> = new Set([
  'forbidden',
  'conflict',
  'invalid',
  'too-many'
])

/** Nothing is dropped: what names no field of the form goes above it. */
function byField(fields: Record<string, string[]>): LoginProblems {
  const found: Record<keyof LoginProblems, string[]> = {
    email: [],
    password: [],
    form: []
  }
  for (const [name, texts] of Object.entries(fields)) {
    // A pointer or a path may lead to the field: `body.email`.
    const field = name.split(/[./]/u).at(-1)
    found[field === 'email' || field === 'password' ? field : 'form'].push(
      ...texts
    )
  }
  const problems: LoginProblems = {}
  for (const place of ['email', 'password', 'form'] as const) {
    if (found[place].length > 0) {
      problems[place] = plainWords(found[place].join(' '))
    }
  }
  return problems
}

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
