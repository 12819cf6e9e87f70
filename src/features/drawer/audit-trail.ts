import type { AuditedResource, AuditEntry } from '../../contract/audit.ts'
import { PAGE_SIZES } from '../../contract/list-answer.ts'
import { client } from '../../stores/api.ts'
import { createQuery, type Query } from '../../stores/create-query.ts'

/** The entries loaded so far, newest first. */
export interface AuditTrail {
  entries: readonly AuditEntry[]
  hasMore: boolean
}

export interface Activity extends Query<AuditTrail> {
  showMore(id: string): void
}

const FIRST_ENTRIES = 10
export const MORE_ENTRIES = 25
const PAGE_LIMIT = Math.max(...PAGE_SIZES)

export const activityOf: Readonly<Record<AuditedResource, Activity>> = {
  admins: createActivity('admins'),
  users: createActivity('users'),
  games: createActivity('games'),
  'system-wallets': createActivity('system-wallets'),
  transactions: createActivity('transactions')
}

function createActivity(resource: AuditedResource): Activity {
  const wanted = new Map<string, number>()
  const wantedOf = (id: string): number => wanted.get(id) ?? FIRST_ENTRIES
  const detail = createQuery((id, signal) =>
    readAuditTrail({ resource, resourceId: id }, wantedOf(id), signal)
  )
  return {
    ...detail,
    showMore(id) {
      wanted.set(id, wantedOf(id) + MORE_ENTRIES)
      detail.reload()
    }
  }
}

/** Reads all from the start, so that entries added meanwhile leave no gap. */
async function readAuditTrail(
  about: { resource: AuditedResource; resourceId: string },
  wanted: number,
  signal: AbortSignal
): Promise<AuditTrail> {
  const entries: AuditEntry[] = []
  const limit = Math.min(wanted, PAGE_LIMIT)
  let next: Record<string, number | string> = {}
  let hasMore = true
  for (let page = 2; hasMore && entries.length < wanted; page++) {
    const query = { ...about, ...next, limit, sort: '-createdAt' }
    // oxlint-disable-next-line no-await-in-loop -- a page names the next one
    const { data, meta } = await client.page('audit', {
      query: { ...query, withTotal: 'false' },
      signal
    })
    entries.push(...data)
    const { nextCursor: cursor } = meta
    next = cursor === undefined ? { page } : { cursor }
    hasMore = meta.hasMore
  }
  return {
    entries: entries.slice(0, wanted),
    hasMore: hasMore || entries.length > wanted
  }
}
