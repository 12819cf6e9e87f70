import { randomUUID } from 'node:crypto'

import type { CheckGroup, Complaint } from '../check.ts'
import { isSuccess } from '../json.ts'
import { askList, MOST_ROWS, takes } from '../lists.ts'
import { refusalComplaints } from '../problem-shape.ts'
import { remembered } from '../remembered.ts'
import { everyList, failed, unanswered } from './every-list.ts'
import { listFilterCheck } from './list-filters.ts'
import { listNamesCheck } from './list-names.ts'
import { listOrderCheck } from './list-order.ts'
import { listPeriodCheck } from './list-period.ts'

const LIMIT = 10
const NONSENSE: Readonly<Record<string, string>> = {
  limit: 'many',
  sort: 'probeNothing',
  cursor: 'probe',
  createdAtFrom: 'yesterday'
}

const onceChosen = remembered<string>()

export const listParameterChecks: CheckGroup = {
  title: 'Lists: limit, order and filters',
  checks: [
    {
      id: 'list-limit',
      needs: 'no more rows than limit asks for',
      why: 'An export walks by it, and a page of everything takes long.',
      run: everyList(async (list, probe) => {
        if (!takes(probe, list, 'limit')) return 'not asked'
        const all = await askList(probe, list)
        const isCounted = typeof all.meta['total'] === 'number'
        if (
          !isCounted &&
          all.meta['hasMore'] !== true &&
          takes(probe, list, 'page')
        ) {
          const next = await askList(probe, list, {
            limit: MOST_ROWS,
            page: '2'
          })
          if (next.sent.length > 0) {
            return failed(
              `${all.sent.length} rows for limit=${MOST_ROWS}, and page=2 has more`
            )
          }
        }
        if (all.sent.length <= LIMIT) return 'too few rows'
        const requested = await askList(probe, list, { limit: String(LIMIT) })
        const count = requested.sent.length
        if (!isSuccess(requested.answer)) return unanswered(requested)
        if (count !== LIMIT) return failed(`${count} rows for limit=${LIMIT}`)
        return requested.meta['hasMore'] === true
          ? []
          : failed(`hasMore is not true, but there are more`)
      }, 'Give limit rows (10, 25, 50 or 100), and hasMore where there are more.')
    },
    listOrderCheck,
    listFilterCheck,
    listPeriodCheck,
    listNamesCheck,
    {
      id: 'list-search',
      needs: 'no rows for a word that is nowhere',
      why: 'A search that is ignored looks like a search that found.',
      run: everyList(async (list, probe) => {
        const { rows } = await askList(probe, list)
        const isSearched = list.name !== 'audit' && takes(probe, list, 'search')
        if (!isSearched) return 'not asked'
        if (rows.length === 0) return 'too few rows'
        const search = await onceChosen(probe, 'word', async () => randomUUID())
        const requested = await askList(probe, list, { limit: '10', search })
        if (!isSuccess(requested.answer)) return unanswered(requested)
        const { length } = requested.sent
        return length === 0 ? [] : failed(`${length} rows for a random word`)
      }, 'Take search=words over names, codes, references and ids.')
    },
    {
      id: 'list-unknown-parameter',
      needs: 'parameters that nobody knows ignored',
      ofContract: true,
      why: 'A newer panel may ask for more than an older API knows.',
      run: everyList(async (list, probe) => {
        const query = { limit: '10', probeUnknown: '1' }
        const { answer } = await askList(probe, list, query)
        if (answer.status === 200) return []
        const found = `answers ${answer.status} to probeUnknown=1`
        return [{ verdict: 'warn', found }]
      }, 'Ignore query parameters that are not known.')
    },
    {
      id: 'list-nonsense',
      needs: '422 or 400 for a request that makes no sense',
      ofContract: true,
      why: 'An answer to another request than the one that was sent misleads.',
      run: everyList(async (list, probe) => {
        const complaints: Complaint[] = []
        for (const [name, value] of Object.entries(NONSENSE)) {
          if (!takes(probe, list, name)) continue
          const { answer } = await askList(probe, list, { [name]: value })
          const what = `${name}=${value}`
          if (answer.status === 200) {
            complaints.push({ verdict: 'warn', found: `${what} is ignored` })
          } else {
            complaints.push(
              ...refusalComplaints(probe, what, answer, [400, 422])
            )
          }
        }
        return complaints
      }, 'Answer 422 with {"errors": [{"pointer": "limit", "detail": "..."}]}.')
    }
  ]
}
