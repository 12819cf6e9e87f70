import { fieldOf } from '../../../backend/read.ts'
import type { Params } from '../../../contract/params.ts'
import type { CheckGroup } from '../check.ts'
import { isSuccess } from '../json.ts'
import {
  askList,
  askListAgain,
  idsOf,
  type List,
  type ListAnswer,
  MOST_ROWS,
  sortsOf,
  takes
} from '../lists.ts'
import { type Probe, speaksContract } from '../probe.ts'
import { everyList, failed, unanswered } from './every-list.ts'

const LIMIT = '10'

/** An order with many equal rows, if the list has one. */
function orderOf(probe: Probe, list: List): Params {
  const sorts = sortsOf(probe, list)
  const sort = ['status', 'createdAt', ...sorts].find(name =>
    sorts.includes(name)
  )
  return sort === undefined ? {} : { sort }
}

function firstTen(probe: Probe, list: List): Promise<ListAnswer> {
  return askList(probe, list, { limit: LIMIT, ...orderOf(probe, list) })
}

/** Also of a row that does not fit. */
function firstId({ sent }: ListAnswer): unknown {
  return fieldOf(sent[0], 'id')
}

function sharedIds(one: ListAnswer, other: ListAnswer): number {
  const ids = new Set(idsOf(one.rows))
  return idsOf(other.rows).filter(id => ids.has(id)).length
}

export const listPageChecks: CheckGroup = {
  title: 'Lists: pages',
  checks: [
    {
      id: 'list-pages',
      needs: 'page=2 that goes on where page=1 ends',
      why: 'Rows that are equal in the order need the id as the last word.',
      run: everyList(
        async (list, probe) => {
          if (!takes(probe, list, 'page')) return 'not asked'
          const first = await firstTen(probe, list)
          const all = await askList(probe, list, {
            limit: MOST_ROWS,
            ...orderOf(probe, list)
          })
          const { total } = all.meta
          if (all.sent.length === 0 && typeof total === 'number' && total > 0) {
            return failed(`page=1 has no rows, of ${total}`)
          }
          if (firstId(first) !== firstId(all)) {
            return failed(`page=1 begins elsewhere for limit=${LIMIT}`)
          }
          if (first.meta['hasMore'] !== true) return 'too few rows'
          const second = await askList(probe, list, {
            limit: LIMIT,
            ...orderOf(probe, list),
            page: '2'
          })
          if (!isSuccess(second.answer)) return unanswered(second)
          if (second.sent.length === 0) return failed('page=2 has no rows')
          const shared = sharedIds(first, second)
          return shared === 0
            ? []
            : failed(`${shared} rows of page 1 on page 2`)
        },
        probe =>
          speaksContract(probe)
            ? 'End every ORDER BY with the id.'
            : 'Say in page how they count pages, from 1 or 0, or by rows; and let them end every order with the id.'
      )
    },
    {
      id: 'list-stable',
      needs: 'the same rows in the same order when asked again',
      why: 'Rows that trade places are read twice, or never.',
      run: everyList(async (list, probe) => {
        if (!takes(probe, list, 'sort')) return 'not asked'
        const first = await firstTen(probe, list)
        if (first.rows.length < 2) return 'too few rows'
        const query = { limit: LIMIT, ...orderOf(probe, list) }
        const again = await askListAgain(probe, list, query)
        return idsOf(first.rows).join() === idsOf(again.rows).join()
          ? []
          : failed(
              `${JSON.stringify(orderOf(probe, list))} gives another order each time`
            )
      }, 'End every ORDER BY with the id.')
    },
    {
      id: 'list-cursor',
      needs: 'meta.nextCursor, and cursor= that goes on there',
      why: 'An export walks by it, while rows arrive, without losing or doubling one.',
      run: everyList(async (list, probe) => {
        if (!takes(probe, list, 'cursor')) return 'not asked'
        const first = await firstTen(probe, list)
        const cursor = first.meta['nextCursor']
        const hasCursor = typeof cursor === 'string'
        // A backend of its own may have pages alone.
        if (!speaksContract(probe) && !hasCursor) return 'not asked'
        if (first.meta['hasMore'] !== true) return 'too few rows'
        if (!hasCursor) return [{ verdict: 'warn', found: 'no nextCursor' }]
        const query = { limit: LIMIT, ...orderOf(probe, list) }
        const next = await askList(probe, list, { ...query, cursor })
        if (!isSuccess(next.answer)) return unanswered(next)
        if (next.sent.length === 0) return failed('nothing after the cursor')
        const shared = sharedIds(first, next)
        return shared === 0 ? [] : failed(`${shared} rows come again`)
      }, 'Begin after the row that the cursor names, in the same order and filters.')
    }
  ]
}
