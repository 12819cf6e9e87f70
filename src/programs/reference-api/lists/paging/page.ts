import type { ListMeta, Page } from '../../../../contract/list-answer.ts'
import type { Sources } from '../../http/context.ts'
import type { Condition } from './conditions.ts'
import { readCursor, writeCursor } from './cursor.ts'
import { findPage, type Way } from './find-page.ts'
import { type ListRequest, readSort } from './list-request.ts'
import { type ListSource, type OrderTerm, orderOf } from './list-source.ts'
import { filter, valuesOf } from './statements.ts'
import { countRows, countValues, type TallyFor } from './tally.ts'

export interface ListPlan<Answer> {
  /** Below the base, with its ids: a cursor is valid for one path only. */
  path: string
  source: ListSource
  conditions: readonly Condition[]
  /** The best way to find rows in an order. */
  wayIn?: (order: readonly OrderTerm[]) => Way
  load: (ids: readonly number[]) => Map<number, Answer>
  /** What to count rows in; the source itself if left out. */
  tallyFor?: TallyFor
  sums?: () => Pick<ListMeta, 'totals' | 'holdings'>
}

/** Finds the ids first, in an index, and reads only this page's rows. */
export function readPage<Answer>(
  { database, now }: Sources,
  request: ListRequest,
  plan: ListPlan<Answer>
): Page<Answer> {
  const { page, limit, cursor, withCounts = [] } = request
  const { path, source, conditions, load } = plan
  const sort = readSort(request.sort, Object.keys(source.sorts))
  const order = orderOf(source, sort)
  const list = { path, request, order }
  const wanted = { source, conditions, order }
  // One row more than the page tells whether there are more.
  const found = findPage(database, wanted, plan.wayIn?.(order), {
    limit: limit + 1,
    ...(cursor === undefined
      ? { offset: BigInt(limit) * BigInt(page - 1) }
      : { after: readCursor(list, cursor) })
  })
  const shown = found.slice(0, limit)
  const ids = shown.map(({ id }) => id)
  const rows = ids.length === 0 ? new Map<number, Answer>() : load(ids)

  const last = shown.at(-1)
  const hasMore = found.length > limit
  const nextCursor = hasMore && last && writeCursor(list, last.keys)
  const tallyFor = plan.tallyFor ?? inItself(source)
  const counts =
    withCounts.length > 0 &&
    countValues(database, source, withCounts, conditions, tallyFor)
  const counted = request.withTotal === 'true'
  const total = counted ? countRows(database, conditions, tallyFor) : null
  const meta = {
    page,
    limit,
    total,
    totalPages: total === null ? null : Math.ceil(total / limit),
    hasMore,
    asOf: new Date(now()).toISOString(),
    ...(nextCursor && { nextCursor }),
    ...(counted && plan.sums?.()),
    ...(counts && { counts })
  }
  return { data: ids.flatMap(id => rows.get(id) ?? []), meta }
}

function inItself(source: ListSource): TallyFor {
  return conditions => ({
    from: source.from + filter(conditions),
    values: valuesOf(source, conditions),
    count: 'count(*)'
  })
}
