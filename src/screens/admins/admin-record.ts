import { backend } from '../../backend/backend.ts'
import type { AuditEntry } from '../../contract/audit.ts'
import type { ValueCount } from '../../contract/list-answer.ts'
import {
  type Activity,
  type AuditQuery,
  createTrail,
  readAuditPage
} from '../../features/drawer/audit-trail.ts'
import { filterParams } from '../../features/list/store/list-filters.ts'
import { before } from '../../features/list/store/list-request.ts'
import { client } from '../../stores/api.ts'
import { serverNow } from '../../stores/server-time.ts'
import type { ReadPage } from '../../stores/walk-pages.ts'
import { recordFilters } from './admins-list.ts'

/** Chosen values by the name of the filter. */
export type RecordFilters = Readonly<Record<string, readonly string[]>>

/** What admins did, by the key of `recordKey`. */
export const adminRecord: Activity = createTrail(queryOf)

/** `zone` defines the days of a period. */
export function recordKey(
  adminId: string,
  chosen: RecordFilters,
  zone: string
): string {
  const filters = filterParams(recordFilters, chosen, zone, serverNow())
  return String(new URLSearchParams({ adminId, ...filters }))
}

/** How many of them are of each kind of action. */
export async function countActions(
  key: string,
  signal: AbortSignal
): Promise<readonly ValueCount[]> {
  if (!backend.counts) return []
  const counted = { limit: 1, withTotal: 'false', withCounts: 'action' }
  const { meta } = await client.page('audit', {
    query: { ...queryOf(key), ...counted },
    signal
  })
  return meta.counts?.['action'] ?? []
}

/** All of them so far, page by page. */
export function walkRecord(key: string): ReadPage<AuditEntry> {
  const query = before(queryOf(key), new Date(serverNow()).toISOString())
  return (at, signal) =>
    readAuditPage(query, at, signal, { withTotal: at.page === 1 })
}

export function recordFileName(adminId: string): string {
  const day = new Date(serverNow()).toISOString().slice(0, 10)
  return `audit-${adminId}-${day}.csv`
}

function queryOf(key: string): AuditQuery {
  return Object.fromEntries(new URLSearchParams(key))
}
