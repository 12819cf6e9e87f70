import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { Preview } from '../../../../../src/contract/ledger/money-commands.ts'
import { TransactionDetail } from '../../../../../src/contract/ledger/transaction.ts'
import {
  type Answer,
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

const USER = 'users/42/adjustments'
const FEES = 'system-wallets/wal_00004/adjustments'
const TRANSFERS = 'system-wallets/transfers'
const adjust = {
  currency: 'EUR',
  direction: 'credit',
  amount: '500',
  reason: REASON
}
const correct = {
  direction: 'credit',
  amount: '500',
  reason: REASON,
  reference: 'INV 2026/7'
}
const transfer = {
  fromWalletId: 'wal_00001',
  toWalletId: 'wal_00003',
  amount: '500',
  reason: REASON
}
const MOST = 2n ** 63n - 1n

const balances = (): Map<bigint, bigint> =>
  new Map(
    api
      .rows('SELECT id, balance FROM wallets')
      .map(row => [row['id'] as bigint, row['balance'] as bigint])
  )

const detailOf = ({ data }: Answer): v.InferOutput<typeof TransactionDetail> =>
  v.parse(TransactionDetail, data)

/** An entry of a status and type, the newest one. */
const entryOf = (where: string): string => {
  const [row] = api.rows(
    `SELECT id FROM entries WHERE ${where} ORDER BY id DESC LIMIT 1`
  )
  return `txn_${String(row?.['id']).padStart(6, '0')}`
}

describe('an adjustment of a user', () => {
  test('moves money from the wallet for corrections', async () => {
    const before = balances()
    const answer = await api.move(USER, { ...adjust, reference: 'ticket 12' })
    const detail = detailOf(answer)

    expect(answer.status).toBe(201)
    expect(detail).toMatchObject({
      type: 'adjustment',
      status: 'completed',
      direction: 'credit',
      amount: '500',
      userId: '42',
      reason: REASON,
      reference: 'TICKET 12',
      operator: { id: 'adm_01', name: 'Nadia Ferrand' },
      counterparty: { kind: 'system_wallet', id: 'wal_00006' },
      createdAt: new Date(api.now()).toISOString()
    })
    expect(detail.entries.map(({ id }) => id)).toHaveLength(2)
    const after = balances()
    expect(after.get(6n)).toBe((before.get(6n) ?? 0n) - 500n)
    const [audit] = await api.audit('users', '42')
    expect(audit).toMatchObject({
      action: 'user.adjusted',
      before: { balance: { amount: detail.balanceBefore, currency: 'EUR' } },
      after: {
        balance: { amount: detail.balanceAfter, currency: 'EUR' },
        transactionId: detail.id
      },
      reason: REASON
    })
    const found = await api.send(
      'GET users/42/transactions?reference=Ticket%2012'
    )
    expect(found.text).toContain(detail.id)
  })

  test('is found by the reason code that it was given', async () => {
    const { id } = detailOf(
      await api.move(USER, { ...adjust, reasonCode: 'chargeback' })
    )
    expect(detailOf(await api.send(`GET transactions/${id}`))).toMatchObject({
      reasonCode: 'chargeback',
      entries: [{ reasonCode: 'chargeback' }, { reasonCode: 'chargeback' }]
    })
    for (const list of ['users/42/', 'system-wallets/']) {
      const found = await api.send(
        `GET ${list}transactions?reasonCode=chargeback,promotion`
      )
      expect(JSON.parse(found.text)).toMatchObject({
        data: [{ reasonCode: 'chargeback' }],
        meta: { total: 1 }
      })
    }
  })

  test('goes through a house where nothing is for corrections', async () => {
    const { counterparty } = detailOf(
      await api.move(USER, { ...adjust, currency: 'PLN', direction: 'debit' })
    )
    expect(counterparty).toMatchObject({ id: 'wal_00010', name: 'House' })
  })

  test('is called by a reference of its own where none is given', async () => {
    const first = detailOf(await api.move(USER, adjust))
    const second = detailOf(await api.move(USER, adjust))
    expect(first.reference).toMatch(/^ADJ-\d{4}-\d{4}$/u)
    expect(second.reference).not.toBe(first.reference)
  })

  test('takes what is available, and not what is reserved', async () => {
    const [wallet] = api.rows(
      `SELECT balance, reserved FROM wallets
       WHERE user_id = 42 AND currency = 'EUR'`
    )
    const available =
      BigInt(String(wallet?.['balance'])) - BigInt(String(wallet?.['reserved']))
    expect(BigInt(String(wallet?.['reserved']))).toBeGreaterThan(0n)
    const debit = { ...adjust, direction: 'debit' }

    const much = await api.move(USER, {
      ...debit,
      amount: String(available + 1n)
    })
    expect(refusalOf(much)).toBe('422 insufficient-funds')
    expect(much.text).toContain('Fionn Brennan')
    const all = await api.move(USER, { ...debit, amount: String(available) })
    expect(all.status).toBe(201)
  })

  test.each([
    [USER, { ...adjust, currency: 'XYZ' }, '422 no-wallet #/currency'],
    [USER, { ...adjust, amount: '0' }, '422 invalid #/amount'],
    [USER, { ...adjust, amount: '-5' }, '422 invalid #/amount'],
    [USER, { ...adjust, amount: '1.5' }, '422 invalid #/amount'],
    [USER, { ...adjust, direction: 'up' }, '422 invalid #/direction'],
    [USER, { ...adjust, reason: 'why' }, '422 invalid #/reason'],
    [USER, { ...adjust, reference: '<b>' }, '422 invalid #/reference'],
    [USER, { ...adjust, walletId: 'wal_00001' }, '422 invalid #/walletId'],
    ['users/99999/adjustments', adjust, '404 not-found']
  ])('is refused: %s %j', async (path, body, refusal) => {
    expect(refusalOf(await api.move(path, body))).toBe(refusal)
    expect(refusalOf(await api.move(`${path}/preview`, body))).toBe(refusal)
  })

  test.each(['closed', 'deleted'])('is refused for one who is %s', async s => {
    const [user] = api.rows('SELECT id FROM users WHERE status = ?', s)
    const path = `users/${String(user?.['id'])}/adjustments`
    expect(refusalOf(await api.move(path, adjust))).toBe('409 user-closed')
  })

  test('stays within 64 bits, and so do the sums of the lists', async () => {
    const tokens = { ...adjust, currency: 'TKN' }
    for (const amount of [MOST, MOST - 1n, MOST + 1n]) {
      const answer = await api.move(USER, { ...tokens, amount: String(amount) })
      expect([answer.status, answer.pointers]).toEqual([422, ['#/amount']])
    }
    const amount = String(5n * 10n ** 18n)
    const there = await api.move(USER, { ...tokens, amount })
    const back = await api.move(
      `transactions/${String(there.data['id'])}/reversal`,
      { reason: REASON }
    )
    expect([there.status, back.status]).toEqual([201, 201])
    const again = await api.move(USER, { ...tokens, amount })
    expect(refusalOf(again)).toBe('422 too-much #/amount')
    for (const path of [
      'users/42/transactions',
      'system-wallets/transactions',
      'system-wallets',
      'users?currency=TKN'
    ]) {
      expect((await api.send(`GET ${path}`)).status).toBe(200)
    }
  })
})

describe('an adjustment of a system wallet', () => {
  test('names what it is of', async () => {
    const detail = detailOf(await api.move(FEES, correct))
    expect(detail).toMatchObject({
      walletId: 'wal_00004',
      direction: 'credit',
      reference: 'INV 2026/7',
      counterparty: { id: 'wal_00006' }
    })
    const [audit] = await api.audit('system-wallets', 'wal_00004')
    expect(audit).toMatchObject({
      action: 'wallet.adjusted',
      after: { transactionId: detail.id }
    })
    const { reference, ...silent } = correct
    expect(reference).not.toBe('')
    expect(refusalOf(await api.move(FEES, silent))).toBe(
      '422 invalid #/reference'
    )
  })

  test('takes no reference that is taken, in whatever case', async () => {
    await api.move(FEES, correct)
    for (const reference of ['INV 2026/7', 'inv 2026/7', 'adj-2053-0001']) {
      const again = await api.move(FEES, { ...correct, reference })
      expect(refusalOf(again)).toBe('409 reference-taken #/reference')
    }
  })

  test.each([
    ['wal_00006', correct, '422 own-counterparty'],
    ['wal_00010', correct, '422 own-counterparty'],
    ['wal_00007', correct, '423 wallet-frozen'],
    [
      'wal_00005',
      { ...correct, direction: 'debit', amount: '99999999999' },
      '422 insufficient-funds'
    ],
    ['wal_00081', correct, '404 not-found']
  ])('is refused: %s %j', async (id, body, refusal) => {
    const path = `system-wallets/${id}/adjustments`
    expect(refusalOf(await api.move(path, body))).toBe(refusal)
    expect(refusalOf(await api.move(`${path}/preview`, body))).toBe(refusal)
  })

  test('waits for a counterparty that is frozen or closed', async () => {
    for (const [status, refusal] of [
      ['frozen', '423 wallet-frozen'],
      ['closed', '409 wallet-closed']
    ] as const) {
      api.database
        .prepare('UPDATE system_wallets SET status = ? WHERE wallet_id = 6')
        .run(status)
      expect(refusalOf(await api.move(USER, adjust))).toBe(refusal)
    }
  })
})

describe('a transfer', () => {
  test('is recorded for both wallets', async () => {
    const before = balances()
    const detail = detailOf(await api.move(TRANSFERS, transfer))
    expect(detail).toMatchObject({
      type: 'transfer',
      walletId: 'wal_00001',
      direction: 'debit',
      counterparty: { id: 'wal_00003' }
    })
    expect(detail.reference).toMatch(/^TRF-\d{4}-\d{4}$/u)
    const after = balances()
    expect(after.get(1n)).toBe((before.get(1n) ?? 0n) - 500n)
    expect(after.get(3n)).toBe((before.get(3n) ?? 0n) + 500n)
    for (const entry of detail.entries) {
      const [audit] = await api.audit('system-wallets', entry.walletId ?? '')
      expect(audit).toMatchObject({
        action: 'wallet.transferred',
        after: { transactionId: entry.id }
      })
    }
  })

  test.each([
    [{ toWalletId: 'wal_00009' }, '422 other-currency #/toWalletId'],
    [{ toWalletId: 'wal_00001' }, '422 invalid #/toWalletId'],
    [{ toWalletId: 'wal_00081' }, '422 invalid #/toWalletId'],
    [{ fromWalletId: 'wal_99999' }, '422 invalid #/fromWalletId'],
    [{ toWalletId: 'wal_00007' }, '423 wallet-frozen'],
    [{ fromWalletId: 'wal_00007' }, '423 wallet-frozen'],
    [
      { fromWalletId: 'wal_00005', amount: '99999999999' },
      '422 insufficient-funds'
    ]
  ])('is refused: %j', async (other, refusal) => {
    const before = balances()
    const body = { ...transfer, ...other }
    expect(refusalOf(await api.move(TRANSFERS, body))).toBe(refusal)
    const tried = await api.move(`${TRANSFERS}/preview`, body)
    expect(refusalOf(tried)).toBe(refusal)
    expect(balances()).toEqual(before)
    expect(api.rows('SELECT 1 FROM audit_log')).toEqual([])
  })
})

describe('a reversal', () => {
  const reverse = (id: string, amount?: string): Promise<Answer> =>
    api.move(`transactions/${id}/reversal`, {
      reason: REASON,
      ...(amount === undefined ? {} : { amount })
    })

  test('moves back all legs, once, from any of them', async () => {
    const before = balances()
    const moved = detailOf(await api.move(TRANSFERS, transfer))
    const [, credit] = moved.entries
    const back = detailOf(await reverse(credit?.id ?? ''))

    expect(back).toMatchObject({
      type: 'reversal',
      walletId: 'wal_00003',
      direction: 'debit',
      reversesId: credit?.id
    })
    expect(back.reference).toMatch(/^REV-\d{4}-\d{4}$/u)
    expect(balances()).toEqual(before)
    for (const { id } of moved.entries) {
      expect(refusalOf(await reverse(id))).toBe('409 already-reversed')
      const audit = await api.audit('transactions', id)
      expect(audit.map(({ action }) => action)).toEqual([
        'transaction.reversed',
        'wallet.transferred'
      ])
      expect(audit[0]).toMatchObject({
        action: 'transaction.reversed',
        resourceId: credit?.id,
        before: { status: 'completed' },
        after: { status: 'reversed', reversedById: back.id }
      })
    }
    expect(refusalOf(await reverse(back.id))).toBe('409 not-reversible')
  })

  test('takes a reason code of its own, as all that moves money', async () => {
    const reasonCode = 'fraud'
    const { id } = detailOf(
      await api.move(TRANSFERS, { ...transfer, reasonCode })
    )
    const path = `transactions/${id}/reversal`
    const body = { reason: REASON, reasonCode: 'mistake' }
    expect(detailOf(await api.move(path, body)).reasonCode).toBe('mistake')
    const detail = detailOf(await api.send(`GET transactions/${id}`))
    expect(detail.reasonCode).toBe('fraud')
    const commands = [
      [USER, adjust],
      [FEES, correct],
      [TRANSFERS, transfer],
      [path, body]
    ] as const
    for (const [to, given] of commands) {
      const wrong = { ...given, reasonCode: 'goodwill' }
      const refused = [
        await api.move(to, wrong),
        await api.send(`POST ${to}/preview`, wrong)
      ]
      expect(refused.map(refusalOf)).toEqual([
        '422 invalid #/reasonCode',
        '422 invalid #/reasonCode'
      ])
    }
    expect(
      detailOf(await api.move(FEES, { ...correct, reasonCode })).reasonCode
    ).toBe(reasonCode)
  })

  test('may name the version that was read, which each reversal changes', async () => {
    const { id, entries } = detailOf(await api.move(TRANSFERS, transfer))
    const path = `POST transactions/${id}/reversal`
    const body = { reason: REASON, amount: '250' }
    const read = await api.send(`GET transactions/${id}`)
    const version = Number(read.data['version'])
    expect(version).toBe(2)
    // Another admin was faster, and began at the other side.
    const other = entries.find(entry => entry.id !== id)?.id ?? ''
    const first = await api.send(`POST transactions/${other}/reversal`, body, {
      key: 'first',
      version
    })
    expect(first.status).toBe(201)
    const late = await api.send(path, body, { key: 'late', version })
    expect(refusalOf(late)).toBe('412 version-changed')
    expect(late.headers.get('etag')).toBe('"3"')
    const preview = await api.send(`${path}/preview`, body, { version })
    expect(refusalOf(preview)).toBe('412 version-changed')
    const now = await api.send(path, body, { key: 'now', version: 3 })
    expect(now.status).toBe(201)
    expect((await api.send(`GET transactions/${id}`)).data).toMatchObject({
      status: 'reversed',
      version: 4
    })
  })

  test('takes back in part, from any side, until nothing is left', async () => {
    const before = balances()
    const { id, entries } = detailOf(await api.move(TRANSFERS, transfer))
    const whole = BigInt(transfer.amount)
    const original = async (): Promise<
      v.InferOutput<typeof TransactionDetail>
    > => detailOf(await api.send(`GET transactions/${id}`))
    expect((await original()).reversible).toBe(String(whole))

    const first = detailOf(await reverse(id, '300'))
    expect(first).toMatchObject({ amount: '300', reversesId: id })
    expect(first.entries.map(({ amount }) => amount)).toEqual(['300', '300'])
    expect(first.reversible).toBeUndefined()
    expect(await original()).toMatchObject({
      status: 'completed',
      reversible: String(whole - 300n),
      reversedById: first.id,
      actions: ['reversal']
    })
    const money = (amount: bigint): unknown => ({
      amount: String(amount),
      currency: 'EUR'
    })
    expect((await api.audit('transactions', id))[0]).toMatchObject({
      before: { reversible: money(whole) },
      after: { reversible: money(whole - 300n), reversedById: first.id }
    })

    for (const amount of [String(whole - 299n), String(2n ** 64n)]) {
      const refused = await reverse(id, amount)
      expect(refusalOf(refused)).toBe('422 more-than-left #/amount')
    }
    expect(refusalOf(await reverse(id, '0'))).toBe('422 invalid #/amount')

    const preview = v.parse(
      Preview,
      (
        await api.send(`POST transactions/${id}/reversal/preview`, {
          reason: REASON,
          amount: '200'
        })
      ).data
    )
    expect(preview.legs.map(({ change }) => change)).toEqual(['200', '-200'])

    // Without an amount, all that is left.
    const last = detailOf(await reverse(entries[1]?.id ?? ''))
    expect(last.amount).toBe(String(whole - 300n))
    expect(balances()).toEqual(before)
    expect(await original()).toMatchObject({
      status: 'reversed',
      reversible: '0',
      reversedById: last.entries[1]?.id
    })
    expect(refusalOf(await reverse(id, '1'))).toBe('409 already-reversed')
  })

  test('in part is not of a movement of more than two entries', async () => {
    const id = entryOf(
      `type = 'prize' AND status = 'completed' AND 3 = (
         SELECT count(*) FROM entries o WHERE o.group_id = entries.group_id)`
    )
    const { amount, reversible } = detailOf(
      await api.send(`GET transactions/${id}`)
    )
    expect(reversible).toBeUndefined()
    const less = String(BigInt(amount) - 1n)
    expect(refusalOf(await reverse(id, less))).toBe('422 only-whole #/amount')
  })

  test('keeps the game of what it reverses', async () => {
    const id = entryOf(
      `type = 'prize' AND status = 'completed' AND user_id IN (
         SELECT user_id FROM wallets w JOIN users u ON u.id = w.user_id
         WHERE u.status = 'active' AND w.balance - w.reserved > 1000)`
    )
    const original = detailOf(await api.send(`GET transactions/${id}`))
    const back = detailOf(await reverse(id))
    expect(back.gameId).toBe(original.gameId)
    expect(back.entries).toHaveLength(original.entries.length)
  })

  test.each(['pending', 'reserved', 'failed', 'cancelled'])(
    'is not of what is %s',
    async status => {
      const id = entryOf(`status = '${status}'`)
      expect(refusalOf(await reverse(id))).toBe('409 not-reversible')
    }
  )

  test('finds the money still there, or does not happen', async () => {
    const moved = detailOf(await api.move(USER, adjust))
    const available = detailOf(
      await api.move(USER, { ...adjust, amount: '1' })
    ).balanceAfter
    const [wallet] = api.rows(
      `SELECT reserved FROM wallets WHERE user_id = 42 AND currency = 'EUR'`
    )
    const rest = BigInt(available ?? 0) - BigInt(String(wallet?.['reserved']))
    await api.move(USER, {
      ...adjust,
      direction: 'debit',
      amount: String(rest)
    })
    expect(refusalOf(await reverse(moved.id))).toBe('422 insufficient-funds')
  })

  test('does not touch what is frozen or closed', async () => {
    const moved = detailOf(await api.move(USER, adjust))
    api.database.exec(`UPDATE users SET status = 'closed' WHERE id = 42`)
    expect(refusalOf(await reverse(moved.id))).toBe('409 user-closed')
    api.database.exec(`UPDATE users SET status = 'active' WHERE id = 42`)
    api.database.exec(
      `UPDATE system_wallets SET status = 'frozen' WHERE wallet_id = 6`
    )
    expect(refusalOf(await reverse(moved.id))).toBe('423 wallet-frozen')
  })

  test('does not touch the money of who is deleted', async () => {
    const moved = detailOf(await api.move(USER, adjust))
    api.database.exec(`UPDATE users SET status = 'deleted' WHERE id = 42`)
    expect(refusalOf(await reverse(moved.id))).toBe('409 user-closed')
  })

  test('is of a transaction that there is', async () => {
    expect(refusalOf(await reverse('txn_999999'))).toBe('404 not-found')
    expect(refusalOf(await reverse('1'))).toBe('404 not-found')
  })

  test('is done by one of many who ask at once', async () => {
    const { id } = detailOf(await api.move(USER, adjust))
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => reverse(id))
    )
    const refusals = answers.map(refusalOf).toSorted()
    expect(refusals).toEqual([
      '201 ',
      ...Array.from({ length: 9 }, () => '409 already-reversed')
    ])
  })

  test('of many parts at once gives back no more than there was', async () => {
    const { id } = detailOf(await api.move(TRANSFERS, transfer))
    const third = String(BigInt(transfer.amount) / 3n)
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => reverse(id, third))
    )
    expect(answers.map(refusalOf).toSorted().slice(0, 4)).toEqual([
      '201 ',
      '201 ',
      '201 ',
      expect.stringMatching(/already-reversed|more-than-left/u)
    ])
  })
})

describe('a preview', () => {
  const commands = [
    [USER, adjust],
    [USER, { ...adjust, direction: 'debit' }],
    [FEES, correct],
    [TRANSFERS, transfer]
  ] as const

  test.each(commands)('says what %s does with %j', async (path, body) => {
    const snapshot = (): unknown =>
      [
        'SELECT * FROM wallets WHERE last_entry_id > 1900',
        'SELECT * FROM entries WHERE id > 1900',
        'SELECT max(id) FROM entry_groups',
        'SELECT * FROM audit_log',
        'SELECT * FROM idempotency_keys'
      ].map(sql => api.rows(sql))
    const before = snapshot()
    const tried = await api.send(`POST ${path}/preview`, body)
    expect(tried.status).toBe(200)
    expect(snapshot()).toEqual(before)

    const { asOf, legs } = v.parse(Preview, tried.data)
    const { entries } = detailOf(await api.move(path, body))
    expect(asOf).toBe(new Date(api.now()).toISOString())
    const done = entries.map(entry => [
      entry.walletId,
      entry.currency,
      entry.balanceBefore,
      (entry.direction === 'debit' ? '-' : '') + entry.amount,
      entry.balanceAfter
    ])
    expect(
      legs.map(({ walletId, currency, before: was, change, after }) => [
        walletId,
        currency,
        was,
        change,
        after
      ])
    ).toEqual(done)
  })

  test('names the wallets, their kind and what is reserved there', async () => {
    const { data } = await api.send(`POST ${USER}/preview`, adjust)
    const { legs } = v.parse(Preview, data)
    expect(legs).toMatchObject([
      { name: 'Fionn Brennan', kind: 'user', change: '500' },
      { name: 'Corrections', kind: 'system_wallet', change: '-500' }
    ])
    const [wallet] = api.rows(
      `SELECT reserved FROM wallets WHERE user_id = 42 AND currency = 'EUR'`
    )
    expect(legs[0]?.reserved).toBe(String(wallet?.['reserved']))
  })

  test('of a reversal shows every leg', async () => {
    const { id } = detailOf(await api.move(USER, adjust))
    const tried = await api.send(`POST transactions/${id}/reversal/preview`, {
      reason: REASON
    })
    expect(v.parse(Preview, tried.data).legs).toMatchObject([
      { kind: 'user', change: '-500' },
      { kind: 'system_wallet', change: '500' }
    ])
  })

  test.each(commands)(
    'is never given by the command itself: %s %j',
    async (path, body) => {
      const before = balances()
      const answer = await api.move(`${path}?dryRun=true`, body)
      expect(refusalOf(answer)).toBe('422 invalid dryRun')
      expect(balances()).toEqual(before)
    }
  )
})
