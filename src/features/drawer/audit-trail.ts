import type { AuditedResource, AuditEntry } from '../../contract/audit.ts'
import { type Page, PAGE_SIZES } from '../../contract/list-answer.ts'
import { RequestError } from '../../contract/request-error.ts'
import {
  findIgnored,
  type KeyedRowAccessors
} from '../../contract/response-check.ts'
import { client } from '../../stores/api.ts'
import { type PagePlace, placeParams } from '../../stores/walk-pages.ts'
import { createGrowingQuery, type GrowingQuery } from './growing-query.ts'

/** Of `GET audit`. */
export type AuditQuery = Readonly<Record<string, string>>

/** The newest first. */
export type Activity = GrowingQuery<AuditEntry>

const PAGE_LIMIT = Math.max(...PAGE_SIZES)

const activities = new Map<AuditedResource, Activity>()

export function activityOf(resource: AuditedResource): Activity {
  const activity = activities.get(resource) ?? createActivity(resource)
  activities.set(resource, activity)
  return activity
}

function createActivity(resource: AuditedResource): Activity {
  return createTrail(id => ({ resource, resourceId: id }))
}

/** `queryOf`: the filters of a key. */
export function createTrail(queryOf: (key: string) => AuditQuery): Activity {
  return createGrowingQuery((key, limit) => {
    const query = queryOf(key)
    return (at, signal) => readAuditPage(query, at, signal, { limit })
  })
}

/** One page, newest first. Throws a `RequestError` where a filter is ignored. */
export async function readAuditPage(
  query: AuditQuery,
  at: PagePlace,
  signal: AbortSignal,
  { limit = PAGE_LIMIT, withTotal = false } = {}
): Promise<Page<AuditEntry>> {
  const asked = { limit, sort: '-createdAt', withTotal: String(withTotal) }
  const page = await client.page('audit', {
    query: { ...query, ...asked, ...placeParams(at) },
    signal
  })
  const request = { limit, sort: [], filters: query }
  // What another admin did must not stand under this one.
  const ignored = findIgnored(request, page.data, accessors).find(
    ({ kind }) => kind === 'filter'
  )
  if (ignored) throw new RequestError({ kind: 'bad-answer' })
  return page
}

const accessors: KeyedRowAccessors<AuditEntry> = {
  key: ({ id }) => id,
  values: {
    adminId: ({ admin }) => admin.id,
    action: ({ action }) => action,
    createdAt: ({ createdAt }) => createdAt
  },
  comparable: {}
}
