import type { Page } from '@playwright/test'

import { type Call, calls } from '../../src/contract/calls.ts'
import { ListMeta } from '../../src/contract/list-answer.ts'
import { withoutOptional } from './optional-fields.ts'

/** Takes all that an answer may leave out from what the page reads. */
export async function serveBareAnswers(page: Page): Promise<void> {
  await page.route(/\/api\//u, async (route, request) => {
    const { pathname } = new URL(request.url())
    const call =
      request.method() === 'GET' ? callOf(pathname.slice('/api/'.length)) : null
    if (!call) return route.fallback()
    const response = await route.fetch()
    if (!response.ok()) return route.fulfill({ response })
    const json: unknown = await response.json()
    return route.fulfill({ response, json: bare(call, json) })
  })
}

/** The call of a path; one that names no id comes before one that does. */
function callOf(path: string): Call | undefined {
  return Object.values<Call>(calls)
    .filter(({ method }) => method === 'GET')
    .toSorted(
      (one, other) => one.path.split(':').length - other.path.split(':').length
    )
    .find(call =>
      new RegExp(`^${call.path.replaceAll(/:\w+/gu, '[^/]+')}$`, 'u').test(path)
    )
}

function bare({ envelope, answer }: Call, json: unknown): unknown {
  if (envelope === 'bare') return withoutOptional(answer, json)
  const { data, meta } = json as { data: unknown; meta: unknown }
  return envelope === 'list' && Array.isArray(data)
    ? {
        data: data.map(row => withoutOptional(answer, row)),
        meta: withoutOptional(ListMeta, meta)
      }
    : { data: withoutOptional(answer, data) }
}
