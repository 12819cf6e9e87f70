import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { AuditEntry } from '../../../../../src/contract/audit.ts'
import { ListMeta } from '../../../../../src/contract/list-answer.ts'
import {
  type CommandApi,
  openCommandApi,
  OTHER_EMAIL,
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

  test('names all that was touched, and is found by each of it', async () => {
    const adjusted = await api.move('users/42/adjustments', {
      currency: 'EUR',
      direction: 'credit',
      amount: '500',
      reason: REASON
    })
    const [own, other] = adjusted.data['entries'] as { id: string }[]
    const subjects = [
      { resource: 'users', id: '42', name: 'Fionn Brennan' },
      {
        resource: 'transactions',
        id: own?.id,
        owner: { resource: 'users', id: '42' }
      },
      {
        resource: 'transactions',
        id: other?.id,
        owner: { resource: 'system-wallets', id: 'wal_00006' }
      },
      { resource: 'system-wallets', id: 'wal_00006', name: 'Corrections' }
    ]
    for (const { resource, id } of subjects) {
      const [entry] = await api.audit(resource, id ?? '')
      expect(entry).toMatchObject({ action: 'user.adjusted', resourceId: '42' })
      expect(entry?.subjects).toEqual(subjects)
    }
  })

  test('says how much each command moved, and with which reason code', async () => {
    const credit = { currency: 'EUR', direction: 'credit', reason: REASON }
    const adjusted = await api.move('users/42/adjustments', {
      ...credit,
      amount: '500',
      reasonCode: 'compensation'
    })
    await api.move('system-wallets/transfers', {
      fromWalletId: 'wal_00001',
      toWalletId: 'wal_00002',
      amount: '250',
      reason: REASON
    })
    const entry = String(adjusted.data['id'])
    await api.move(`transactions/${entry}/reversal`, {
      amount: '200',
      reason: REASON,
      reasonCode: 'mistake'
    })
    await api.send(`POST transactions/${entry}/notes`, { text: 'A note' })
    const { data } = v.parse(
      Page,
      JSON.parse((await api.send('GET audit?adminId=adm_01')).text)
    )
    const lines = data.map(({ action, amount, reasonCode }) => [
      action,
      amount && `${amount.amount} ${amount.currency}`,
      reasonCode
    ])
    expect(lines).toEqual([
      ['transaction.noted', undefined, undefined],
      ['transaction.reversed', '-200 EUR', 'mistake'],
      ['wallet.transferred', '250 EUR', undefined],
      ['wallet.transferred', '-250 EUR', undefined],
      ['user.adjusted', '500 EUR', 'compensation']
    ])
  })

  test('says what was asked for, whatever became of it', async () => {
    const cautious = openCommandApi(1n)
    const ask = (): ReturnType<CommandApi['move']> =>
      cautious.move('users/42/adjustments', {
        currency: 'EUR',
        direction: 'credit',
        amount: '5000',
        reason: REASON,
        reasonCode: 'compensation'
      })
    const token = await cautious.signIn(OTHER_EMAIL)
    const decide = async (call: string, body: object): Promise<string> => {
      const { id } = (await ask()).data
      const path = `transactions/${String(id)}`
      await cautious.send(`POST ${path}/${call}`, body, {
        key: call,
        version: 1,
        token
      })
      const trail = await cautious.audit('transactions', String(id))
      return trail
        .map(({ action, amount, reasonCode }) =>
          [action, amount?.amount, reasonCode].join(' ')
        )
        .join(', ')
    }
    expect(await decide('completion', {})).toBe(
      'transaction.approved 5000 compensation, transaction.requested 5000 compensation'
    )
    expect(
      await decide('cancellation', { reason: REASON, reasonCode: 'fraud' })
    ).toBe(
      'transaction.declined 5000 fraud, transaction.requested 5000 compensation'
    )
    cautious.close()
  })

  test('names the game of what was decided', async () => {
    const [fee] = api.rows(
      `SELECT e.id, e.game_id FROM entries e JOIN users u ON u.id = e.user_id
       WHERE e.status = 'reserved' AND e.type = 'entry_fee'
         AND u.status = 'active' ORDER BY e.id LIMIT 1`
    )
    const game = `gam_${String(fee?.['game_id']).padStart(2, '0')}`
    const entry = `txn_${String(fee?.['id']).padStart(6, '0')}`
    const path = `transactions/${entry}/completion`
    const paid = await api.send(`POST ${path}`, {}, { key: 'fee', version: 1 })
    await api.move(`transactions/${String(paid.data['id'])}/reversal`, {
      reason: REASON
    })
    const ofGame = await api.audit('games', game)
    expect(ofGame.map(({ action }) => action)).toEqual([
      'transaction.reversed',
      'transaction.completed'
    ])
    const subjects = ofGame.map(one =>
      one.subjects?.filter(({ resource }) => resource === 'games')
    )
    const name = paid.data['gameName']
    expect(subjects).toEqual([
      [{ resource: 'games', id: game, name }],
      [{ resource: 'games', id: game, name }]
    ])
    // Nobody asked for it.
    expect(await api.audit('admins', 'adm_01')).toEqual([])
  })

  test.each(['completion', 'cancellation'])(
    'names who asked for what another admin decided by %s',
    async call => {
      const cautious = openCommandApi(1n)
      const decide = async (token?: string): Promise<void> => {
        const { data } = await cautious.move('users/42/adjustments', {
          currency: 'EUR',
          direction: 'credit',
          amount: '5000',
          reason: REASON
        })
        await cautious.send(
          `POST transactions/${String(data['id'])}/${call}`,
          call === 'completion' ? {} : { reason: REASON },
          { key: String(data['id']), version: 1, ...(token && { token }) }
        )
      }
      // What the admin decides alone is not done to anybody.
      await decide()
      expect(await cautious.audit('admins', 'adm_01')).toEqual([])
      await decide(await cautious.signIn(OTHER_EMAIL))
      const trail = await cautious.audit('admins', 'adm_01')
      expect(trail).toMatchObject([
        { action: expect.stringMatching(/approved|declined/u) }
      ])
      expect(trail[0]?.subjects).toContainEqual({
        resource: 'admins',
        id: 'adm_01',
        name: 'Nadia Ferrand'
      })
      expect(trail[0]?.admin.id).not.toBe('adm_01')
      cautious.close()
    }
  )

  test('is filtered by who, what and when', async () => {
    await history()
    const token = await api.signIn(OTHER_EMAIL)
    await api.send(
      'PATCH games/gam_05',
      { name: 'Chess' },
      { token, version: 1 }
    )
    const actions = async (query: string): Promise<string[]> =>
      v
        .parse(Page, JSON.parse((await api.send(`GET audit?${query}`)).text))
        .data.map(({ action }) => action)

    expect(await actions('adminId=adm_01')).toHaveLength(6)
    const [other] = v.parse(
      Page,
      JSON.parse((await api.send('GET audit?action=game.edited')).text)
    ).data
    expect(await actions(`adminId=${other?.admin.id}`)).toEqual(['game.edited'])
    expect(await actions('adminId=nobody')).toEqual([])
    expect(await actions('action=user.suspended')).toHaveLength(3)
    const first = new Date(api.now() - 3 * 60_000).toISOString()
    const next = new Date(api.now() - 2 * 60_000).toISOString()
    expect(await actions(`createdAtFrom=${first}&createdAtTo=${next}`)).toEqual(
      ['user.suspended']
    )
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
