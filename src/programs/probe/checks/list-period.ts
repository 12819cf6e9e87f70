import type { Check } from '../check.ts'
import { askList, idsOf, type List, type ListAnswer } from '../lists.ts'
import { MOST_ROWS, takes } from '../lists.ts'
import type { Probe } from '../probe.ts'
import { everyList, failed, unanswered } from './every-list.ts'

/** In ms, `to` exclusive. */
function inPeriod(
  probe: Probe,
  list: List,
  from: number,
  to: number
): Promise<ListAnswer> {
  return askList(probe, list, {
    limit: MOST_ROWS,
    createdAtFrom: new Date(from).toISOString(),
    createdAtTo: new Date(to).toISOString()
  })
}

export const listPeriodCheck: Check = {
  id: 'list-period',
  needs: 'createdAtFrom inclusive, createdAtTo exclusive',
  why: 'Days that follow one another must neither share nor lose an entry.',
  run: everyList(async (list, probe) => {
    if (!takes(probe, list, 'createdAtFrom')) return 'not asked'
    if (!takes(probe, list, 'createdAtTo')) return 'not asked'
    const { rows } = await askList(probe, list)
    const row = rows[Math.floor(rows.length / 2)]
    const at = Date.parse(String(row?.['createdAt']))
    if (!row || Number.isNaN(at)) return 'too few rows'
    const [id = ''] = idsOf([row])
    // The row's own millisecond, and the one before it.
    const own = await inPeriod(probe, list, at, at + 1)
    const before = await inPeriod(probe, list, at - 1, at)
    const silent = [...unanswered(own), ...unanswered(before)]
    if (silent.length > 0) return silent
    if (!idsOf(own.rows).includes(id)) {
      return failed('createdAtFrom leaves out what is at that very instant')
    }
    const outside = [...own.rows, ...before.rows].some(
      other => Math.abs(Date.parse(String(other['createdAt'])) - at) > 1
    )
    if (outside) return failed('rows from outside of the period are given')
    return idsOf(before.rows).includes(id)
      ? failed('createdAtTo gives what is at that very instant')
      : []
  }, 'createdAt >= createdAtFrom AND createdAt < createdAtTo, in UTC.')
}
