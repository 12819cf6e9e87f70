import { afterAll, describe, expect, test } from 'vitest'

import { openCommandApi, REASON, refusalOf } from './command-api.ts'

const api = openCommandApi()
afterAll(() => api.close())

const CANONICAL = /^(?:0|-?[1-9]\d*)$/u
const POOL = 'system-wallets/wal_00003'
const PAUSED = 'games/gam_09'

/** What is one amount or none, in another form than the one on the wire. */
const otherForms: unknown[] = [
  '007',
  '-0',
  '-007',
  '+5',
  ' 5',
  '5 ',
  '1e3',
  '5.0',
  '0x10',
  '1_000',
  '\u0665',
  '',
  5,
  null
]

describe.each(otherForms)('the amount %j', amount => {
  test('is refused in a command, at its field and in plain words', async () => {
    const move = { direction: 'credit', reason: REASON, reference: 'T-1' }
    const wallets = { fromWalletId: 'wal_00001', toWalletId: 'wal_00002' }
    for (const [call, body, pointer] of [
      ['POST users/42/adjustments', { ...move, currency: 'EUR', amount }],
      ['POST system-wallets/wal_00001/adjustments', { ...move, amount }],
      ['POST system-wallets/transfers', { ...wallets, reason: REASON, amount }],
      [
        `PATCH ${PAUSED}`,
        { entryFee: { amount, currency: 'EUR' } },
        '#/entryFee/amount'
      ],
      ...(amount === null
        ? []
        : [[`PATCH ${POOL}`, { lowBalanceAt: amount }, '#/lowBalanceAt']])
    ] as [string, object, string?][]) {
      const answer = await api.send(call, body, { key: 'once', version: 1 })
      expect(refusalOf(answer)).toBe(`422 invalid ${pointer ?? '#/amount'}`)
      expect(answer.text).toMatch(/Write whole minor units|Must be text/u)
    }
  })
})

describe.each([String(2n ** 63n), '9'.repeat(60)])(
  'the amount %s, which no column holds,',
  amount => {
    test.each([
      ['POST users/42/adjustments', '#/amount'],
      ['POST users/42/adjustments/preview', '#/amount'],
      ['POST system-wallets/wal_00001/adjustments', '#/amount'],
      ['POST system-wallets/transfers', '#/amount'],
      ['POST games', '#/entryFee/amount'],
      [`PATCH ${PAUSED}`, '#/entryFee/amount'],
      [`PATCH ${POOL}`, '#/lowBalanceAt']
    ])('is refused at its field by %s', async (call, pointer) => {
      const answer = await api.send(call, bodyOf(call, amount), {
        key: 'too-much',
        version: 1
      })
      expect(answer.status).toBe(422)
      expect(answer.pointers).toEqual([pointer])
      expect(answer.text).toMatch(/that much/u)
    })
  }
)

function bodyOf(call: string, amount: string): object {
  const entryFee = { amount, currency: 'EUR' }
  if (call === `PATCH ${PAUSED}`) return { entryFee }
  if (call === `PATCH ${POOL}`) return { lowBalanceAt: amount }
  if (call === 'POST games') {
    return {
      name: 'Dear',
      code: 'dear',
      kind: 'duel',
      minPlayers: 2,
      maxPlayers: 2,
      entryFee,
      commissionBps: 0,
      isPrivate: false
    }
  }
  const why = { amount, reason: REASON }
  if (call.includes('transfers')) {
    // Only what may go below zero can give that much.
    return { ...why, fromWalletId: 'wal_00001', toWalletId: 'wal_00003' }
  }
  const move = { ...why, direction: 'credit', reference: 'T-2' }
  return call.includes('users') ? { ...move, currency: 'EUR' } : move
}

test.each(otherForms.filter(form => typeof form === 'string'))(
  'the amount %j is refused as a bound of a list, by its name',
  async amount => {
    const bound = encodeURIComponent(amount)
    for (const [list, name] of [
      ['users', 'balanceMin'],
      ['users', 'balanceMax'],
      ['games', 'feeMin'],
      ['system-wallets/transactions', 'amountMax'],
      ['users/42/transactions/daily', 'amountMin']
    ]) {
      const query = `currency=EUR&${name}=${bound}`
      const answer = await api.send(`GET ${list}?${query}`)
      expect(refusalOf(answer)).toBe(`422 invalid ${name}`)
    }
  }
)

test('the amounts 0, 5 and -5 are taken as bounds', async () => {
  for (const amount of ['0', '5', '-5']) {
    const query = `currency=EUR&balanceMin=${amount}`
    expect((await api.send(`GET users?${query}`)).status).toBe(200)
  }
})

const AMOUNTS = new Set(
  `amount available reserved bonus balance balanceBefore balanceAfter
   change24h lowBalanceAt credit debit net before change after`.split(/\s+/u)
)

/** Every amount of an answer, wherever it stands. */
function amountsIn(value: unknown, name = ''): string[] {
  if (Array.isArray(value)) return value.flatMap(item => amountsIn(item))
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, item]) => amountsIn(item, key))
  }
  return AMOUNTS.has(name) ? [String(value)] : []
}

test('every amount of an answer is in that form', async () => {
  const preview = { direction: 'debit', amount: '5', reason: REASON }
  const answers = await Promise.all([
    api.send('GET users?limit=100&sort=balance'),
    api.send('GET users/42/transactions?limit=100'),
    api.send('GET games?limit=100'),
    api.send('GET system-wallets?limit=100'),
    api.send('GET system-wallets/transactions?limit=100'),
    api.send('GET system-wallets/transactions/daily?currency=EUR'),
    api.send('POST users/42/adjustments/preview', {
      ...preview,
      currency: 'EUR'
    })
  ])
  for (const { status, text } of answers) {
    expect(status).toBe(200)
    // That there is none is no amount.
    const amounts = amountsIn(JSON.parse(text)).filter(
      amount => amount !== 'null'
    )
    expect(amounts.length).toBeGreaterThan(3)
    expect(amounts.filter(amount => !CANONICAL.test(amount))).toEqual([])
  }
})
