import type { Page, Request } from '@playwright/test'

import {
  hostileDeed,
  hostileNote,
  hostileRows,
  pageOf
} from './hostile-rows.ts'
import { hostileTexts } from './hostile-texts.ts'

const RESOURCES = ['admins', 'users', 'games', 'system-wallets', 'transactions']

/** Stands for what has an id that no row has: the name is a disguise. */
const DISGUISED = 14

/** The text that the row of this id is made of. */
function textOfRow(id: string): string {
  return hostileTexts[Number(id.replace('row-', '')) - 1]?.text ?? ''
}

/**
 * Answers the page's calls for data with hostile rows: too much for the faults
 * of the API. Session and currencies stay those of the real one.
 */
export async function serveHostileData(page: Page): Promise<void> {
  const rows = new Map(
    RESOURCES.map(resource => [resource, hostileRows(resource)])
  )
  await page.route(/\/api\/(?!admin(?:\/|$)|currencies)/u, async route => {
    const json = answerTo(route.request(), rows)
    await (json === undefined
      ? route.fulfill({ status: 404, json: {} })
      : route.fulfill({ json }))
  })
}

type Rows = ReadonlyMap<string, readonly Record<string, unknown>[]>

function answerTo(request: Request, rows: Rows): unknown {
  const { pathname, searchParams } = new URL(request.url())
  const path = pathname.replace('/api/', '')
  const [resource = '', id = ''] = path.split('/')
  const limit = Number(searchParams.get('limit'))
  if (path.endsWith('/preview')) return { data: previewOf(textOfRow(id)) }
  if (path.endsWith('/daily')) {
    return { data: { currency: 'EUR', zone: 'UTC', days: [] } }
  }
  if (resource === 'audit') {
    const of = searchParams.get('resource') ?? ''
    const text = textOfRow(searchParams.get('resourceId') ?? '')
    return pageOf([hostileDeed(of, text)])
  }
  if (path.endsWith('/notes')) return pageOf([hostileNote(textOfRow(id))])
  if (path.endsWith('transactions')) {
    return pageOf(someOf(rows, 'transactions', limit))
  }
  const all = rows.get(resource) ?? []
  if (id === '') return pageOf(someOf(rows, resource, limit))
  const row = all.find(item => item['id'] === id) ?? all[DISGUISED]
  if (!row) return undefined
  return {
    data: resource === 'transactions' ? { ...row, entries: [row] } : row
  }
}

/** All rows, or some from among all; of each resource other ones. */
function someOf(
  rows: Rows,
  resource: string,
  limit: number
): readonly Record<string, unknown>[] {
  const all = rows.get(resource) ?? []
  const step = Math.ceil(all.length / limit)
  const shift = RESOURCES.indexOf(resource) % step
  return all.filter((_, index) => index % step === shift)
}

function previewOf(text: string): object {
  const leg = { name: text, currency: 'EUR', before: '1200', after: '1300' }
  return {
    asOf: '2026-09-01T12:00:00Z',
    legs: [
      { ...leg, walletId: 'one', kind: 'user', change: '100' },
      { ...leg, walletId: 'two', kind: text, change: '-100' }
    ]
  }
}
