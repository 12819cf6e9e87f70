import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { Preview } from '../../../../../src/contract/ledger/money-commands.ts'
import { TransactionDetail } from '../../../../../src/contract/ledger/transaction.ts'
import {
  openLedger,
  type Posting
} from '../../../../../src/programs/reference-api/data/ledger.ts'
import {
  type Answer,
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

const detailOf = ({ data }: Answer): v.InferOutput<typeof TransactionDetail> =>
  v.parse(TransactionDetail, data)

const publicEntry = (id: unknown): string =>
  `txn_${String(id).padStart(6, '0')}`

/** The newest entry of a user's wallet that is so. */
function openEntry(status: string, direction = '< 0'): string {
  const [row] = api.rows(
    `SELECT max(e.id) AS id FROM entries e JOIN users u ON u.id = e.user_id
     WHERE e.status = ? AND delta ${direction} AND u.status = 'active'`,
    status
  )
  return publicEntry(row?.['id'])
}

interface Standing {
  balance: bigint
  reserved: bigint
}

function walletOf(entry: string): Standing {
  const [row] = api.rows(
    `SELECT balance, reserved FROM wallets
     WHERE id = (SELECT wallet_id FROM entries WHERE id = ?)`,
    Number(entry.slice(4))
  )
  return {
    balance: row?.['balance'] as bigint,
    reserved: row?.['reserved'] as bigint
  }
}

let keys = 0

function decide(
  entry: string,
  decision: 'completion' | 'cancellation',
  { body = {}, version = 1, token = '' } = {}
): Promise<Answer> {
  keys += 1
  return api.send(
    `POST transactions/${entry}/${decision}`,
    decision === 'cancellation' ? { reason: REASON, ...body } : body,
    { key: `decide-${keys}`, version, ...(token === '' ? {} : { token }) }
  )
}

describe('what is reserved', () => {
  test('is paid out by a new movement of the same entries', async () => {
    const entry = openEntry('reserved')
    const before = walletOf(entry)
    const asked = detailOf(await api.send(`GET transactions/${entry}`))
    expect(asked).toMatchObject({
      actions: ['completion', 'cancellation'],
      version: 1
    })

    const answer = await decide(entry, 'completion')
    const paid = detailOf(answer)

    expect(answer.status).toBe(201)
    expect(paid).toMatchObject({
      status: 'completed',
      type: asked.type,
      amount: asked.amount,
      direction: 'debit',
      reference: asked.reference,
      postsId: entry,
      actions: ['reversal'],
      version: 2,
      createdAt: new Date(api.now()).toISOString()
    })
    expect(paid.entries).toHaveLength(asked.entries.length)
    const moved = BigInt(asked.amount)
    expect(walletOf(entry)).toEqual({
      balance: before.balance - moved,
      reserved: before.reserved - moved
    })
    expect(detailOf(await api.send(`GET transactions/${entry}`))).toMatchObject(
      {
        status: 'posted',
        postedById: paid.id,
        balanceAfter: null,
        actions: [],
        version: 2
      }
    )
    expect((await api.audit('transactions', entry))[0]).toMatchObject({
      action: 'transaction.completed',
      before: { status: 'reserved' },
      after: { status: 'posted', postedById: paid.id }
    })
  })

  test('is released by a cancellation, and moves nothing', async () => {
    const entry = openEntry('reserved')
    const before = walletOf(entry)
    const asked = detailOf(await api.send(`GET transactions/${entry}`))
    expect(asked.operator).toBeNull()
    const answer = await decide(entry, 'cancellation')
    const { amount, ...cancelled } = detailOf(answer)
    expect(cancelled).toMatchObject({
      id: entry,
      status: 'cancelled',
      cancelledAt: new Date(api.now()).toISOString(),
      operator: { id: 'adm_01' },
      reason: REASON,
      actions: []
    })
    const sums = await api.send(
      'GET system-wallets/transactions?status=cancelled&byAdmin=true&limit=1'
    )
    const rows = api.rows(
      `SELECT id FROM entries WHERE user_id IS NULL AND status = 'cancelled'
       AND operator_id IS NOT NULL`
    )
    expect(rows).toHaveLength(1)
    expect(JSON.parse(sums.text)).toMatchObject({ meta: { total: 1 } })
    expect(walletOf(entry)).toEqual({
      balance: before.balance,
      reserved: before.reserved - BigInt(amount)
    })
    expect((await api.audit('transactions', entry))[0]).toMatchObject({
      action: 'transaction.cancelled',
      before: { status: 'reserved' },
      after: { status: 'cancelled' },
      reason: REASON
    })
  })

  test('is cancelled for a reason code, or keeps the one that it has', async () => {
    const [first, body] = [openEntry('reserved'), { reasonCode: 'fraud' }]
    const cancelled = detailOf(await decide(first, 'cancellation', { body }))
    expect(cancelled.entries.map(({ reasonCode }) => reasonCode)).toEqual([
      'fraud',
      'fraud'
    ])
    const wrong = { body: { reasonCode: 'goodwill' } }
    const other = openEntry('reserved')
    expect(refusalOf(await decide(other, 'cancellation', wrong))).toBe(
      '422 invalid #/reasonCode'
    )
    expect(
      detailOf(await decide(other, 'cancellation')).reasonCode
    ).toBeUndefined()
  })

  test('is previewed on both sides, with what is held before and after', async () => {
    const entry = openEntry('reserved')
    const before = walletOf(entry)
    const { amount } = detailOf(await api.send(`GET transactions/${entry}`))
    const moved = BigInt(amount)
    const preview = async (decision: string, body: object): Promise<unknown> =>
      v.parse(
        Preview,
        (
          await api.send(
            `POST transactions/${entry}/${decision}/preview`,
            body,
            { version: 1 }
          )
        ).data
      ).legs[0]

    expect(await preview('completion', {})).toMatchObject({
      before: String(before.balance),
      change: String(-moved),
      after: String(before.balance - moved),
      reservedBefore: String(before.reserved),
      reserved: String(before.reserved - moved)
    })
    expect(await preview('cancellation', { reason: REASON })).toMatchObject({
      before: String(before.balance),
      change: '0',
      after: String(before.balance),
      reservedBefore: String(before.reserved),
      reserved: String(before.reserved - moved)
    })
    expect(walletOf(entry)).toEqual(before)
  })

  test('can be reversed once it is paid out', async () => {
    const entry = openEntry('reserved')
    const before = walletOf(entry)
    const paid = detailOf(await decide(entry, 'completion'))
    const back = await api.move(`transactions/${paid.id}/reversal`, {
      reason: REASON
    })
    expect(back.status).toBe(201)
    expect(walletOf(entry).balance).toBe(before.balance)
    expect(
      refusalOf(
        await api.move(`transactions/${entry}/reversal`, { reason: REASON })
      )
    ).toBe('409 not-reversible')
  })
})

test('what is pending is credited, or cancelled with no trace of money', async () => {
  const entry = openEntry('pending', '> 0')
  const before = walletOf(entry)
  const credited = detailOf(await decide(entry, 'completion'))
  expect(credited).toMatchObject({ status: 'completed', postsId: entry })
  const { balance } = walletOf(entry)
  expect(balance).toBe(before.balance + BigInt(credited.amount))

  const other = openEntry('pending', '> 0')
  expect(other).not.toBe(entry)
  const held = walletOf(other)
  await decide(other, 'cancellation')
  expect(walletOf(other)).toEqual(held)
})

test('what is decided is not decided again', async () => {
  const paid = openEntry('reserved')
  await decide(paid, 'completion')
  const cancelled = openEntry('reserved')
  await decide(cancelled, 'cancellation')
  const refusals = [
    await decide(paid, 'completion', { version: 2 }),
    await decide(paid, 'cancellation', { version: 2 }),
    await decide(cancelled, 'completion', { version: 2 }),
    await decide(cancelled, 'cancellation', { version: 2 })
  ].map(refusalOf)
  expect(refusals).toEqual([
    '409 already-settled',
    '409 already-settled',
    '409 already-cancelled',
    '409 already-cancelled'
  ])
})

test('a decision names the version that it is about, and a reason to cancel', async () => {
  const entry = openEntry('reserved')
  expect(refusalOf(await decide(entry, 'completion', { version: 7 }))).toBe(
    '412 version-changed'
  )
  const none = await api.send(
    `POST transactions/${entry}/completion`,
    {},
    { key: 'without' }
  )
  expect(refusalOf(none)).toBe('428 precondition-required')
  expect(
    refusalOf(await decide(entry, 'cancellation', { body: { reason: '' } }))
  ).toBe('422 invalid #/reason')
})

test('a key decides once, and answers the same again', async () => {
  const entry = openEntry('reserved')
  const send = (): Promise<Answer> =>
    api.send(
      `POST transactions/${entry}/completion`,
      {},
      { key: 'once', version: 1 }
    )
  const [first, second] = [await send(), await send()]
  expect(second.text).toBe(first.text)
  expect(second.headers.get('idempotent-replayed')).toBe('true')
})

describe('an amount above the limit', () => {
  const LARGE = {
    currency: 'EUR',
    direction: 'credit',
    amount: '10001',
    reason: REASON
  }
  beforeEach(() => {
    api.close()
    api = openCommandApi(100n)
  })

  test('waits for another admin, who completes it', async () => {
    const asked = await api.move('users/42/adjustments', {
      ...LARGE,
      reasonCode: 'promotion'
    })
    const request = detailOf(asked)
    expect(asked.status).toBe(202)
    expect(request).toMatchObject({
      status: 'pending',
      waitsFor: 'approval',
      balanceAfter: null,
      operator: { id: 'adm_01' }
    })
    const before = walletOf(request.id)
    expect(refusalOf(await decide(request.id, 'completion'))).toBe(
      '409 own-request'
    )

    const token = await api.signIn(OTHER_EMAIL)
    const done = detailOf(await decide(request.id, 'completion', { token }))
    expect(done).toMatchObject({
      status: 'completed',
      type: 'adjustment',
      reason: REASON,
      reasonCode: 'promotion',
      postsId: request.id
    })
    expect(walletOf(request.id).balance).toBe(before.balance + 10_001n)
    const actions = await api.audit('transactions', request.id)
    expect(actions.map(({ action, admin }) => [action, admin.id])).toEqual([
      ['transaction.approved', expect.not.stringMatching('adm_01')],
      ['transaction.requested', 'adm_01']
    ])
  })

  test('is cancelled, not declined, by the admin who asked for it', async () => {
    const asked = await api.move('users/42/adjustments', LARGE)
    const { id } = detailOf(asked)
    await decide(id, 'cancellation')
    const actions = await api.audit('transactions', id)
    expect(actions.map(({ action }) => action)).toEqual([
      'transaction.cancelled',
      'transaction.requested'
    ])
  })

  test('is of the admin who declined it, no longer of who asked', async () => {
    const asked = detailOf(await api.move('users/42/adjustments', LARGE))
    const token = await api.signIn(OTHER_EMAIL)
    const { operator } = detailOf(
      await decide(asked.id, 'cancellation', { token })
    )
    expect(operator?.id).not.toBe('adm_01')
    const ofAdmin = async (id = ''): Promise<boolean> =>
      (
        await api.send(
          `GET users/42/transactions?operatorId=${id}&status=cancelled`
        )
      ).text.includes(asked.id)
    expect(await ofAdmin(operator?.id)).toBe(true)
    expect(await ofAdmin('adm_01')).toBe(false)
    const [decision] = await api.audit('transactions', asked.id)
    expect(decision).toMatchObject({
      action: 'transaction.declined',
      admin: { id: operator?.id }
    })
  })

  test('is done at once at the limit, in the minor units of each currency', async () => {
    const exact = await api.move('users/42/adjustments', {
      ...LARGE,
      amount: '10000'
    })
    expect(exact.status).toBe(201)
    const tokens = await api.move('users/42/adjustments', {
      ...LARGE,
      currency: 'TKN',
      amount: '101'
    })
    expect(tokens.status).toBe(202)
  })

  test('says so in its preview', async () => {
    const preview = async (amount: string): Promise<unknown> =>
      (
        await api.send('POST users/42/adjustments/preview', {
          ...LARGE,
          amount
        })
      ).data['needsApproval']
    expect(await preview('10001')).toBe(true)
    expect(await preview('10000')).toBeUndefined()
  })

  test('can be cancelled by whoever asked', async () => {
    const { id } = detailOf(await api.move('users/42/adjustments', LARGE))
    const cancelled = detailOf(await decide(id, 'cancellation'))
    expect(cancelled.status).toBe('cancelled')
  })

  test('is taken of what can be reversed, until it is decided', async () => {
    const token = await api.signIn(OTHER_EMAIL)
    const large = { ...LARGE, amount: '20001' }
    const asked = detailOf(await api.move('users/42/adjustments', large))
    const { id } = detailOf(await decide(asked.id, 'completion', { token }))
    const path = `transactions/${id}/reversal`
    const reverse = (amount?: string): Promise<Answer> =>
      api.move(path, { reason: REASON, amount })
    const original = async (): Promise<unknown[]> => {
      const read = detailOf(await api.send(`GET transactions/${id}`))
      return [read.status, read.reversible, read.actions]
    }

    const first = detailOf(await reverse('10001'))
    expect(first).toMatchObject({ status: 'pending', reversesId: id })
    expect(await original()).toEqual(['completed', '10000', ['reversal']])
    expect(refusalOf(await reverse('10001'))).toBe(
      '422 more-than-left #/amount'
    )
    // Without an amount, what is left beside it.
    const preview = await api.send(`POST ${path}/preview`, { reason: REASON })
    expect(v.parse(Preview, preview.data).legs[0]?.change).toBe('-10000')

    await decide(first.id, 'cancellation', { token })
    expect(await original()).toEqual(['completed', '20001', ['reversal']])
    // Completed, asked for, declined.
    expect((await api.send(`GET transactions/${id}`)).data['version']).toBe(4)

    const all = detailOf(await reverse())
    expect(all).toMatchObject({ status: 'pending', amount: '20001' })
    expect(await original()).toEqual(['completed', '0', []])
    for (const refused of [await reverse('1'), await reverse()]) {
      expect(refusalOf(refused)).toBe('409 already-reversed')
    }
    const tried = await api.send(`POST ${path}/preview`, { reason: REASON })
    expect(refusalOf(tried)).toBe('409 already-reversed')

    // It does not stand in its own way.
    const done = await decide(all.id, 'completion', { token })
    expect(done.status).toBe(201)
    expect(await original()).toEqual(['reversed', '0', []])
    const trail = await api.audit('transactions', id)
    expect(trail.map(({ action }) => action)).toEqual([
      'transaction.approved',
      'transaction.requested',
      'transaction.declined',
      'transaction.requested',
      'transaction.approved'
    ])
  })

  test('leaves the rest to be reversed at once', async () => {
    const token = await api.signIn(OTHER_EMAIL)
    const large = { ...LARGE, amount: '20001' }
    const asked = detailOf(await api.move('users/42/adjustments', large))
    const { id } = detailOf(await decide(asked.id, 'completion', { token }))
    const path = `transactions/${id}/reversal`
    const body = { reason: REASON, amount: '10001' }
    const waiting = detailOf(await api.move(path, body))
    const rest = detailOf(await api.move(path, { reason: REASON }))
    expect(rest).toMatchObject({ status: 'completed', amount: '10000' })
    // Nothing is left, but not all of it is reversed.
    const money = (amount: string): unknown => ({
      reversible: { amount, currency: 'EUR' }
    })
    expect((await api.audit('transactions', id))[0]).toMatchObject({
      before: money('10000'),
      after: money('0')
    })
    const done = await decide(waiting.id, 'completion', { token })
    expect(done.status).toBe(201)
    expect(detailOf(await api.send(`GET transactions/${id}`)).status).toBe(
      'reversed'
    )
  })
})

describe('reversals of one movement, each below the limit', () => {
  const LIMIT = 100n

  beforeEach(() => {
    api.close()
    api = openCommandApi(LIMIT)
  })

  async function moved(): Promise<string> {
    const request = await api.move('users/42/adjustments', {
      currency: 'EUR',
      direction: 'credit',
      amount: '20001',
      reason: REASON
    })
    const token = await api.signIn(OTHER_EMAIL)
    const { id } = detailOf(request)
    return detailOf(await decide(id, 'completion', { token })).id
  }

  const statusOf = async (id: string, amount: string): Promise<string> => {
    const body = { reason: REASON, amount }
    const { data } = await api.send(
      `POST transactions/${id}/reversal/preview`,
      body
    )
    const { status } = detailOf(
      await api.move(`transactions/${id}/reversal`, body)
    )
    expect(data['needsApproval'] === true).toBe(status === 'pending')
    return status
  }

  test('wait once they are more than it together, from either side', async () => {
    const id = await moved()
    expect(await statusOf(id, '6000')).toBe('completed')
    expect(await statusOf(id, '4001')).toBe('pending')
    // What waits has reversed nothing yet.
    expect(await statusOf(id, '4000')).toBe('completed')
    const { entries } = detailOf(await api.send(`GET transactions/${id}`))
    const otherSide = entries.find(entry => entry.id !== id)?.id ?? ''
    expect(await statusOf(otherSide, '1')).toBe('pending')
  })

  test('are counted for each movement alone', async () => {
    const [one, other] = [await moved(), await moved()]
    expect(await statusOf(one, '10000')).toBe('completed')
    expect(await statusOf(other, '10000')).toBe('completed')
    expect(await statusOf(one, '1')).toBe('pending')
  })
})

describe("the database's own rules", () => {
  const run = (sql: string): void => api.database.exec(sql)
  const group = (entry: string): number => {
    const [row] = api.rows(
      'SELECT group_id FROM entries WHERE id = ?',
      Number(entry.slice(4))
    )
    return Number(row?.['group_id'])
  }

  test('end what is open by a decision alone, once', () => {
    const id = group(openEntry('reserved'))
    for (const status of ['cancelled', 'posted', 'completed']) {
      expect(() =>
        run(`UPDATE entries SET status = '${status}' WHERE group_id = ${id}`)
      ).toThrow(/append-only/u)
    }
    expect(() =>
      run(`UPDATE entries SET reason_code = 'fraud' WHERE group_id = ${id}`)
    ).toThrow(/append-only/u)
    run(`INSERT INTO decisions (group_id, reason_code) VALUES (${id}, 'fraud')`)
    expect(() =>
      run(`UPDATE entries SET reason_code = 'other' WHERE group_id = ${id}`)
    ).toThrow(/append-only/u)
    expect(() =>
      run(`INSERT INTO decisions (group_id) VALUES (${id})`)
    ).toThrow(/decided once/u)
    expect(() => run('DELETE FROM decisions')).toThrow(/never deleted/u)
    expect(() => run('UPDATE decisions SET posted_by = 1')).toThrow(
      /never changed/u
    )
  })

  test('name nobody but who cancelled it', () => {
    const id = group(openEntry('reserved'))
    run('DROP TRIGGER decisions_end_what_was_open')
    run(`INSERT INTO decisions (group_id, admin_id) VALUES (${id}, 2)`)
    const end = (admin: number | 'NULL'): void =>
      run(
        `UPDATE entries SET status = 'cancelled', operator_id = ${admin}
         WHERE group_id = ${id}`
      )
    for (const other of [1, 'NULL'] as const) {
      expect(() => end(other)).toThrow(/append-only/u)
    }
    end(2)
  })

  test('decide nothing that has moved, and post by nothing that is sealed', () => {
    const [done] = api.rows(
      `SELECT max(group_id) AS id FROM entries WHERE status = 'completed'`
    )
    const id = group(openEntry('reserved'))
    expect(() =>
      run(`INSERT INTO decisions (group_id) VALUES (${String(done?.['id'])})`)
    ).toThrow(/decided once/u)
    expect(() =>
      run(`INSERT INTO decisions (group_id, posted_by)
          VALUES (${id}, ${String(done?.['id'])})`)
    ).toThrow(/decided once/u)
  })

  test.each([
    ['another amount', 1n, 'completed', 'withdrawal'],
    ['another status', 0n, 'pending', 'withdrawal'],
    ['another type', 0n, 'completed', 'deposit']
  ] as const)('complete nothing by %s', (_, more, status, type) => {
    const entries = api.rows(
      `SELECT wallet_id, delta, group_id FROM entries WHERE group_id = (
         SELECT max(group_id) FROM entries
         WHERE status = 'reserved' AND type = 'withdrawal' AND delta < 0
           AND currency = 'EUR') ORDER BY id`
    )
    expect(entries).toHaveLength(2)
    const complete = (
      units: bigint,
      of: Pick<Posting, 'status' | 'type'>
    ): void => {
      const ledger = openLedger(api.database)
      run('BEGIN')
      run(
        `INSERT INTO decisions (group_id, posted_by)
         VALUES (${String(entries[0]?.['group_id'])}, ${ledger.nextGroup()})`
      )
      try {
        openLedger(api.database).post({
          ...of,
          createdAt: api.now(),
          reference: 'SAME',
          legs: entries.map(row => {
            const delta = row['delta'] as bigint
            return {
              wallet: Number(row['wallet_id']),
              delta: delta < 0n ? delta + units : delta - units
            }
          })
        })
      } finally {
        run('ROLLBACK')
      }
    }
    expect(() => complete(more, { status, type })).toThrow(
      /exactly what was open/u
    )
    expect(() =>
      complete(0n, { status: 'completed', type: 'withdrawal' })
    ).not.toThrow()
  })

  test('commit no completion without its movement', () => {
    const id = group(openEntry('reserved'))
    run('BEGIN')
    run(`INSERT INTO decisions (group_id, posted_by)
      VALUES (${id}, 999999)`)
    expect(() => run('COMMIT')).toThrow(/FOREIGN KEY/u)
    run('ROLLBACK')
  })
})
