import { isAmountParameter } from '../../../backend/typed-amounts.ts'
import { criteriaOf } from '../../../contract/lists.ts'
import { findIgnored } from '../../../contract/response-check.ts'
import type { Check, Complaint } from '../check.ts'
import {
  askList,
  filtersOf,
  idsOf,
  type List,
  type Row,
  takes
} from '../lists.ts'
import { type Probe, speaksContract } from '../probe.ts'
import { everyList, failed, unanswered } from './every-list.ts'
import { textIn } from './row-values.ts'

const LIMIT = 25
const PERIOD = ['createdAtFrom', 'createdAtTo']
const BOUND = /(?:From|To|Min|Max)$/u

/** Each filter, with a value of one of the rows. */
export const listFilterCheck: Check = {
  id: 'list-filter',
  needs: 'all rows that match each filter, and no other',
  why: 'A filter that is ignored shows people, and sums, that were not asked for; one that leaves rows out hides money.',
  run: everyList(
    async (list, probe) => {
      const filters = filtersOf(probe, list).filter(
        // Judged to the millisecond by a check of their own.
        name => !isPeriod(probe, list) || !PERIOD.includes(name)
      )
      if (filters.length === 0) return 'not asked'
      const { rows } = await askList(probe, list)
      if (rows.length < 2) return 'too few rows'
      const complaints: Complaint[] = []
      for (const name of filters) {
        complaints.push(...(await filterComplaints(probe, list, name, rows)))
      }
      return complaints
    },
    probe =>
      speaksContract(probe)
        ? 'Take each parameter of src/contract/call-queries.ts; several values come with commas.'
        : 'Say in filters how they name it and its values, or leave it out.'
  )
}

function isPeriod(probe: Probe, list: List): boolean {
  return PERIOD.every(name => takes(probe, list, name))
}

async function filterComplaints(
  probe: Probe,
  list: List,
  name: string,
  all: readonly Row[]
): Promise<Complaint[]> {
  for (const filters of filtersToTry(probe, list, name, all)) {
    // oxlint-disable-next-line no-await-in-loop -- what fails once is enough
    const complaint = await complaintAbout(probe, list, name, filters, all)
    if (complaint !== undefined) {
      return failed(`${name}=${filters[name]} ${complaint}`)
    }
  }
  return []
}

/**
 * Also two values of a choice, of which some servers take one alone; and the
 * amount of one row in each direction, from itself to itself: where amounts have
 * a sign, those of the other direction would be left out.
 */
function filtersToTry(
  probe: Probe,
  list: List,
  name: string,
  all: readonly Row[]
): Record<string, string>[] {
  const field = name.replace(BOUND, '')
  const currency = isAmountParameter(name) ? currencyOf(all) : ''
  if (currency === undefined) return []
  const own = all.filter(row => !currency || row['currency'] === currency)
  const values = own.flatMap(row => textIn(row, field) || [])
  const value = BOUND.test(name) ? middle(values) : rarest(values)
  if (value === undefined) return []
  const within = currency ? { currency } : {}
  const one = { [name]: value, ...within }
  const most = name.replace(/Min$/u, 'Max')
  if (criteriaOf(list.name)?.filters[name] === 'choice') {
    const other = rarest(values.filter(another => another !== value))
    return other === undefined ? [one] : [one, { [name]: `${value},${other}` }]
  }
  if (most === name || !takes(probe, list, most)) return [one]
  const directions = Map.groupBy(own, row => row['direction']).values()
  const exact = [...directions].flatMap(([row]) => {
    const amount = row && textIn(row, field)
    return amount === undefined
      ? []
      : { [name]: amount, [most]: amount, ...within }
  })
  return [one, ...exact]
}

async function complaintAbout(
  probe: Probe,
  list: List,
  name: string,
  filters: Record<string, string>,
  all: readonly Row[]
): Promise<string | undefined> {
  const field = name.replace(BOUND, '')
  const asked = await askList(probe, list, { limit: String(LIMIT), ...filters })
  const [silent] = unanswered(asked)
  if (silent) return silent.found
  const isIgnored = (rows: readonly Row[]): boolean =>
    findIgnored({ limit: LIMIT, sort: [], filters }, rows, {
      key: row => String(row['id']),
      values: {
        [field]: row => textIn(row, field),
        currency: row => textIn(row, 'currency')
      },
      comparable: {}
    }).some(({ kind }) => kind === 'filter')
  if (isIgnored(asked.rows)) return 'is not what the rows are'
  // What is not on this page may be on another.
  if (asked.meta['hasMore'] !== false) return undefined
  const given = new Set(idsOf(asked.rows))
  const known = all.filter(
    row => textIn(row, field) !== undefined && !isIgnored([row])
  )
  const missing = idsOf(known).filter(id => !given.has(id)).length
  if (missing === 0) return undefined
  return asked.sent.length === 0
    ? 'finds nothing, but there are such rows'
    : `leaves out rows that match, ${missing} of ${known.length}`
}

/** An amount is one of a currency, as the panel asks for it. */
function currencyOf(rows: readonly Row[]): string | undefined {
  return rows.map(row => textIn(row, 'currency')).find(Boolean)
}

function middle(values: readonly string[]): string | undefined {
  return values[Math.floor(values.length / 2)]
}

/** What all rows have would not show that a filter is ignored. */
function rarest(values: readonly string[]): string | undefined {
  const counts = Map.groupBy(values, value => value)
  const [first] = [...counts.values()].toSorted(
    (one, other) => one.length - other.length
  )
  return first?.[0]
}
