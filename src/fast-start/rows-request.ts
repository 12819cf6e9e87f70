/** A parameter of a question for rows, which an address may give. */
export type PrefetchParam = PlainParam | DaysParam

interface PlainParam {
  name: string
  /** What it is where the address says nothing; without one it is left out. */
  usual?: string
  /** The values that reach the API as an address gives them: a pattern. */
  plain: string
}

interface DaysParam {
  name: string
  usual?: string
  /** How many days a value means, the last one being today; 0 for all. */
  days: Readonly<Record<string, number>>
}

/** How an address asks for rows, for who cannot read it as the list does. */
export interface RowsToPrefetch {
  /** Below the API base, with `:id` for an id. */
  path: string
  /** In the order in which the list writes them. */
  params: readonly PrefetchParam[]
}

/** The list refuses what is too long to arrive: this never is, encoded. */
const LONGEST = 500
const DAY = 86_400_000

/**
 * What asks for the rows of an address with this query string, below the API
 * base, letter by letter as the list asks; nothing where that takes more than
 * to pass on what is given. Days are those of UTC, from the instant `now`, ms;
 * without it there are none.
 */
export function rowsRequest(
  { path, params }: RowsToPrefetch,
  search: string,
  now?: number
): string | undefined {
  if (search.length > LONGEST) return undefined
  const given = new URLSearchParams(search)
  const names = [...given.keys()]
  // Of two values the list takes the first, and says so of the second.
  if (new Set(names).size < names.length) return undefined
  // A drawer that is open asks for no other rows.
  if (given.get('open') !== '') given.delete('open')
  const asked: string[] = []
  for (const param of params) {
    const { name, usual } = param
    const value = given.get(name) ?? usual
    given.delete(name)
    if (value === undefined) continue
    const written =
      'days' in param ? writtenDays(param, value, now) : plain(param, value)
    if (written === undefined) return undefined
    asked.push(...written)
  }
  return String(given) === '' ? `${path}?${asked.join('&')}` : undefined
}

function plain(
  { name, plain: pattern }: PlainParam,
  value: string
): string[] | undefined {
  const isPlain = new RegExp(`^(?:${pattern})$`, 'u').test(value)
  return isPlain && !hasTwice(value) ? [`${name}=${value}`] : undefined
}

/** Whether a part of it comes again, which the list leaves out. */
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
