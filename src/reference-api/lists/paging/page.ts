import type { ListMeta, Page } from '../../../contract/list-answer.ts'
import type { Sources } from '../../http/context.ts'
import type { Condition } from './conditions.ts'
import { readCursor, writeCursor } from './cursor.ts'
import { findPage, type Way } from './find-page.ts'
import { type ListRequest, readSort } from './list-request.ts'
import { type ListSource, type OrderTerm, orderOf } from './list-source.ts'
import { filter, valuesOf } from './statements.ts'
import { countRows, countValues, type TallyFor } from './tally.ts'

/** One list: where its rows come from, and which of them are wanted. */
export interface ListPlan<Answer> {
  /** Below the base, with its ids: a cursor is good for one path only. */
  path: string
  source: ListSource
  conditions: readonly Condition[]
  /** How rows are found best in an order; as they are if left out. */
  wayIn?: (order: readonly OrderTerm[]) => Way
  allowedSorts: readonly string[]
  /** The rows of some ids, in any order. */
  load: (ids: readonly number[]) => Map<number, Answer>
  /** What the rows are counted in; the source itself if left out. */
  tallyFor?: TallyFor
  /** What is told of all matching rows together, beside their number. */
  sums?: () => Pick<ListMeta, 'totals' | 'holdings'>
}

/**
 * One page of a list. The ids are found first, in an index where there is
 * one, and only the rows of this page are then read in full.
 */
export function readPage<Answer>(
  { database, now }: Sources,
  request: ListRequest,
  plan: ListPlan<Answer>
): Page<Answer> {
  const { page, limit, cursor, withCounts = [] } = request
  const { path, source, conditions, load } = plan
  const order = orderOf(source, readSort(request.sort, plan.allowedSorts))
  const list = { path, request, order }
  const wanted = { source, conditions, order }
  // One row more than the page has tells if there is more.
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
