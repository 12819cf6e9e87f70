import { afterEach, beforeEach, describe, expect, test } from 'vitest'

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

const idOf = (status: string): string =>
  String(
    api.rows('SELECT id FROM users WHERE status = ? LIMIT 1', status)[0]?.['id']
  )

const versionOf = async (id: string): Promise<number> =>
  Number((await api.send(`GET users/${id}`)).data['version'])

describe('a user', () => {
  test.each([
    ["Ciarán O'Neill", 'o\u2019neill'],
    ['Ciarán O\u2019Neill', "O'NEILL"],
    ['Anna Smith-Jones', 'smith\u2011jones'],
    ['Anna Smith\u2013Jones', 'smith-jones'],
    ['Οδυσσέας Παπάς', 'ΠΑΠΑΣ ΟΔΥΣ'],
    ['Anna Bach-Zander', '\u202Aann\u00ADa\u00A0bach-z\u200Bander\u202C']
  ])('called %s is found by %s', async (displayName, search) => {
    await api.send('PATCH users/42', { displayName }, { version: 1 })
    const path = `GET users?search=${encodeURIComponent(search)}`
    const { text } = await api.send(path)
    expect(JSON.parse(text)).toMatchObject({ data: [{ id: '42' }] })
  })
})

describe('an edit of a user', () => {
  test('changes and empties fields, and records only these', async () => {
    const before = await api.send('GET users/42')
    const { data } = await api.send(
      'PATCH users/42',
      {
        displayName: 'Żaneta Öz',
        phone: null,
        country: before.data['country'],
        tags: ['vip', 'vip', 'night owl']
      },
      { version: 1 }
    )
    expect(data).toMatchObject({
      displayName: 'Żaneta Öz',
      tags: ['vip', 'night owl'],
      emailVerified: before.data['emailVerified'],
      version: 2
    })
    expect(data['phone']).toBeNull()
    const [audit] = await api.audit('users', '42')
    expect(audit?.action).toBe('user.edited')
    expect(audit?.before).toMatchObject({
      displayName: before.data['displayName']
    })
    expect(audit?.after).toMatchObject({ displayName: 'Żaneta Öz' })
    expect(audit?.after).not.toHaveProperty('country')
    const found = await api.send('GET users?search=zaneta')
    expect(found.text).toContain('"id":"42"')
  })

  test('makes a new email one that nobody has verified', async () => {
    api.database.exec('UPDATE users SET email_verified = 1 WHERE id = 42')
    const { data } = await api.send(
      'PATCH users/42',
      { email: 'new@example.org' },
      { version: 1 }
    )
    expect(data).toMatchObject({
      email: 'new@example.org',
      emailVerified: false
    })
    const [audit] = await api.audit('users', '42')
    expect(audit?.after).toEqual({
      email: 'new@example.org',
      emailVerified: false
    })
    const found = await api.send('GET users?search=new@example.org')
    expect(found.text).toContain('"id":"42"')
  })

  test('cannot take the email of another, in whatever case', async () => {
    const other = await api.send('GET users/43')
    const email = String(other.data['email']).toUpperCase()
    const refused = await api.send('PATCH users/42', { email }, { version: 1 })
    expect(refusalOf(refused)).toBe('409 email-taken #/email')
  })

  test.each(['closed', 'deleted'])('is refused for one who is %s', async s => {
    const answer = await api.send(
      `PATCH users/${idOf(s)}`,
      { isTest: true },
      { version: 1 }
    )
    expect(refusalOf(answer)).toBe('409 user-closed')
  })

  test.each([
    [{ country: 'Poland' }, '422 invalid #/country'],
    [{ tags: ['<b>'] }, '422 invalid #/tags/0'],
    [{ phone: 'call me' }, '422 invalid #/phone'],
    [{ status: 'active' }, '422 invalid #/status'],
    [{ balances: [] }, '422 invalid #/balances']
  ])('is refused where a field is not right: %j', async (body, refusal) => {
    const answer = await api.send('PATCH users/42', body, { version: 1 })
    expect(refusalOf(answer)).toBe(refusal)
  })
})

describe('a suspension', () => {
  test('says why and until when, and ends by hand', async () => {
    const until = new Date(api.now() + 3_600_000).toISOString()
    const { status, data, headers } = await api.send(
      'POST users/42/suspension',
      { reason: REASON, until }
    )
    expect(status).toBe(200)
    expect(data).toMatchObject({
      status: 'suspended',
      banReason: REASON,
      bannedUntil: until,
      version: 2
    })
    expect(headers.get('etag')).toBe('"2"')

    api.wait(7_200_000)
    expect((await api.send('GET users/42')).data['status']).toBe('suspended')

    const back = await api.send('DELETE users/42/suspension')
    expect(back.data).toMatchObject({ status: 'active', version: 3 })
    expect(back.data).not.toHaveProperty('banReason')
    const audit = await api.audit('users', '42')
    expect(audit.map(({ action }) => action)).toEqual([
      'user.reinstated',
      'user.suspended'
    ])
    expect(audit[1]).toMatchObject({
      before: { status: 'active', banReason: null },
      after: { status: 'suspended', banReason: REASON, bannedUntil: until },
      reason: REASON
    })
  })

  test('of a banned user is ended, too', async () => {
    const id = idOf('banned')
    const { data } = await api.send(`DELETE users/${id}/suspension`)
    expect(data['status']).toBe('active')
  })

  test.each([
    ['suspended', '409 already-suspended'],
    ['banned', '409 already-suspended'],
    ['closed', '409 user-closed'],
    ['deleted', '409 user-closed']
  ])('is refused for one who is %s', async (status, refusal) => {
    const id = idOf(status)
    const before = await versionOf(id)
    const answer = await api.send(`POST users/${id}/suspension`, {
      reason: REASON
    })
    expect(refusalOf(answer)).toBe(refusal)
    expect(await versionOf(id)).toBe(before)
    expect(await api.audit('users', id)).toEqual([])
  })

  test('is not ended where there is none', async () => {
    const answer = await api.send('DELETE users/42/suspension')
    expect(refusalOf(answer)).toBe('409 not-suspended')
    const closed = await api.send(`DELETE users/${idOf('closed')}/suspension`)
    expect(refusalOf(closed)).toBe('409 user-closed')
  })

  test('cannot have ended before it begins', async () => {
    const until = new Date(api.now()).toISOString()
    const answer = await api.send('POST users/42/suspension', {
      reason: REASON,
      until
    })
    expect(refusalOf(answer)).toBe('422 invalid #/until')
  })

  test('needs a reason, and a user', async () => {
    const silent = await api.send('POST users/42/suspension', { reason: 'no' })
    expect(refusalOf(silent)).toBe('422 invalid #/reason')
    const nobody = await api.send('POST users/99999/suspension', {
      reason: REASON
    })
    expect(refusalOf(nobody)).toBe('404 not-found')
  })
})
