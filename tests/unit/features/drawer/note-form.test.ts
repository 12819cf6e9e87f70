import { describe, expect, test, vi } from 'vitest'

import type * as drafts from '../../../../src/features/drawer/notes/note-draft.ts'
import type * as forms from '../../../../src/features/drawer/notes/note-form.ts'
import { useApiServer } from '../../../support/api-server.ts'
import {
  openSignedIn,
  openStores,
  type Stores
} from '../../../support/stores.ts'

const api = useApiServer()

type Opened = Stores &
  typeof forms &
  typeof drafts & {
    form: () => forms.NoteForm
    texts: () => Promise<string[]>
  }

const of = 'users'

/** The field of a user's notes, in a document with an administrator. */
async function open(stores: Stores, id: string): Promise<Opened> {
  await stores.checkSession()
  const draft =
    await import('../../../../src/features/drawer/notes/note-draft.ts')
  const form =
    await import('../../../../src/features/drawer/notes/note-form.ts')
  return {
    ...stores,
    ...draft,
    ...form,
    form: () => form.noteForm(draft.noteKey({ of, id })),
    texts: async () => {
      const { data } = await stores.client.page('userNotes', { path: { id } })
      return data.map(({ text }) => text)
    }
  }
}

describe('a note that is typed', () => {
  test('is there in the next document, for the one who typed it alone', async () => {
    const subject = { of, id: '41' } as const
    const before = await open(await openSignedIn(api), '41')
    before.typeNote(subject, 'Half a')
    const after = await open(await openStores(api.base), '41')
    expect(after.form()).toMatchObject({
      text: 'Half a',
      state: { kind: 'editing' }
    })
    after.typeNote({ of, id: '40' }, 'Another')
    const { password } = api.account
    const other = await openStores(api.base)
    await other.signIn('lukasz.wrobel@example.com', password)
    const theirs = await open(other, '41')
    expect(theirs.form().text).toBe('')
    const back = await openStores(api.base)
    await back.signIn(api.account.email, password)
    expect((await open(back, '41')).form().text).toBe('Half a')
  })

  test('is added without what is unseen, and leaves nothing behind', async () => {
    const subject = { of, id: '42' } as const
    const opened = await open(await openSignedIn(api), '42')
    opened.typeNote(subject, ' One\u200B\ntwo\u202E ')
    await opened.sendNote(subject)
    expect(opened.form()).toMatchObject({ text: '', state: { kind: 'added' } })
    expect(await opened.texts()).toEqual(['One\ntwo'])
    expect(sessionStorage.getItem('panel.notes')).toBeNull()
  })

  test('is refused beside its field before it is sent', async () => {
    const subject = { of, id: '43' } as const
    const opened = await open(await openSignedIn(api), '43')
    opened.typeNote(subject, 'x'.repeat(2001))
    await opened.sendNote(subject)
    const { messages } = await import('../../../../src/messages.ts')
    expect(opened.form().state).toEqual({
      kind: 'editing',
      problem: messages.checks.note
    })
    const sent = api.sent.filter(({ address }) => address.endsWith('/notes'))
    expect(sent).toEqual([])
  })
})

describe('a note whose answer was lost', () => {
  /** Sent, and done, but cut off on the way back. */
  async function lose(id: string): Promise<Opened> {
    const opened = await open(await openSignedIn(api), id)
    await api.control.faults.set([
      { method: 'POST', path: 'users*', times: 1, fault: { cutBody: true } }
    ])
    opened.typeNote({ of, id }, 'Called back')
    await opened.sendNote({ of, id })
    expect(opened.form().state).toMatchObject({
      kind: 'unknown',
      check: 'unchecked'
    })
    return opened
  }

  test('is added once, however often it is sent', async () => {
    const subject = { of, id: '44' } as const
    await lose('44')
    // Also by the next document, which cannot type over it.
    const after = await open(await openStores(api.base), '44')
    expect(after.form().state).toMatchObject({ kind: 'unknown' })
    after.typeNote(subject, 'Something else')
    expect(after.form().text).toBe('Called back')
    await after.resendNote(subject)
    expect(after.form()).toMatchObject({ text: '', state: { kind: 'added' } })
    expect(await after.texts()).toEqual(['Called back'])
  })

  test('is known to be added once that is checked', async () => {
    const opened = await lose('45')
    await opened.checkNote({ of, id: '45' })
    expect(opened.form()).toMatchObject({ text: '', state: { kind: 'added' } })
    expect(await opened.texts()).toEqual(['Called back'])
  })

  test('can be changed once it is known that it was not', async () => {
    const subject = { of, id: '46' } as const
    const opened = await open(await openSignedIn(api), '46')
    await api.control.faults.set([
      { method: 'POST', path: 'users*', times: 1, fault: { status: 503 } }
    ])
    opened.typeNote(subject, 'Called back')
    await opened.sendNote(subject)
    await opened.checkNote(subject)
    expect(opened.form().state).toMatchObject({ check: 'not-done' })
    opened.editNote(subject)
    opened.typeNote(subject, 'Called back twice')
    await opened.sendNote(subject)
    await vi.waitFor(() => expect(opened.form().text).toBe(''))
    expect(await opened.texts()).toEqual(['Called back twice'])
  })
})
