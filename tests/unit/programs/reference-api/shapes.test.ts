import { afterAll, describe, expect, test } from 'vitest'

import { json, openTestApi, problemOf } from './test-api.ts'

const { api, call, signIn } = openTestApi()
afterAll(() => {
  api.close()
})

const REASON = 'Agreed with support'
const game = {
  name: 'Go',
  code: 'go-x',
  kind: 'duel',
  minPlayers: 2,
  maxPlayers: 4,
  entryFee: { amount: '5', currency: 'EUR' },
  commissionBps: 100,
  isPrivate: false
}
const transfer = {
  fromWalletId: 'wal_00001',
  toWalletId: 'wal_00002',
  amount: '5',
  reason: REASON
}

/** What is said of a call, as `#/email: Must be text.` */
async function refused(line: string, body?: unknown): Promise<string[]> {
  const [method = '', path = ''] = line.split(' ')
  const headers = {
    authorization: `Bearer ${(await signIn()).token}`,
    'if-match': '*',
    'idempotency-key': 'once'
  }
  const init = method === 'GET' ? { headers } : json(body, headers)
  const response = await call(path, { ...init, method })
  expect(response.status).toBe(422)
  const { code, detail, errors = [] } = await problemOf(response)
  expect(code).toBe('invalid')
  const said = errors.map(error => `${error.pointer}: ${error.detail}`)
  expect(detail).toBe(said.join(' '))
  return said
}

describe('a body of the wrong shape is refused in plain words', () => {
  test.each([
    ['POST admin/login', 'me', '#: Must be an object.'],
    ['POST admin/login', null, '#: Must be an object.'],
    ['POST admin/login', [], '#: Must be an object.'],
    ['POST admin/login', { email: 7 }, '#/email: Must be text.'],
    ['POST admin/refresh', [], '#: Must be an object.'],
    ['PATCH users/42', [], '#: Must be an object.'],
    ['PATCH users/42', 5, '#: Must be an object.'],
    ['PATCH users/42', { displayName: 7 }, '#/displayName: Must be text.'],
    ['PATCH users/42', { email: null }, '#/email: Must be text.'],
    ['PATCH users/42', { phone: 5 }, '#/phone: Must be text.'],
    ['PATCH users/42', { isTest: 1 }, '#/isTest: Must be true or false.'],
    ['PATCH users/42', { tags: 'vip' }, '#/tags: Must be a list.'],
    ['PATCH users/42', { tags: ['vip', 7] }, '#/tags/1: Must be text.'],
    ['PATCH users/42', { colour: 1 }, '#/colour: There is no such field.'],
    ['PATCH users/42', { 'a/b.~': 1 }, '#/a~1b.~0: There is no such field.'],
    [
      'PATCH admins/adm_02',
      { status: 'gone' },
      '#/status: Choose one of: disabled, active.'
    ],
    [
      'PATCH games/gam_09',
      { status: 7 },
      '#/status: Choose one of: archived, active, paused.'
    ],
    [
      'PATCH admins/adm_02',
      { status: 'disabled' },
      '#/reason: This field is required.'
    ],
    [
      'PATCH system-wallets/wal_00003',
      { status: 'frozen', reason: 7 },
      '#/reason: Must be text.'
    ],
    [
      'POST games',
      { ...game, minPlayers: '2' },
      '#/minPlayers: Must be a number.'
    ],
    [
      'POST games',
      { ...game, entryFee: '5' },
      '#/entryFee: Must be an object.'
    ],
    [
      'POST games',
      { ...game, entryFee: { amount: '5' } },
      '#/entryFee/currency: This field is required.'
    ],
    [
      'POST users/42/adjustments',
      { currency: 'EUR', direction: 'up', amount: '5', reason: REASON },
      '#/direction: Choose one of: credit, debit.'
    ],
    [
      'POST system-wallets/transfers',
      { ...transfer, toWalletId: {} },
      '#/toWalletId: Must be text or a whole number.'
    ],
    [
      'POST users/42/suspension',
      { reason: REASON, until: 'soon' },
      '#/until: Must be a date and time in ISO 8601.'
    ]
  ])('%s %j', async (line, body, words) => {
    expect(await refused(line, body)).toContain(words)
  })
})

describe('a query of the wrong shape is refused in plain words', () => {
  test.each([
    ['GET users?page=0', 'page: Write a whole number above 0.'],
    ['GET users?limit=101', 'limit: At most 100.'],
    ['GET users?isTest=perhaps', 'isTest: Choose one of: true, false.'],
    [
      'GET users?createdAtFrom=soon',
      'createdAtFrom: Must be a date and time in ISO 8601.'
    ],
    [`GET users?search=${'x'.repeat(201)}`, 'search: At most 200 characters.'],
    ['GET audit?resource=users', 'resourceId: This field is required.'],
    [
      'GET audit?resource=cats&resourceId=1',
      'resource: Choose one of: admins, users, games, system-wallets, transactions.'
    ],
    [
      'GET users/42/transactions/daily?currency=EUR&zone=Mars',
      'zone: Write the name of a time zone, such as Europe/Warsaw.'
    ]
  ])('%s', async (line, words) => {
    expect(await refused(line)).toEqual([words])
  })

  test('any query of a command that moves money', async () => {
    const line = 'POST system-wallets/transfers?dryRun=true'
    expect(await refused(line, transfer)).toEqual([
      'dryRun: This call takes no query.'
    ])
  })
})
