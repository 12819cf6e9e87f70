import type { DatabaseSync } from 'node:sqlite'

import type { ListMeta, Page } from '../../api/contract/list.ts'
import { numberOf, type Row } from '../data/columns.ts'
import type { Sources } from '../http/context.ts'
import type { Condition } from './conditions.ts'
import { type ListRequest, readSort } from './list-request.ts'
import { countStatement, type ListSource, pageStatement } from './statements.ts'

/** One list: where its rows come from, and which of them are wanted. */
export interface ListPlan<Answer> {
  source: ListSource
  conditions: readonly Condition[]
  allowedSorts: readonly string[]
  /** The rows of some ids, in any order. */
  load: (ids: readonly number[]) => Map<number, Answer>
}

/**
 * One page of a list. The ids are found first, in an index where there is
 * one, and only the rows of this page are then read in full.
 */
export function readPage<Answer>(
  { database, now }: Sources,
  request: ListRequest,
  { source, conditions, allowedSorts, load }: ListPlan<Answer>
): Page<Answer> {
  const { page, limit } = request
  const sort = readSort(request.sort, allowedSorts)
  const wanted = pageStatement(source, conditions, sort, request)
  const found = database
    .prepare(wanted.sql)
    .all(...wanted.values)
    .map(row => numberOf(row, 'id'))
  const ids = found.slice(0, limit)
  const rows = ids.length === 0 ? new Map<number, Answer>() : load(ids)
  const counted = request.withTotal === 'true'
  const total = counted ? countRows(database, source, conditions) : null
  const meta: ListMeta = {
    page,
    limit,
    total,
    totalPages: total === null ? null : Math.ceil(total / limit),
    hasMore: found.length > limit,
    asOf: new Date(now()).toISOString()
  }
  return { data: ids.flatMap(id => rows.get(id) ?? []), meta }
}

function countRows(
  database: DatabaseSync,
  source: ListSource,
  conditions: readonly Condition[]
): number {
  const { sql, values } = countStatement(source, conditions)
  const row = database.prepare(sql).get(...values)
  return row ? numberOf(row, 'total') : 0
}

/** Reads the rows of some ids; `idColumn` must be shown as `id`. */
export function rowsByIds<Answer>(
  database: DatabaseSync,
  ids: readonly number[],
  { select, idColumn }: { select: string; idColumn: string },
  read: (row: Row) => Answer
): Map<number, Answer> {
  const marks = ids.map(() => '?').join(', ')
  return new Map(
    database
      .prepare(`${select} WHERE ${idColumn} IN (${marks})`)
      .all(...ids)
      .map(row => [numberOf(row, 'id'), read(row)])
  )
}
