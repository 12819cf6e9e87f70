import { STATUS_CODES } from 'node:http'

import type { ContentfulStatusCode } from 'hono/utils/http-status'

import type { Problem } from '../../contract/problem.ts'
import type { AppContext } from './context.ts'

type FieldError = NonNullable<Problem['errors']>[number]

export interface ProblemDetails {
  /** A word that programs may rely on: `too-many-attempts`. */
  code: string
  detail: string
  errors?: FieldError[]
  headers?: Record<string, string>
}

/** An answer that says what went wrong (RFC 9457); thrown by any handler. */
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

/** Answers with a problem; `traceId` is what people quote when they ask. */
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

/** Answers any error; one that nobody foresaw is a 500 that says no more. */
export function answerError(error: Error, context: AppContext): Response {
  if (error instanceof ApiProblem) return answerProblem(context, error)
  const unforeseen = new ApiProblem(500, {
    code: 'unexpected',
    detail: 'Something went wrong on the server.'
  })
  return answerProblem(context, unforeseen)
}

/** 401, with the one way to sign in that RFC 9110 wants named. */
export function signInRequired(code: string, detail: string): ApiProblem {
  const headers = { 'WWW-Authenticate': 'Bearer' }
  return new ApiProblem(401, { code, detail, headers })
}

/** 404 for a thing that is not there. */
export function notFound(what: string): ApiProblem {
  return new ApiProblem(404, { code: 'not-found', detail: `No such ${what}.` })
}

/** 422 with the fields or query parameters that are not right. */
export function invalid(errors: FieldError[]): ApiProblem {
  const detail = errors.map(error => `${error.pointer}: ${error.detail}`)
  return new ApiProblem(422, {
    code: 'invalid',
    detail: detail.join(' '),
    errors
  })
}

/** A refusal by its code, at one field of the body where one is to blame. */
export function refusal(
  status: 409 | 422 | 423,
  code: string,
  detail: string,
  ...pointers: string[]
): ApiProblem {
  const errors = pointers.map(pointer => ({ pointer, detail, code }))
  return new ApiProblem(status, {
    code,
    detail,
    ...(errors.length > 0 && { errors })
  })
}
