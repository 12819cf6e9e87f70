import { afterEach, beforeEach, describe, expect, test } from 'vitest'

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

const PATH = 'users/42/adjustments'
const adjust = {
  currency: 'EUR',
  direction: 'credit',
  amount: '500',
  reason: REASON
}
const DAY = 86_400_000

const count = (table: string): number =>
  Number(api.rows(`SELECT count(*) AS n FROM ${table}`)[0]?.['n'])

describe('a command sent again with its key', () => {
  test('gets the first answer byte for byte, and does nothing', async () => {
    const first = await api.send(`POST ${PATH}`, adjust, { key: 'once' })
    const entries = count('entries')
    await api.send('PATCH users/42', { displayName: 'X' }, { version: 1 })
    const again = await api.send(`POST ${PATH}`, adjust, { key: 'once' })

    expect(first.headers.get('idempotent-replayed')).toBeNull()
    expect(again.headers.get('idempotent-replayed')).toBe('true')
    expect([again.status, again.text]).toEqual([201, first.text])
    expect(count('entries')).toBe(entries)
    expect(await api.audit('users', '42')).toHaveLength(2)
  })

  test('is done once, however many arrive together', async () => {
    const entries = count('entries')
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        api.send(`POST ${PATH}`, adjust, { key: 'together' })
      )
    )
    const replayed = answers.filter(({ headers }) =>
      headers.has('idempotent-replayed')
    )
    expect(replayed).toHaveLength(9)
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(count('entries')).toBe(entries + 2)
  })

  test('keeps the version of then, although it is an old one', async () => {
    const rename = { name: 'Once' }
    const options = { version: 1, key: 'rename' }
    const first = await api.send('PATCH admins/adm_02', rename, options)
    await api.send('PATCH admins/adm_02', { name: 'Later' }, { version: 2 })
    const again = await api.send('PATCH admins/adm_02', rename, options)

    expect(again.text).toBe(first.text)
    expect(again.headers.get('etag')).toBe('"2"')
    expect((await api.send('GET admins/adm_02')).data['name']).toBe('Later')
  })

  test('is known by its body, also where that holds a password', async () => {
    const path = 'POST admins/adm_02/password'
    const send = (password: string): Promise<string> =>
      api.send(path, { password }, { key: 'secret' }).then(refusalOf)

    expect(await send('first-password')).toBe('200 ')
    expect(await send('first-password')).toBe('200 ')
    expect(await send('other-password')).toBe('422 idempotency-key-reused')
    expect(await api.audit('admins', 'adm_02')).toHaveLength(1)
  })
})

describe('a key', () => {
  test.each([
    [`POST ${PATH}`, { ...adjust, amount: '501' }],
    ['POST users/43/adjustments', adjust],
    ['POST users/42/suspension', { reason: REASON }]
  ])('stands for one command: %s %j', async (line, body) => {
    await api.send(`POST ${PATH}`, adjust, { key: 'one' })
    const entries = count('entries')
    const other = await api.send(line, body, { key: 'one' })
    expect(refusalOf(other)).toBe('422 idempotency-key-reused')
    expect(count('entries')).toBe(entries)
  })

  test('is everybody’s own', async () => {
    await api.send(`POST ${PATH}`, adjust, { key: 'shared' })
    const token = await api.signIn(OTHER_EMAIL)
    const other = await api.send(`POST ${PATH}`, adjust, {
      key: 'shared',
      token
    })
    expect(other.status).toBe(201)
    expect(other.headers.get('idempotent-replayed')).toBeNull()
  })

  test('is free again where the command was refused', async () => {
    const much = { ...adjust, direction: 'debit', amount: '99999999' }
    const refused = await api.send(`POST ${PATH}`, much, { key: 'retry' })
    expect(refusalOf(refused)).toBe('422 insufficient-funds')
    expect(refusalOf(await api.send('GET commands/retry'))).toBe(
      '404 unknown-key'
    )

    await api.move(PATH, { ...adjust, amount: '99999999' })
    const done = await api.send(`POST ${PATH}`, much, { key: 'retry' })
    expect(done.status).toBe(201)
  })

  test('is needed where money moves, and nowhere else', async () => {
    for (const [path, body] of [
      [PATH, adjust],
      [
        'system-wallets/wal_00003/adjustments',
        { direction: 'credit', amount: '1', reason: REASON, reference: 'A' }
      ],
      [
        'system-wallets/transfers',
        {
          fromWalletId: 'wal_00001',
          toWalletId: 'wal_00003',
          amount: '1',
          reason: REASON
        }
      ],
      ['transactions/txn_000001/reversal', { reason: REASON }]
    ] as const) {
      const bare = await api.send(`POST ${path}`, body)
      expect(refusalOf(bare)).toBe('400 idempotency-key-required')
    }
    const suspended = await api.send('POST users/42/suspension', {
      reason: REASON
    })
    expect(suspended.status).toBe(200)
  })

  test.each(['', 'two words', 'ł', 'x'.repeat(201)])(
    'cannot be %j',
    async key => {
      const headers = {
        authorization: `Bearer ${await api.signIn(OTHER_EMAIL)}`,
        'content-type': 'application/json'
      }
      const send = new Headers(headers)
      // What a header cannot hold as text is sent as its bytes.
      send.set(
        'idempotency-key',
        String.fromCodePoint(...new TextEncoder().encode(key))
      )
      const response = await api.call(PATH, {
        method: 'POST',
        headers: send,
        body: JSON.stringify(adjust)
      })
      expect(response.status).toBe(400)
      expect(await response.text()).toContain('idempotency-key-invalid')
    }
  )

  test('is forgotten after seven days', async () => {
    await api.send(`POST ${PATH}`, adjust, { key: 'old' })
    api.wait(7 * DAY - 1)
    const kept = await api.send(`POST ${PATH}`, adjust, { key: 'old' })
    expect(kept.headers.get('idempotent-replayed')).toBe('true')

    api.wait(1)
    expect((await api.send('GET commands/old')).status).toBe(404)
    const anew = await api.send(`POST ${PATH}`, adjust, { key: 'old' })
    expect(anew.headers.get('idempotent-replayed')).toBeNull()
    expect(count('idempotency_keys')).toBe(1)
  })
})

describe('what became of a command', () => {
  test('is told to who sent it, by its key', async () => {
    const key = 'a/b?c%25d#"e'
    const first = await api.send(`POST ${PATH}`, adjust, { key })
    const path = `GET commands/${encodeURIComponent(key)}`
    const { data } = await api.send(path)
    expect(data).toEqual({
      key,
      call: `POST ${PATH}`,
      doneAt: new Date(api.now()).toISOString(),
      status: 201,
      answer: first.data
    })
    const token = await api.signIn(OTHER_EMAIL)
    const other = await api.send(path, undefined, { token })
    expect(refusalOf(other)).toBe('404 unknown-key')
  })

  test('is told to nobody who is not signed in', async () => {
    const response = await api.call('commands/x', { method: 'GET' })
    expect(response.status).toBe(401)
  })
})

test('no command is done for who is not signed in', async () => {
  for (const [method, path] of [
    ['POST', 'admins'],
    ['PATCH', 'admins/adm_02'],
    ['POST', 'admins/adm_02/password'],
    ['DELETE', 'admins/adm_02/sessions'],
    ['PATCH', 'users/42'],
    ['POST', 'users/42/suspension'],
    ['DELETE', 'users/42/suspension'],
    ['POST', 'games'],
    ['PATCH', 'games/gam_01'],
    ['PATCH', 'system-wallets/wal_00003'],
    ['POST', PATH],
    ['POST', `${PATH}/preview`],
    ['POST', 'system-wallets/wal_00003/adjustments'],
    ['POST', 'system-wallets/transfers'],
    ['POST', 'transactions/txn_000001/reversal'],
    ['GET', 'audit?resource=users&resourceId=42']
  ] as const) {
    const response = await api.call(path, { method })
    expect([path, response.status]).toEqual([path, 401])
  }
})
