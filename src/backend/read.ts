import { DEFAULT_PAGE_SIZE } from '../contract/list-answer.ts'
import type { Params } from '../contract/params.ts'
import { RequestError } from '../contract/request-error.ts'
import type {
  BackendDefinition,
  Listed,
  RowsRead
} from './backend-definition.ts'
import { notDeclared } from './not-declared.ts'
import { readList } from './read-list.ts'

/** Throws a `bad-answer` that says what the owner's own code met. */
export function translated<Ours>(
  translate: (theirs: unknown) => Ours,
  theirs: unknown
): Ours {
  try {
    return translate(theirs)
  } catch (error) {
    if (error instanceof RequestError) throw error
    const detail = error instanceof Error ? error.message : String(error)
    throw new RequestError({ kind: 'bad-answer', detail }, { cause: error })
  }
}

export function rowsOf(
  backend: BackendDefinition,
  answer: unknown,
  headers: Headers
): RowsRead {
  const read = (theirs: unknown): RowsRead =>
    backend.list?.(theirs, headers) ?? readList(theirs, headers)
  return translated(read, answer)
}

/** Throws what a 404 would be read as. */
export function itemOf(backend: BackendDefinition, answer: unknown): unknown {
  const item = backend.item ? backend.item(answer) : [dataOf(answer)].flat()[0]
  if (item === undefined || item === null) throw notDeclared()
  return item
}

/**
 * The contract's list, as of `now` (ms); a row that cannot be translated is an
 * `UnreadRow`. `pageSize` is the server's own.
 */
export function listAnswer(
  resource: Listed,
  { rows, total: counted = null, hasMore, nextCursor }: RowsRead,
  query: Params,
  now: number,
  pageSize?: number
): unknown {
  const page = Number(query['page'] ?? 1)
  const limit = pageSize ?? Number(query['limit'] ?? DEFAULT_PAGE_SIZE)
  const seen = rows.length === 0 ? 0 : (page - 1) * limit + rows.length
  // Less than what was seen counts something else, or says "not counted".
  const total = counted !== null && counted < seen ? null : counted
  const more = total === null ? rows.length >= limit : page * limit < total
  const isShort = rows.length > 0 && rows.length < limit
  // Its next page would begin before the panel's.
  const isCertain = total !== null || hasMore !== undefined
  if (isShort && isCertain && (hasMore ?? more) && nextCursor === undefined) {
    throw capped(rows.length, limit, pageSize)
  }
  return {
    data: rows.map(row => rowOrProblem(resource, row)),
    meta: {
      page,
      limit,
      total,
      totalPages: total === null ? null : Math.ceil(total / limit),
      hasMore: hasMore ?? more,
      asOf: new Date(now).toISOString(),
      nextCursor
    }
  }
}

function capped(
  given: number,
  limit: number,
  pageSize: number | undefined
): RequestError {
  const detail =
    pageSize === undefined
      ? `The backend gave ${given} rows where ${limit} were asked for, and has more: it has to give up to 100, or its pageSize has to be named.`
      : `The backend gave ${given} rows, and has more: its pageSize is not ${limit}.`
  return new RequestError({ kind: 'bad-answer', detail })
}

/** A row that could not be translated: never shown, only said. */
export class UnreadRow {
  readonly id: unknown
  readonly problem: string

  constructor(id: unknown, error: unknown) {
    this.id = id
    this.problem = error instanceof Error ? error.message : String(error)
  }
}

function rowOrProblem(resource: Listed, row: unknown): unknown {
  try {
    return resource.row(row)
  } catch (error) {
    return new UnreadRow(fieldOf(row, 'id'), error)
  }
}

/** `undefined` where the answer has no such field. */
export function fieldOf(answer: unknown, name: string): unknown {
  return typeof answer === 'object' && answer !== null
    ? Reflect.get(answer, name)
    : undefined
}

/** What is in `data`, or the answer itself. */
export function dataOf(answer: unknown): unknown {
  const data = fieldOf(answer, 'data')
  return data === undefined ? answer : data
}
