import { STATUS_CODES } from 'node:http'
import { inspect } from 'node:util'

import type { ContentfulStatusCode } from 'hono/utils/http-status'

import type { Refusal } from '../../../contract/ledger/money-refusals.ts'
import type { Problem } from '../../../contract/problem.ts'
import { type RefusalCode, refusals } from '../../../contract/refusals.ts'
import type { AppContext } from './context.ts'

type FieldError = NonNullable<Problem['errors']>[number]

export interface ProblemDetails {
  /** For programs: `too-many-attempts`. */
  code: string
  detail: string
  errors?: FieldError[]
  headers?: Record<string, string>
}

/** RFC 9457; any handler may throw it. */
export class ApiProblem extends Error {
  readonly status: ContentfulStatusCode
  readonly details: ProblemDetails

  constructor(status: ContentfulStatusCode, details: ProblemDetails) {
    super(details.detail)
    this.name = 'ApiProblem'
    this.status = status
    this.details = details
  }
}

/** `traceId` is what people quote when they ask. */
export function answerProblem(
  context: AppContext,
  { status, details }: ApiProblem
): Response {
  const { code, detail, errors, headers } = details
  const problem: Problem = {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail,
    code,
    traceId: context.get('requestId'),
    ...(errors ? { errors } : {})
  }
  return context.body(JSON.stringify(problem), status, {
    'Content-Type': 'application/problem+json',
    ...headers
  })
}

/** An unforeseen error is a 500 that reveals nothing, and is logged by its id. */
export function answerError(error: Error, context: AppContext): Response {
  if (error instanceof ApiProblem) return answerProblem(context, error)
  // Without the query, in which names and emails are looked for.
  const { method, path } = context.req
  const id = context.get('requestId')
  process.stderr.write(`${id} ${method} ${path}: ${inspect(error)}\n`)
  const unforeseen = new ApiProblem(500, {
    code: 'unexpected',
    detail: 'Something went wrong on the server.'
  })
  return answerProblem(context, unforeseen)
}

/** RFC 9110 requires the authentication scheme. */
export function signInRequired(code: string, detail: string): ApiProblem {
  const headers = { 'WWW-Authenticate': 'Bearer' }
  return new ApiProblem(401, { code, detail, headers })
}

export function notFound(what: string): ApiProblem {
  return new ApiProblem(404, { code: 'not-found', detail: `No such ${what}.` })
}

export function invalid(errors: FieldError[]): ApiProblem {
  const detail = errors.map(error => `${error.pointer}: ${error.detail}`)
  return new ApiProblem(422, {
    code: 'invalid',
    detail: detail.join(' '),
    errors
  })
}

/** `blamed` are the fields of a refusal that has no pointer of its own. */
export function refusal(
  code: RefusalCode,
  detail: string,
  ...blamed: string[]
): ApiProblem {
  const { status, pointer: own }: Refusal = refusals[code]
  const pointers = own === undefined ? blamed : [own]
  const errors = pointers.map(pointer => ({ pointer, detail, code }))
  return new ApiProblem(status, {
    code,
    detail,
    ...(errors.length > 0 && { errors })
  })
}
