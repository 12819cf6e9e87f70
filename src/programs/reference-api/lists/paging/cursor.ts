import { createHash } from 'node:crypto'

import * as v from 'valibot'

import type { SortKey } from '../../data/columns.ts'
import { ApiProblem } from '../../http/problem.ts'
import type { Keys } from './keyset.ts'
import type { ListRequest } from './list-request.ts'
import type { OrderTerm } from './list-source.ts'

/** Of a SHA-256: enough that no two lists of one caller share it. */
const DIGEST_LENGTH = 16

/** What may differ between pages of one list. */
const OF_A_PAGE = new Set(['page', 'limit', 'withTotal', 'withCounts'])
/** Part of the digest as the order itself. */
const OF_THE_ORDER = new Set(['sort', 'cursor'])
/** "Last 7 days" moves these, and a copied link pins them. */
const OF_A_PERIOD = /At(?:From|To)$/u

/** Whole numbers as text, which keeps 64 bits: `i-12`; text is `tabc`. */
const Key = v.nullable(v.pipe(v.string(), v.regex(/^(?:i-?\d{1,19}$|t)/u)))
const Content = v.pipe(
  v.string(),
  v.transform(text => Buffer.from(text, 'base64url').toString()),
  v.parseJson(),
  v.tuple([v.string(), v.array(Key)])
)

/** A cursor is for one list: only ends of periods may differ. */
export interface ListIdentity {
  path: string
  request: ListRequest
  order: readonly OrderTerm[]
}

/** Opaque; the page starts after the row with these keys. */
export function writeCursor(list: ListIdentity, keys: Keys): string {
  const content = [digestOf(list), keys.map(writeKey)]
  return Buffer.from(JSON.stringify(content)).toString('base64url')
}

/** Throws 422 for a cursor of another list. */
export function readCursor(list: ListIdentity, text: string): Keys {
  const result = v.safeParse(Content, text)
  if (!result.success) throw invalidCursor('This is no cursor.')
  const [digest, keys] = result.output
  if (digest !== digestOf(list)) {
    throw invalidCursor('This was made for other filters or another order.')
  }
  if (keys.length !== list.order.length)
    throw invalidCursor('This is no cursor.')
  return keys.map(readKey)
}

function writeKey(key: SortKey): string | null {
  if (key === null) return null
  return typeof key === 'bigint' ? `i${key}` : `t${key}`
}

function readKey(text: string | null): SortKey {
  if (text === null) return null
  if (text.startsWith('t')) return text.slice(1)
  const number = BigInt(text.slice(1))
  if (BigInt.asIntN(64, number) === number) return number
  throw invalidCursor('This is no cursor.')
}

function digestOf({ path, request, order }: ListIdentity): string {
  const filters = Object.entries(request)
    .filter(([name]) => !OF_A_PAGE.has(name) && !OF_THE_ORDER.has(name))
    .filter(([name]) => !OF_A_PERIOD.test(name))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([path, order, filters]))
    .digest('base64url')
    .slice(0, DIGEST_LENGTH)
}

function invalidCursor(detail: string): ApiProblem {
  return new ApiProblem(422, {
    code: 'invalid-cursor',
    detail: `cursor: ${detail}`,
    errors: [{ pointer: 'cursor', detail }]
  })
}
