import * as v from 'valibot'

import type { CallOptions } from '../backend/call-options.ts'
import { UnreadRow } from '../backend/read.ts'
import {
  ListMeta,
  type Page,
  type UnreadableRow
} from '../contract/list-answer.ts'
import { RequestError } from '../contract/request-error.ts'
import { checked } from './read-answer.ts'

/** `refuse` rejects the page; `report` omits and lists unreadable rows. */
export type UnreadableRows = 'refuse' | 'report'

export interface PageOptions extends CallOptions {
  unreadableRows?: UnreadableRows
}

/** More than ten times the requested maximum would freeze the tab. */
const MOST_SHOWN = 1000

const Envelope = v.object({ data: v.array(v.unknown()), meta: ListMeta })
const Shown = v.object({
  data: v.pipe(
    v.array(v.unknown()),
    v.maxLength(MOST_SHOWN, 'more rows than this panel shows')
  )
})
const Identified = v.object({ id: v.union([v.string(), v.number()]) })

/** Throws a `RequestError` if no row is readable or there are too many. */
export function readPage<Row extends v.GenericSchema>(
  row: Row,
  answer: unknown,
  unreadableRows: UnreadableRows = 'refuse'
): Page<v.InferOutput<Row>> {
  const { data: sent, meta } = checked(Envelope, answer)
  if (unreadableRows === 'refuse') {
    return { data: checkedRows(row, sent), meta }
  }
  checked(Shown, { data: sent })
  const data: v.InferOutput<Row>[] = []
  const unreadable: UnreadableRow[] = []
  for (const [index, item] of sent.entries()) {
    const read = v.safeParse(row, item)
    if (read.success) data.push(read.output)
    else unreadable.push(described(item, index + 1, read.issues))
  }
  // An empty table would look as if nothing matched.
  if (data.length === 0) checkedRows(row, sent)
  return unreadable.length === 0 ? { data, meta } : { data, meta, unreadable }
}

function checkedRows<Row extends v.GenericSchema>(
  row: Row,
  data: readonly unknown[]
): v.InferOutput<Row>[] {
  const unread = data.find(item => item instanceof UnreadRow)
  if (unread) throw ownProblem(unread, data.indexOf(unread) + 1)
  return checked(v.object({ data: v.array(row) }), { data }).data
}

/** In the words of the owner's code, which the schema knows nothing of. */
function ownProblem({ id, problem }: UnreadRow, place: number): RequestError {
  const named = v.safeParse(Identified, { id })
  const which = named.success ? ` (id ${named.output.id})` : ''
  return new RequestError({
    kind: 'bad-answer',
    detail: `row ${place}${which}: ${problem}`
  })
}

function described(
  item: unknown,
  place: number,
  [issue]: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]
): UnreadableRow {
  const named = v.safeParse(Identified, item)
  return {
    place,
    id: named.success ? String(named.output.id) : undefined,
    problem:
      item instanceof UnreadRow
        ? item.problem
        : `${v.getDotPath(issue) ?? 'row'}: ${issue.message}`
  }
}
