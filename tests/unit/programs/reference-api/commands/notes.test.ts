import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { ListMeta } from '../../../../../src/contract/list-answer.ts'
import { Note } from '../../../../../src/contract/note/note.ts'
import {
  type CommandApi,
  openCommandApi,
  OTHER_EMAIL,
  refusalOf
} from './command-api.ts'

let api: CommandApi
beforeEach(() => {
  api = openCommandApi()
})
afterEach(() => api.close())

const Page = v.object({ data: v.array(Note), meta: ListMeta })

async function notes(path: string): Promise<v.InferOutput<typeof Page>> {
  return v.parse(Page, JSON.parse((await api.send(`GET ${path}`)).text))
}

describe('a note', () => {
  test('of a user keeps its lines, its author and its time, and is recorded', async () => {
    const text = 'Asked for proof of identity.\n\nTicket 4711 <b>'
    const added = await api.send('POST users/42/notes', {
      text: `  ${text}\n`
    })
    expect(added.status).toBe(201)
    const { data } = await notes('users/42/notes')
    expect(data).toEqual([
      {
        id: added.data['id'],
        createdAt: new Date(api.now()).toISOString(),
        text,
        author: { id: 'adm_01', name: 'Nadia Ferrand' }
      }
    ])
    const [audit] = await api.audit('users', '42')
    expect(audit).toMatchObject({
      action: 'user.noted',
      resourceId: '42',
      after: { note: text }
    })
  })

  test('stands with the others, the newest first, on pages', async () => {
    const token = await api.signIn(OTHER_EMAIL)
    for (let turn = 1; turn <= 12; turn += 1) {
      const text = `Note ${turn}`
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await api.send('POST users/42/notes', { text }, { token })
      if (turn % 2 === 0) api.wait(1000)
    }
    const first = await notes('users/42/notes?limit=10')
    expect(first.meta).toMatchObject({ total: 12, hasMore: true })
    const [byCursor, byPage] = [
      await notes(`users/42/notes?limit=10&cursor=${first.meta.nextCursor}`),
      await notes('users/42/notes?limit=10&page=2')
    ]
    expect(byPage.data).toEqual(byCursor.data)
    expect([...first.data, ...byPage.data].map(({ text }) => text)).toEqual(
      Array.from({ length: 12 }, (_, index) => `Note ${12 - index}`)
    )
    expect((await notes('users/41/notes')).data).toEqual([])
  })

  test('sent twice under one key is added once', async () => {
    const body = { text: 'Called back' }
    const first = await api.send('POST users/42/notes', body, { key: 'once' })
    const again = await api.send('POST users/42/notes', body, { key: 'once' })
    expect(again.text).toBe(first.text)
    expect(again.headers.get('idempotent-replayed')).toBe('true')
    expect((await notes('users/42/notes')).data).toHaveLength(1)
    const other = await api.send(
      'POST users/42/notes',
      { text: 'Something else' },
      { key: 'once' }
    )
    expect(refusalOf(other)).toBe('422 idempotency-key-reused')
  })

  test('of a transaction is that of all its movement, and of its user', async () => {
    const adjusted = await api.move('users/42/adjustments', {
      currency: 'EUR',
      direction: 'credit',
      amount: '500',
      reason: 'Agreed with support'
    })
    const [own, other] = adjusted.data['entries'] as { id: string }[]
    const text = 'See the ticket'
    await api.send(`POST transactions/${own?.id}/notes`, { text })
    const { data } = await notes(`transactions/${other?.id}/notes`)
    expect(data).toMatchObject([{ text }])
    expect((await notes('users/42/notes')).data).toEqual([])
    const [audit] = await api.audit('users', '42')
    expect(audit).toMatchObject({
      action: 'transaction.noted',
      resource: 'transactions',
      resourceId: own?.id,
      after: { note: text }
    })
  })

  test.each([
    ['nothing', '', '422 invalid #/text'],
    ['blanks alone', ' \n\t ', '422 invalid #/text'],
    ['2,001 characters', 'x'.repeat(2001), '422 invalid #/text'],
    ['what turns a text round', 'pay\u202Eecin', '422 invalid #/text'],
    ['a control character', 'one\u0007', '422 invalid #/text']
  ])('of %s is refused', async (_, text, refused) => {
    const answer = await api.send('POST users/42/notes', { text })
    expect(refusalOf(answer)).toBe(refused)
    expect((await notes('users/42/notes')).data).toEqual([])
  })

  test('has 2,000 characters at most, and somebody that it is about', async () => {
    const text = 'x'.repeat(2000)
    expect((await api.send('POST users/42/notes', { text })).status).toBe(201)
    for (const path of ['users/999999/notes', 'transactions/txn_0/notes']) {
      // oxlint-disable-next-line no-await-in-loop -- one database
      const answers = [
        await api.send(`POST ${path}`, { text }),
        await api.send(`GET ${path}`)
      ]
      expect(answers.map(refusalOf)).toEqual(['404 not-found', '404 not-found'])
    }
  })

  test('is neither changed nor deleted, whoever writes', async () => {
    await api.send('POST users/42/notes', { text: 'Stays' })
    for (const sql of [
      "UPDATE notes SET text = 'Changed'",
      'DELETE FROM notes',
      `INSERT OR REPLACE INTO notes (id, user_id, admin_id, text, created_at)
       SELECT id, user_id, admin_id, 'Changed', 0 FROM notes`
    ]) {
      expect(() => api.database.exec(sql)).toThrow('notes are append-only')
    }
    const rows = api.rows('SELECT text FROM notes WHERE user_id = 42')
    expect(rows).toEqual([expect.objectContaining({ text: 'Stays' })])
  })
})
