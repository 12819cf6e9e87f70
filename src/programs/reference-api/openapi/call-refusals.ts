import { STATUS_CODES } from 'node:http'

import { callQueries } from '../../../contract/call-queries.ts'
import { type Call, calls } from '../../../contract/calls.ts'
import type { Refusal } from '../../../contract/ledger/money-refusals.ts'
import { TransactionDetail } from '../../../contract/ledger/transaction.ts'
import type { Problem } from '../../../contract/problem.ts'
import { refusals } from '../../../contract/refusals.ts'
import { UNKNOWN_KEY } from '../../../contract/sent-command.ts'
import { WRONG_LOGIN } from '../../../contract/session/session-answers.ts'

export interface CallRefusal {
  code: string
  status: number
  /** The field to blame, as a JSON pointer into the body. */
  pointer?: string
  meaning: string
}

interface KindRefusal extends CallRefusal {
  of: (call: Call) => boolean
}

const sessionCalls: readonly string[] = [
  calls.login.name,
  calls.refresh.name,
  calls.logout.name
]

const isSession = ({ name }: Call): boolean => sessionCalls.includes(name)
const isCommand = (call: Call): boolean =>
  call.method !== 'GET' && !isSession(call)
const isPreview = ({ path }: Call): boolean => path.endsWith('/preview')
const takesBody = ({ body }: Call): boolean => body !== undefined
const takesQuery = ({ name }: Call): boolean => name in callQueries

/** Whether it needs an `Idempotency-Key`. */
export const movesMoney = (call: Call): boolean =>
  isCommand(call) && call.answer === TransactionDetail

/** What a call is refused with for its kind, beside what a command is for. */
const kinds: readonly KindRefusal[] = [
  {
    code: 'broken-json',
    status: 400,
    meaning: 'The body is no JSON.',
    of: takesBody
  },
  {
    code: 'idempotency-key-required',
    status: 400,
    meaning: 'Money moves under an `Idempotency-Key` only.',
    of: movesMoney
  },
  {
    code: 'idempotency-key-invalid',
    status: 400,
    meaning: 'The key is too long, or holds more than visible ASCII.',
    of: call => isCommand(call) && !isPreview(call)
  },
  {
    code: WRONG_LOGIN,
    status: 401,
    meaning: 'Email or password is not right.',
    of: ({ name }) => name === calls.login.name
  },
  {
    code: 'signed-out',
    status: 401,
    meaning: 'The refresh cookie is missing, or its session has ended.',
    of: ({ name }) => name === calls.refresh.name
  },
  {
    code: 'token-invalid',
    status: 401,
    meaning: 'The access token is missing, has expired, or its session ended.',
    of: call => !isSession(call)
  },
  {
    code: 'cross-site',
    status: 403,
    meaning: 'A page of another origin makes the call.',
    of: isSession
  },
  {
    code: 'not-found',
    status: 404,
    meaning: 'Nothing has this id.',
    of: ({ path }) => path.includes('/:id')
  },
  {
    code: UNKNOWN_KEY,
    status: 404,
    meaning: 'Nothing was done under this key.',
    of: ({ name }) => name === calls.sentCommand.name
  },
  {
    code: 'version-changed',
    status: 412,
    meaning: 'Somebody else changed it; the `ETag` is its version now.',
    of: ({ isVersioned }) => isVersioned !== undefined
  },
  {
    code: 'too-large',
    status: 413,
    meaning: 'The body is too long.',
    of: takesBody
  },
  {
    code: 'not-json',
    status: 415,
    meaning: 'The body has another content type than `application/json`.',
    of: takesBody
  },
  {
    code: 'invalid',
    status: 422,
    meaning: 'What was sent does not fit; `errors` says where.',
    of: call => takesBody(call) || takesQuery(call)
  },
  {
    code: 'invalid-cursor',
    status: 422,
    meaning: 'The cursor is of another list, or of other filters.',
    of: call => takesQuery(call) && call.envelope === 'list'
  },
  {
    code: 'precondition-required',
    status: 428,
    meaning: 'The version is missing: `If-Match`.',
    of: ({ isVersioned }) => isVersioned === true
  },
  {
    code: 'too-many-attempts',
    status: 429,
    meaning: 'Too many wrong tries; `Retry-After` says how long to wait.',
    of: ({ name }) => name === calls.login.name
  }
]

const ofCommands = Object.entries<Refusal>(refusals).map(
  ([code, { of, ...refusal }]): KindRefusal => ({
    code,
    ...refusal,
    of: ({ name }) => of.some(command => command === name)
  })
)

/** Of the calls of one address and method, by status. */
export function refusalsOf(
  operation: readonly Call[]
): Map<number, CallRefusal[]> {
  const own = [...kinds, ...ofCommands].filter(({ of }) => operation.some(of))
  return Map.groupBy(
    own.toSorted((a, b) => a.status - b.status),
    ({ status }) => status
  )
}

/** An example of each, by its code. */
export function problemExamples(): Record<string, { value: Problem }> {
  return Object.fromEntries(
    [...kinds, ...ofCommands].map(({ code, status, pointer, meaning }) => {
      const title = STATUS_CODES[status] ?? ''
      const detail = meaning.replaceAll('`', '')
      const at = code === 'invalid' ? '#/reason' : pointer
      const errors = at === undefined ? [] : [{ pointer: at, detail, code }]
      const value: Problem = {
        type: 'about:blank',
        title,
        status,
        detail,
        code,
        ...(errors.length > 0 && { errors })
      }
      return [code, { value }]
    })
  )
}
