import { randomUUID } from 'node:crypto'

import {
  type PageRequest,
  findIgnored,
  type KeyedRowAccessors
} from '../../contract/response-check.ts'
import { writeSort } from '../../format/sort-order.ts'
import type { CheckGroup, Complaint } from '../check.ts'
import { askList, type List, type Row, takes } from '../lists.ts'
import type { Probe } from '../probe.ts'
import { refusalComplaints } from '../problem-shape.ts'
import { remembered } from '../remembered.ts'
import { everyList, failed, type Judged, unanswered } from './every-list.ts'
import { listPeriodCheck } from './list-period.ts'

const LIMIT = 10
const text = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined

const accessors: KeyedRowAccessors<Row> = {
  key: row => String(row['id']),
  values: {
    status: row => text(row['status']),
    createdAt: row => text(row['createdAt'])
  },
  comparable: { createdAt: 'instant' }
}

/** Verifies the rows of a list against the request. */
async function heldAgainst(
  probe: Probe,
  list: List,
  requested: PageRequest
): Promise<Judged> {
  const query = {
    limit: String(requested.limit),
    ...(requested.sort.length > 0 && { sort: writeSort(requested.sort) }),
    ...requested.filters
  }
  const answer = await askList(probe, list, query)
  if (answer.answer.status !== 200) return unanswered(answer)
  return findIgnored(requested, answer.rows, accessors).map((): Complaint => ({
    verdict: 'fail',
    found: `${new URLSearchParams(query).toString()} is not what the rows are`
  }))
}

const NONSENSE: Readonly<Record<string, string>> = {
  limit: 'many',
  sort: 'probeNothing',
  cursor: 'probe',
  createdAtFrom: 'yesterday'
}

const onceChosen = remembered<string>()

export const listQuestionChecks: CheckGroup = {
  title: 'Lists: limit, order and filters',
  checks: [
    {
      id: 'list-limit',
      needs: 'no more rows than limit asks for',
      why: 'An export walks by it, and a page of everything takes long.',
      run: everyList(async (list, probe) => {
        if (!takes(list, 'limit')) return 'not asked'
        const all = await askList(probe, list)
        if (all.count <= LIMIT) return 'too few rows'
        const requested = await askList(probe, list, { limit: String(LIMIT) })
        const { count } = requested
        if (requested.answer.status !== 200) return unanswered(requested)
        if (count !== LIMIT) return failed(`${count} rows for limit=${LIMIT}`)
        return requested.meta['hasMore'] === true
          ? []
          : failed(`hasMore is not true, but there are more`)
      }, 'Give limit rows (10, 25, 50 or 100), and hasMore where there are more.')
    },
    {
      id: 'list-order',
      needs: 'rows in the order of sort',
      why: 'The newest entry is looked for at the top.',
      run: everyList(async (list, probe) => {
        if (!list.call.sorts?.includes('createdAt')) return 'not asked'
        const { rows } = await askList(probe, list)
        if (rows.length < 2) return 'too few rows'
        const complaints: Complaint[] = []
        for (const descending of [false, true]) {
          const sort = [{ field: 'createdAt', descending }]
          const judged = await heldAgainst(probe, list, {
            limit: 100,
            sort,
            filters: {}
          })
          if (typeof judged !== 'string') complaints.push(...judged)
        }
        return complaints
      }, 'Take sort=field, sort=-field, and several with commas.')
    },
    {
      id: 'list-filter',
      needs: 'only rows that match status',
      why: 'A filter that is ignored shows people, and sums, that were not asked for.',
      run: everyList(async (list, probe) => {
        if (!takes(list, 'status')) return 'not asked'
        const { rows } = await askList(probe, list)
        const statuses = new Set(rows.map(row => text(row['status'])))
        const status = text(rows.at(-1)?.['status'])
        if (statuses.size < 2 || status === undefined) return 'too few rows'
        return heldAgainst(probe, list, {
          limit: 100,
          sort: [],
          filters: { status }
        })
      }, 'Take status=value, and several with commas.')
    },
    listPeriodCheck,
    {
      id: 'list-search',
      needs: 'no rows for a word that is nowhere',
      why: 'A search that is ignored looks like a search that found.',
      run: everyList(async (list, probe) => {
        const { rows } = await askList(probe, list)
        const isSearched = list.name !== 'audit' && takes(list, 'search')
        if (!isSearched) return 'not asked'
        if (rows.length === 0) return 'too few rows'
        const search = await onceChosen(probe, 'word', async () => randomUUID())
        const requested = await askList(probe, list, { limit: '10', search })
        if (requested.answer.status !== 200) return unanswered(requested)
        return requested.count === 0
          ? []
          : failed(`${requested.count} rows for a random word`)
      }, 'Take search=words over names, codes, references and ids.')
    },
    {
      id: 'list-unknown-parameter',
      needs: 'parameters that nobody knows ignored',
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
      needs: '422 or 400 in the error shape for a question without sense',
      why: 'An answer to another question than the one that was asked misleads.',
      run: everyList(async (list, probe) => {
        const complaints: Complaint[] = []
        for (const [name, value] of Object.entries(NONSENSE)) {
          if (!takes(list, name)) continue
          const { answer } = await askList(probe, list, { [name]: value })
          const what = `${name}=${value}`
          if (answer.status === 200) {
            complaints.push({ verdict: 'warn', found: `${what} is ignored` })
          } else {
            complaints.push(...refusalComplaints(what, answer, [400, 422]))
          }
        }
        return complaints
      }, 'Answer 422 with {"errors": [{"pointer": "limit", "detail": "..."}]}.')
    }
  ]
}
