import { pinPeriod, readPeriod, writePeriod } from '../../../format/periods.ts'
import { $zone } from '../../../stores/preferences/zone.ts'
import type { CurrentRoute } from '../../../stores/route.ts'
import type { ListQuery } from './list-parameters.ts'
import type { List } from './list-state.ts'

/** Rows are pinned by when they were created. */
const MADE = 'createdAt'

/**
 * URL of the same rows later and elsewhere: periods become instants up to
 * `asOf`, with their zone. Keeps a cursor: new rows move the page number.
 */
export function snapshotLink<Row>(
  list: List<Row>,
  route: CurrentRoute,
  asOf: string
): string {
  const query = list.query(route)
  const { page, cursor } = query
  if (query.snapshot) return list.href(route, { page, cursor })
  const zone = query.zone || $zone.get()
  const now = Date.parse(asOf)
  const filters = { ...query.filters }
  const live: Record<string, string> = {}
  for (const { kind, name } of list.rules.filters) {
    if (kind !== 'period') continue
    const text = filters[name]?.[0]
    const period = readPeriod(text ?? '')
    if (period) {
      filters[name] = [writePeriod(pinPeriod(period, zone, now))]
    } else if (name === MADE) {
      filters[name] = [`..${new Date(now).toISOString()}`]
    } else {
      continue
    }
    live[name] = text ?? ''
  }
  const snapshot = { at: new Date(now).toISOString(), live }
  return list.href(route, { filters, zone, snapshot, page, cursor })
}

/** Makes a frozen list follow the clock again. */
export function liveQuery(query: ListQuery): Partial<ListQuery> {
  const filters = { ...query.filters }
  for (const [name, text] of Object.entries(query.snapshot?.live ?? {})) {
    filters[name] = text === '' ? [] : [text]
  }
  return { filters, snapshot: undefined }
}
