import type { PageOptions } from '../../api/read-page.ts'
import type { Page } from '../../contract/list-answer.ts'
import {
  isNoSuchCall,
  knownError,
  RequestError,
  type RequestErrorKind
} from '../../contract/request-error.ts'
import { cleanCode } from '../../format/clean-text.ts'
import { isIdLike } from '../../format/id-like.ts'
import { client } from '../../stores/api.ts'
import { type SearchResult, resultKey } from './search-result.ts'

/** Of users, and of entries. */
const MOST = 5

/** Of a server that cannot search it. */
const NOTHING: Part = { kind: 'shown', results: [], hasMore: false }

const NO_ID: readonly RequestErrorKind[] = ['not-found', 'invalid']

export interface Part {
  kind: 'shown' | 'failed'
  results: readonly SearchResult[]
  hasMore: boolean
}

export interface Answer {
  exact: readonly SearchResult[]
  users: Part
  entries: Part
  error: RequestError | undefined
}

/** A failed request does not affect the others. Never throws. */
export async function findEverywhere(
  text: string,
  signal: AbortSignal
): Promise<Answer> {
  const errors: RequestError[] = []
  const id = cleanCode(text)
  const options = (sort: string): PageOptions => ({
    query: { search: text, limit: MOST, sort, withTotal: 'false' },
    signal,
    unreadableRows: 'report'
  })

  async function part(request: Promise<Part>): Promise<Part> {
    try {
      return await request
    } catch (error) {
      const known = asError(error)
      if (isNoSuchCall(known)) return NOTHING
      errors.push(known)
      return { kind: 'failed', results: [], hasMore: false }
    }
  }
  async function users(): Promise<Part> {
    const page = await client.page('users', options('displayName'))
    return shown(page, user => ({ kind: 'user', user }))
  }
  async function entries(): Promise<Part> {
    const page = await client.page('walletTransactions', options('-createdAt'))
    return shown(page, entry => ({ kind: 'entry', entry }))
  }
  async function byId(
    request: () => Promise<SearchResult>
  ): Promise<SearchResult[]> {
    try {
      return isIdLike(id) ? [await request()] : []
    } catch (error) {
      const known = asError(error)
      // No match for this id is an answer, too.
      if (!NO_ID.includes(known.kind)) errors.push(known)
      return []
    }
  }
  const path = { id }
  const [foundUsers, foundEntries, user, entry] = await Promise.all([
    part(users()),
    part(entries()),
    byId(async () => ({
      kind: 'user',
      user: await client.one('user', { path, signal })
    })),
    byId(async () => ({
      kind: 'entry',
      entry: await client.one('transaction', { path, signal })
    }))
  ])
  const exact = [...user, ...entry]
  const isExact = new Set(exact.map(resultKey))
  const without = (found: Part): Part => ({
    ...found,
    results: found.results.filter(result => !isExact.has(resultKey(result)))
  })
  return {
    exact,
    users: without(foundUsers),
    entries: without(foundEntries),
    error: errors[0]
  }
}

/** A server with a page size of its own gives more than were asked for. */
function shown<Row>(
  { data, meta }: Page<Row>,
  resultOf: (row: Row) => SearchResult
): Part {
  return {
    kind: 'shown',
    results: data.slice(0, MOST).map(resultOf),
    hasMore: meta.hasMore || data.length > MOST
  }
}

function asError(error: unknown): RequestError {
  // A text that no address can contain is no id.
  return error instanceof RangeError
    ? new RequestError({ kind: 'not-found' }, { cause: error })
    : knownError(error)
}
