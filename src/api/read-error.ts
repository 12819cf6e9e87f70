import {
  RequestError,
  type RequestErrorKind
} from '../contract/request-error.ts'
import { sentences } from '../format/sentences.ts'
import { readFields, record } from './read-fields.ts'
import { readRetryAfter } from './retry.ts'

const LONGEST_PLAIN = 500

/** `names` are the contract's, by those of the backend. */
export function readError(
  response: Response,
  body: unknown,
  names: Readonly<Record<string, string>> = {}
): RequestError {
  const { status, headers } = response
  const said = record(body) ?? {}
  const fields = renamed(readFields(body), names)
  return new RequestError({
    kind: kindOf(status),
    status,
    detail: plainIn(body) ?? detailOf(said, fields?.['']),
    code: codeOf(said),
    fields,
    isPage: /^text\/html/iu.test(headers.get('content-type') ?? ''),
    requestId: headers.get('x-request-id') ?? textOf(said['traceId']),
    retryAfter: readRetryAfter(headers)
  })
}

/** JSON:API gives the code to each of its errors. */
function codeOf(said: Record<string, unknown>): string | undefined {
  const errors: unknown = said['errors']
  const first = record(Array.isArray(errors) ? errors[0] : undefined)
  return [said['code'], said['errorCode'], first?.['code']]
    .map(textOf)
    .find(code => code !== undefined)
}

function kindOf(status: number): RequestErrorKind {
  if (status === 401) return 'unauthenticated'
  if (status === 403) return 'forbidden'
  if (status === 404 || status === 410) return 'not-found'
  if (status === 409 || status === 412 || status === 423) return 'conflict'
  if (status === 413) return 'too-large'
  if (status === 429) return 'too-many'
  if (status >= 500 || status === 408 || status === 425) return 'server'
  return 'invalid'
}

function plainIn(body: unknown): string | undefined {
  const text = typeof body === 'string' ? body.trim() : ''
  const isPlain = /^[^<]/u.test(text) && text.length <= LONGEST_PLAIN
  return isPlain ? text : undefined
}

/** The title counts only if there is nothing else. */
function detailOf(
  said: Record<string, unknown>,
  loose: string[] = []
): string | undefined {
  const { detail, message, errorMessage, error, errors, title } = said
  const nested = record(error)?.['message']
  const own = [detail, message, errorMessage, nested, error, errors]
  const text = own.find(textOf) ?? (loose.length === 0 ? title : undefined)
  const all = [text, said['details'], said['hint'], ...loose].map(textOf)
  const texts = new Set(all.filter(one => one !== undefined))
  return texts.size === 0 ? undefined : sentences([...texts])
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** `note` of `body.note` and `profile/note`: where it stands, differs. */
function lastPart(name: string): string {
  return name.split(/[./[\]]+/u).findLast(part => part !== '') ?? name
}

function renamed(
  fields: Record<string, string[]> | undefined,
  names: Readonly<Record<string, string>>
): Record<string, string[]> | undefined {
  const ours = new Map(Object.entries(names))
  return (
    fields &&
    Object.fromEntries(
      Object.entries(fields).map(([name, said]) => [
        ours.get(name) ?? ours.get(lastPart(name)) ?? name,
        said
      ])
    )
  )
}
