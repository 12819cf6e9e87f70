import { createHash } from 'node:crypto'

import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { setAdminStatus } from '../../../../../src/programs/reference-api/commands/admin-status.ts'
import { ApiProblem } from '../../../../../src/programs/reference-api/http/problem.ts'
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

const OWN = 'adm_01'
const OTHER = 'adm_02'
const INVITED = 'adm_06'
const DISABLED = 'adm_08'
const person = {
  email: 'Ada.Zielony@example.com',
  name: 'Ada Żielony',
  password: 'eight-chars'
}

describe('a new admin', () => {
  test('is active, is found, and can sign in', async () => {
    const { status, data, headers } = await api.send('POST admins', person)

    expect(status).toBe(201)
    expect(data).toMatchObject({
      id: 'adm_09',
      email: person.email,
      name: person.name,
      status: 'active',
      version: 1
    })
    expect(headers.get('etag')).toBe('"1"')
    const found = await api.send('GET admins?search=zielony')
    expect(found.text).toContain('"id":"adm_09"')
    expect(await api.signIn(person.email, person.password)).not.toBe('')
  })

  test('cannot take an email, in whatever case it is written', async () => {
    const email = OTHER_EMAIL.toUpperCase()
    const refused = await api.send('POST admins', { ...person, email })
    expect(refusalOf(refused)).toBe('409 email-taken #/email')
  })

  test('leaves no password in the record, the key or the answer', async () => {
    await api.send('POST admins', person, { key: 'with-password' })
    const kept = api.rows(
      `SELECT group_concat(body_hash || answer) AS text FROM idempotency_keys
       UNION ALL
       SELECT group_concat(coalesce(before, '') || coalesce(after, ''))
       FROM audit_log`
    )
    expect(JSON.stringify(kept)).not.toContain(person.password)
    // Nor a hash that could be tried out at full speed.
    const quick = createHash('sha256').update(JSON.stringify(person))
    expect(JSON.stringify(kept)).not.toContain(quick.digest('base64url'))
    const [audit] = await api.audit('admins', 'adm_09')
    expect(audit).toMatchObject({
      action: 'admin.created',
      after: { email: person.email, name: person.name, status: 'active' }
    })
  })

  test.each([
    [{ ...person, password: 'short' }, '422 invalid #/password'],
    [{ ...person, email: 'nobody' }, '422 invalid #/email'],
    [{ ...person, name: ' ' }, '422 invalid #/name'],
    [{ ...person, role: 'king' }, '422 invalid #/role']
  ])('is refused where a field is not right: %#', async (body, refusal) => {
    expect(refusalOf(await api.send('POST admins', body))).toBe(refusal)
  })
})

describe('an edit of an admin', () => {
  test('changes what it names, and raises the version', async () => {
    api.wait(60_000)
    const { data, headers } = await api.send(
      `PATCH admins/${OTHER}`,
      { name: 'Lucas Green' },
      { version: 1 }
    )
    expect(data).toMatchObject({
      email: OTHER_EMAIL,
      name: 'Lucas Green',
      updatedAt: new Date(api.now()).toISOString(),
      version: 2
    })
    expect(headers.get('etag')).toBe('"2"')
    const [audit] = await api.audit('admins', OTHER)
    expect(audit).toMatchObject({
      action: 'admin.edited',
      before: { name: 'Łukasz Wróbel' },
      after: { name: 'Lucas Green' }
    })
    expect((await api.send('GET admins?search=wrobel')).text).toContain(OTHER)
    expect((await api.send('GET admins?search=green')).text).toContain(OTHER)
  })

  test('that changes nothing leaves no trace', async () => {
    const same = { email: OTHER_EMAIL }
    const { status, data } = await api.send(`PATCH admins/${OTHER}`, same, {
      version: 1
    })
    expect([status, data['version']]).toEqual([200, 1])
    expect(await api.audit('admins', OTHER)).toEqual([])
  })

  test('cannot take the email of another', async () => {
    const refused = await api.send(
      `PATCH admins/${OTHER}`,
      { email: 'ADMIN@example.com' },
      { version: 1 }
    )
    expect(refusalOf(refused)).toBe('409 email-taken #/email')
  })
})

describe('disabling an admin', () => {
  const disable = { status: 'disabled', reason: REASON }

  test('ends their sign-ins at once, and says why', async () => {
    const token = await api.signIn(OTHER_EMAIL)
    const { data } = await api.send(`PATCH admins/${OTHER}`, disable, {
      version: 1
    })
    expect(data).toMatchObject({ status: 'disabled', version: 2 })
    expect((await api.send('GET users/1', undefined, { token })).status).toBe(
      401
    )
    const live = api.rows(
      'SELECT 1 FROM refresh_families WHERE admin_id = 2 AND revoked_at IS NULL'
    )
    expect(live).toEqual([])
    const [audit] = await api.audit('admins', OTHER)
    expect(audit).toMatchObject({
      action: 'admin.disabled',
      admin: { id: OWN, name: 'Nadia Ferrand' },
      before: { status: 'active' },
      after: { status: 'disabled' },
      reason: REASON
    })
  })

  test('stops a command whose body is still on its way', async () => {
    const token = await api.signIn(OTHER_EMAIL)
    const text = JSON.stringify({ name: 'Too late' })
    const [requested, sent] = [1, 2].map(() =>
      Promise.withResolvers<undefined>()
    )
    // Nobody reads a body before the token is looked at.
    const body = new ReadableStream(
      {
        async pull(controller) {
          requested?.resolve(undefined)
          await sent?.promise
          controller.enqueue(new TextEncoder().encode(text))
          controller.close()
        }
      },
      { highWaterMark: 0 }
    )
    const late = api.call('admins/adm_03', {
      method: 'PATCH',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        // Without it the whole body would be awaited first.
        'content-length': String(text.length),
        'if-match': '"1"'
      },
      body,
      duplex: 'half'
    } as RequestInit)
    await requested?.promise
    await api.send(`PATCH admins/${OTHER}`, disable, { version: 1 })
    sent?.resolve(undefined)

    expect((await late).status).toBe(401)
    expect(api.rows(`SELECT 1 FROM admins WHERE name = 'Too late'`)).toEqual([])
  })

  test.each([
    [OWN, disable, '409 own-account'],
    [DISABLED, disable, '409 already-disabled'],
    [OTHER, { status: 'active' }, '409 already-active'],
    [INVITED, { status: 'active' }, '409 no-password'],
    [OTHER, { status: 'disabled' }, '422 invalid #/reason'],
    [OTHER, { status: 'retired' }, '422 invalid #/status'],
    [OTHER, { ...disable, name: 'Both' }, '422 invalid #/name'],
    ['adm_77', disable, '404 not-found']
  ])('is refused: %s %j', async (id, body, refusal) => {
    const answer = await api.send(`PATCH admins/${id}`, body, { version: 1 })
    expect(refusalOf(answer)).toBe(refusal)
  })

  test('leaves one who is active, whoever asks', () => {
    api.database.exec(`UPDATE admins SET status = 'disabled' WHERE id <> 2`)
    const command = {
      database: api.database,
      at: api.now(),
      adminId: 1,
      requestId: 'none',
      ifMatch: '"1"',
      approvalAbove: undefined
    }
    const tokens = { revokeAll: () => 0 }
    expect(() =>
      setAdminStatus(command, tokens, 2, {
        status: 'disabled',
        reason: REASON
      })
    ).toThrow(ApiProblem)
    expect(() =>
      setAdminStatus(command, tokens, 2, {
        status: 'disabled',
        reason: REASON
      })
    ).toThrow('No other admin is active.')
  })

  test('can be taken back', async () => {
    const { data } = await api.send(
      `PATCH admins/${DISABLED}`,
      { status: 'active' },
      { version: 1 }
    )
    expect(data['status']).toBe('active')
    const [audit] = await api.audit('admins', DISABLED)
    expect(audit?.action).toBe('admin.enabled')
  })
})

describe('a new password', () => {
  const body = { password: 'another-one' }

  test('ends all sign-ins, and is the one that counts', async () => {
    await api.signIn(OTHER_EMAIL)
    const token = await api.signIn(OTHER_EMAIL)
    const { status, data } = await api.send(
      `POST admins/${OTHER}/password`,
      body
    )
    expect([status, data]).toEqual([200, { ended: 2 }])
    expect((await api.send('GET users/1', undefined, { token })).status).toBe(
      401
    )
    expect(await api.signIn(OTHER_EMAIL, body.password)).not.toBe('')
    await expect(api.signIn(OTHER_EMAIL)).rejects.toThrow('access_token')
    const [audit] = await api.audit('admins', OTHER)
    expect(audit).toMatchObject({ action: 'admin.password-reset' })
    expect(audit?.before).toBeUndefined()
  })

  test('lets an invited admin in, but no disabled one', async () => {
    await api.send(`POST admins/${INVITED}/password`, body)
    await api.send(`POST admins/${DISABLED}/password`, body)
    const states = api.rows('SELECT status FROM admins WHERE id IN (6, 8)')
    expect(states.map(row => row['status'])).toEqual(['active', 'disabled'])
  })

  test('is not set for oneself in this way', async () => {
    const refused = await api.send(`POST admins/${OWN}/password`, body)
    expect(refusalOf(refused)).toBe('409 own-account')
  })
})

describe('ending sessions', () => {
  test('counts those that were live', async () => {
    const token = await api.signIn(OTHER_EMAIL)
    await api.signIn(OTHER_EMAIL)
    const { data } = await api.send(`DELETE admins/${OTHER}/sessions`)
    expect(data).toEqual({ ended: 2 })
    expect((await api.send('GET users/1', undefined, { token })).status).toBe(
      401
    )
    const again = await api.send(`DELETE admins/${OTHER}/sessions`)
    expect(again.data).toEqual({ ended: 0 })
    const [audit] = await api.audit('admins', OTHER)
    expect(audit?.action).toBe('admin.sessions-ended')
  })

  test('is not for one’s own', async () => {
    const refused = await api.send(`DELETE admins/${OWN}/sessions`)
    expect(refusalOf(refused)).toBe('409 own-account')
  })
})
