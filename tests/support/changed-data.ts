import type { Page } from '@playwright/test'

import { pageOf } from './hostile-rows.ts'
import type { ListScreen } from './list-screens.ts'
import { tableOf } from './screen-tables.ts'

type SearchResult = Record<string, unknown>
/** Where a value stands in a thing: its keys, from the outside in. */
type Place = readonly string[]

const HUGE = 'x'.repeat(20_000)

/** What becomes of a value when a server changes; `undefined` takes it away. */
export const changes = {
  'is not sent': () => undefined,
  'is null': () => null,
  'is of another type': (value: unknown) =>
    typeof value === 'string' ? { value } : 'another',
  'is huge': (value: unknown) =>
    typeof value === 'number'
      ? 1e21
      : Array.isArray(value)
        ? Array.from({ length: 200 }, () => value[0] ?? HUGE)
        : HUGE
} as const

export type Change = keyof typeof changes

/** Every place of a thing, those within its parts too; lists by their first. */
function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return []
  const keys = Object.keys(value)
  return (Array.isArray(value) ? keys.slice(0, 1) : keys).flatMap(key => [
    [key],
    ...placesIn(Reflect.get(value, key)).map(place => [key, ...place])
  ])
}

/** A thing in which one value was changed, where it has that. */
function changedAt<Value>(value: Value, place: Place, change: Change): Value {
  const [key, ...inner] = place
  if (typeof value !== 'object' || value === null) return value
  if (key === undefined || !Object.hasOwn(value, key)) return value
  const old: unknown = Reflect.get(value, key)
  const changed =
    inner.length > 0 ? changedAt(old, inner, change) : changes[change](old)
  const copy = structuredClone(value)
  Reflect.set(copy, key, changed)
  return copy
}

/** Whether the rows of the list are changed, or what their drawers ask for. */
type Changed = 'rows' | 'details'

/** The data of a screen, changed in every place, as a page is answered it. */
export interface ChangedData {
  /** How many rows each answer has: one as it is, and one for each place. */
  rows: number
  /** What the answers have from now on. */
  use: (change: Change, where: Changed) => void
}

/**
 * Signs the page in and answers it with rows of a screen, and with what their
 * drawers ask for: in each of them another value is changed. All are made of
 * one thing that the API has.
 */
export async function serveChangedData(
  page: Page,
  screen: ListScreen,
  account: object
): Promise<ChangedData> {
  const { request } = page
  const login = await request.post('/api/admin/login', { data: account })
  const { access_token } = (await login.json()) as { access_token: string }
  const ask = async <Answer>(path: string): Promise<Answer> => {
    const headers = { authorization: `Bearer ${access_token}` }
    const answer = await request.get(`/api/${path}`, { headers })
    return (await answer.json()) as Answer
  }
  const { detail } = tableOf(screen)
  const list = await ask<{ data: (SearchResult & { id: string })[] }>(
    screen.call
  )
  const [row] = list.data
  if (!row) throw new Error(`No ${screen.rows}`)
  const whole = await ask<{ data: SearchResult }>(`${detail}/${row.id}`)
  const places = [[], ...placesIn(whole.data)]
  let now: { change: Change; where: Changed } | undefined
  const made = (
    result: SearchResult,
    index: number,
    where: Changed
  ): SearchResult => {
    const own = { ...result, id: `row-${index}` }
    const place = places[index] ?? []
    return now?.where === where ? changedAt(own, place, now.change) : own
  }

  await page.route(/\/api\/(?!admin(?:\/|$))/u, async route => {
    const url = new URL(route.request().url())
    const path = url.pathname.replace('/api/', '')
    const index = path.startsWith(`${detail}/row-`)
      ? Number(path.replace(`${detail}/row-`, ''))
      : Number.NaN
    if (path === screen.call) {
      await route.fulfill({
        json: pageOf(places.map((_, place) => made(row, place, 'rows')))
      })
    } else if (Number.isInteger(index)) {
      await route.fulfill({
        json: { data: made(whole.data, index, 'details') }
      })
    } else {
      // What else a drawer asks for is that of the thing itself.
      await route.continue({ url: url.href.replace(/row-\d+/u, row.id) })
    }
  })
  return {
    rows: places.length,
    use(change, where) {
      now = { change, where }
    }
  }
}
