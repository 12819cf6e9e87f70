import { isAmountParameter } from '../../../backend/typed-amounts.ts'
import { findIgnored } from '../../../contract/response-check.ts'
import type { Check, Complaint } from '../check.ts'
import { askList, filtersOf, type List, type Row, takes } from '../lists.ts'
import { type Probe, speaksContract } from '../probe.ts'
import { everyList, failed, unanswered } from './every-list.ts'
import { textIn } from './row-values.ts'

const LIMIT = 25
const PERIOD = ['createdAtFrom', 'createdAtTo']
const BOUND = /(?:From|To|Min|Max)$/u

/** Each filter, with a value of one of the rows. */
export const listFilterCheck: Check = {
  id: 'list-filter',
  needs: 'only rows that match each filter',
  why: 'A filter that is ignored shows people, and sums, that were not asked for.',
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
  const field = name.replace(BOUND, '')
  const currency = isAmountParameter(name) ? currencyOf(all) : ''
  if (currency === undefined) return []
  const values = all
    .filter(row => currency === '' || row['currency'] === currency)
    .flatMap(row => textIn(row, field) ?? [])
  const value = BOUND.test(name) ? middle(values) : rarest(values)
  if (value === undefined) return []
  const filters = { [name]: value, ...(currency && { currency }) }
  const asked = await askList(probe, list, { limit: String(LIMIT), ...filters })
  const [silent] = unanswered(asked)
  if (silent) return failed(`${name}=${value} ${silent.found}`)
  const ignored = findIgnored({ limit: LIMIT, sort: [], filters }, asked.rows, {
    key: row => String(row['id']),
    values: { [field]: row => textIn(row, field) },
    comparable: {}
  })
  if (ignored.some(({ kind }) => kind === 'filter')) {
    return failed(`${name}=${value} is not what the rows are`)
  }
  return asked.sent.length === 0 && !BOUND.test(name)
    ? failed(`${name}=${value} finds nothing, but there are such rows`)
    : []
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
