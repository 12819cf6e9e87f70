import { findIgnored } from '../../../contract/response-check.ts'
import { writeSort } from '../../../format/sort-order.ts'
import type { Comparison } from '../../../format/value-order.ts'
import type { Check, Complaint } from '../check.ts'
import { askList, idsOf, type List, type Row, sortsOf } from '../lists.ts'
import { type Probe, speaksContract } from '../probe.ts'
import { everyList, failed, unanswered } from './every-list.ts'
import { textIn } from './row-values.ts'

const LIMIT = 25

/** Each order that may be asked for, up and down. */
export const listOrderCheck: Check = {
  id: 'list-order',
  needs: 'rows in the order of each sort',
  why: 'The newest entry is looked for at the top.',
  run: everyList(
    async (list, probe) => {
      const sorts = sortsOf(probe, list)
      if (sorts.length === 0) return 'not asked'
      if ((await askList(probe, list)).rows.length < 2) return 'too few rows'
      const complaints: Complaint[] = []
      for (const field of sorts) {
        complaints.push(...(await orderComplaints(probe, list, field)))
      }
      return complaints
    },
    probe =>
      speaksContract(probe)
        ? 'Take sort=field, sort=-field, and several with commas.'
        : 'Name their field in sorts, or leave it out.'
  )
}

async function orderComplaints(
  probe: Probe,
  list: List,
  field: string
): Promise<Complaint[]> {
  const orders: string[] = []
  for (const descending of [false, true]) {
    const sort = [{ field, descending }]
    const query = { limit: String(LIMIT), sort: writeSort(sort) }
    const asked = await askList(probe, list, query)
    const [silent] = unanswered(asked)
    if (silent) return failed(`sort=${query.sort} ${silent.found}`)
    const { rows } = asked
    const ignored = findIgnored({ limit: LIMIT, sort, filters: {} }, rows, {
      key: row => String(row['id']),
      values: { [field]: row => textIn(row, field) },
      comparable: comparableAs(field, rows)
    })
    const isBroken =
      ignored.some(({ kind }) => kind === 'order') ||
      (field === 'amount' && !isByAmount(rows, descending))
    if (isBroken) {
      return failed(`the rows are not in the order of sort=${query.sort}`)
    }
    if (new Set(rows.map(row => textIn(row, field))).size < 2) return []
    orders.push(idsOf(rows).join(' '))
  }
  return orders[0] === orders[1] ? failed(`sort=${field} changes nothing`) : []
}

/** By its size, or with its sign: both are what servers do. */
function isByAmount(rows: readonly Row[], descending: boolean): boolean {
  const sizes = rows.map(row => BigInt(textIn(row, 'amount') ?? 0))
  const signed = rows.map((row, index) => {
    const size = sizes[index] ?? 0n
    return row['direction'] === 'debit' ? -size : size
  })
  return [sizes, signed].some(values => {
    const up = descending ? values.toReversed() : values
    return up.every(
      (value, index) => index === 0 || value >= (up[index - 1] ?? value)
    )
  })
}

/** Text, and amounts with a sign of their own, have an order of the server's. */
function comparableAs(
  field: string,
  rows: readonly Row[]
): Record<string, Comparison> {
  const values = rows.map(row => row[field])
  if (values.some(value => typeof value === 'number')) {
    return { [field]: 'number' }
  }
  return field.endsWith('At') ? { [field]: 'instant' } : {}
}
