import type { AuditedResource, AuditEntry } from '../../contract/audit.ts'
import { PAGE_SIZES } from '../../contract/list-answer.ts'
import { client } from '../../stores/api.ts'
import { createQuery, type Query } from '../../stores/create-query.ts'

/** What was done to one thing, the newest first, as far as it was asked for. */
export interface Deeds {
  entries: readonly AuditEntry[]
  /** Whether older ones are left. */
  hasMore: boolean
}

export interface Activity extends Query<Deeds> {
  /** Asks for older deeds of an id too. */
  showMore(id: string): void
}

const FIRST_DEEDS = 10
/** So many older ones are asked for at once. */
export const MORE_DEEDS = 25
/** As many as one page may hold. */
const PAGE_LIMIT = Math.max(...PAGE_SIZES)

/** What was done to the things of each kind, by their ids. */
export const activityOf: Readonly<Record<AuditedResource, Activity>> = {
  admins: createActivity('admins'),
  users: createActivity('users'),
  games: createActivity('games'),
  'system-wallets': createActivity('system-wallets'),
  transactions: createActivity('transactions')
}

function createActivity(resource: AuditedResource): Activity {
  const wanted = new Map<string, number>()
  const wantedOf = (id: string): number => wanted.get(id) ?? FIRST_DEEDS
  const detail = createQuery((id, signal) =>
    readDeeds({ resource, resourceId: id }, wantedOf(id), signal)
  )
  return {
    ...detail,
    showMore(id) {
      wanted.set(id, wantedOf(id) + MORE_DEEDS)
      detail.reload()
    }
  }
}

/** All of them at once, so that what was done meanwhile tears no gap. */
async function readDeeds(
  about: { resource: AuditedResource; resourceId: string },
  wanted: number,
  signal: AbortSignal
): Promise<Deeds> {
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
