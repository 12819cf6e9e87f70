export type PrefetchParam = PlainParam | DaysParam

interface PlainParam {
  name: string
  /** The default; without one it is left out. */
  usual?: string
  /** A pattern of the values passed to the API unchanged. */
  plain: string
}

interface DaysParam {
  name: string
  usual?: string
  /** Days per value, ending with today; 0 for all. */
  days: Readonly<Record<string, number>>
}

/** Builds the rows request from a URL without the list's parser. */
export interface RowsToPrefetch {
  /** Below the API base, with `:id` for an id. */
  path: string
  /** In the list's order. */
  params: readonly PrefetchParam[]
}

/** A query this long stays below the list's limit once encoded. */
const LONGEST = 500
const DAY = 86_400_000

/**
 * Identical to the list's own request; `undefined` if that takes more than
 * passing values on. Days are UTC, relative to `now` (ms); without it there are
 * none.
 */
export function rowsRequest(
  { path, params }: RowsToPrefetch,
  search: string,
  now?: number
): string | undefined {
  if (search.length > LONGEST) return undefined
  const given = new URLSearchParams(search)
  const names = [...given.keys()]
  // The list takes the first of two values and reports the second.
  if (new Set(names).size < names.length) return undefined
  // An open drawer does not change the rows.
  if (given.get('open') !== '') given.delete('open')
  const requested: string[] = []
  for (const param of params) {
    const { name, usual } = param
    const value = given.get(name) ?? usual
    given.delete(name)
    if (value === undefined) continue
    const written =
      'days' in param ? writtenDays(param, value, now) : plain(param, value)
    if (written === undefined) return undefined
    requested.push(...written)
  }
  return String(given) === '' ? `${path}?${requested.join('&')}` : undefined
}

function plain(
  { name, plain: pattern }: PlainParam,
  value: string
): string[] | undefined {
  const isPlain = new RegExp(`^(?:${pattern})$`, 'u').test(value)
  return isPlain && !hasTwice(value) ? [`${name}=${value}`] : undefined
}

/** Whether a part repeats, which the list would leave out. */
function hasTwice(value: string): boolean {
  const parts = value.split(',').map(part => part.replace(/^-/u, ''))
  return new Set(parts).size < parts.length
}

function writtenDays(
  { name, days }: DaysParam,
  value: string,
  now: number | undefined
): string[] | undefined {
  const count = Object.hasOwn(days, value) ? days[value] : undefined
  if (count === 0) return []
  if (count === undefined || now === undefined) return undefined
  const end = (Math.floor(now / DAY) + 1) * DAY
  const ends = [end - count * DAY, end].map(ms => new Date(ms).toISOString())
  return [`${name}From=${ends[0]}`, `${name}To=${ends[1]}`]
}
