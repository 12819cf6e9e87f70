import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { AuditEntry } from '../../../../../src/contract/audit.ts'
import { ListMeta } from '../../../../../src/contract/list-answer.ts'
import {
  type CommandApi,
  openCommandApi,
  REASON,
  refusalOf
} from './command-api.ts'

let api: CommandApi
beforeEach(() => {
  api = openCommandApi()
})
afterEach(() => api.close())

const Page = v.object({ data: v.array(AuditEntry), meta: ListMeta })
const OF_USER = 'GET audit?resource=users&resourceId=42'

async function page(query: string): Promise<v.InferOutput<typeof Page>> {
  return v.parse(Page, JSON.parse((await api.send(OF_USER + query)).text))
}

/** Three suspensions and their ends, a minute apart. */
async function history(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) {
    await api.send('POST users/42/suspension', { reason: `Reason ${turn}` })
    api.wait(60_000)
    await api.send('DELETE users/42/suspension')
  }
}

describe('the record of a thing', () => {
  test('is a list, newest first, with its number', async () => {
    await history()
    const { data, meta } = await page('')
    expect(data.map(({ action }) => action)).toEqual(
      Array.from({ length: 3 }, () => [
        'user.reinstated',
        'user.suspended'
      ]).flat()
    )
    expect(data[1]).toMatchObject({
      resource: 'users',
      resourceId: '42',
      reason: 'Reason 2',
      admin: { id: 'adm_01' }
    })
    expect(meta).toMatchObject({ total: 6, totalPages: 1, hasMore: false })
  })

  test('goes on by page and by cursor, and can leave out its number', async () => {
    for (let turn = 0; turn < 12; turn += 1) {
      await api.send(
        'PATCH users/42',
        { displayName: `Name ${turn}` },
        { version: turn + 1 }
      )
    }
    const first = await page('&limit=10&withTotal=false')
    expect(first.meta).toMatchObject({ total: null, hasMore: true })
    const cursor = `&limit=10&cursor=${first.meta.nextCursor}`
    const [byCursor, byPage] = [
      await page(cursor),
      await page('&limit=10&page=2')
    ]
    expect(byCursor.data).toHaveLength(2)
    expect(byPage.data).toEqual(byCursor.data)
    const oldest = await page('&sort=createdAt')
    expect(oldest.data[0]?.after).toEqual({ displayName: 'Name 0' })
  })

  test('quotes the request that did it', async () => {
    const { headers } = await api.send('POST users/42/suspension', {
      reason: REASON
    })
    const [entry] = await api.audit('users', '42')
    expect(entry?.requestId).toBe(headers.get('x-request-id'))
  })

  test('is of that thing alone', async () => {
    await history()
    expect(await api.audit('users', '43')).toEqual([])
    expect(await api.audit('games', '42')).toEqual([])
    expect(await api.audit('transactions', 'nothing')).toEqual([])
  })

  test('is asked for by resource and id', async () => {
    expect(refusalOf(await api.send('GET audit?resourceId=42'))).toBe(
      '422 invalid resource'
    )
    expect(refusalOf(await api.send('GET audit?resource=users'))).toBe(
      '422 invalid resourceId'
    )
    expect(
      refusalOf(await api.send('GET audit?resource=wages&resourceId=1'))
    ).toBe('422 invalid resource')
  })

  test('cannot be changed by anybody', async () => {
    await history()
    for (const sql of [
      `UPDATE audit_log SET reason = 'none'`,
      'DELETE FROM audit_log',
      'INSERT OR REPLACE INTO audit_log SELECT * FROM audit_log'
    ]) {
      expect(() => api.database.exec(sql)).toThrow('append-only')
    }
  })

  test('tells nothing of what was refused', async () => {
    await api.send('DELETE users/42/suspension')
    await api.send('PATCH users/42', { displayName: 'X' }, { version: 9 })
    await api.move('users/42/adjustments', {
      currency: 'EUR',
      direction: 'debit',
      amount: '99999999999',
      reason: REASON
    })
    expect(api.rows('SELECT 1 FROM audit_log')).toEqual([])
  })
})
