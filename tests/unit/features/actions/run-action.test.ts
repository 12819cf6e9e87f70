import { describe, expect, onTestFinished, test, vi } from 'vitest'

import { messages } from '../../../../src/messages.ts'
import {
  type ActionStores as Page,
  openStores as openPage,
  type Reply,
  UNKNOWN_KEY,
  useTab
} from '../../../support/action-stores.ts'
import { until } from '../../../support/raw-server.ts'

const COMMAND_DEADLINE_MS = 30_000

const kept = useTab()

const ada = {
  id: 'adm_7',
  name: 'Ada',
  email: 'ada@example.com',
  status: 'active',
  createdAt: '2026-01-01T00:00:00Z',
  version: 3
}
const subject = { id: 'adm_7', name: 'Ada', version: 3 }

const edit = (page: Page): Promise<void> =>
  page.startAction({ name: 'edit-admin', subject, row: ada })

async function editTo(page: Page, name: string): Promise<void> {
  await edit(page)
  page.setValue('name', name)
  await page.submitAction()
}

describe('an action', () => {
  test('is one request, however often it is submitted (NET-15)', async () => {
    const page = await openPage([{ status: 200, body: ada }])
    await edit(page)
    page.setValue('name', 'Ada L')
    await Promise.all(Array.from({ length: 10 }, () => page.submitAction()))
    expect(page.commands).toHaveLength(1)
    expect(page.kind()).toBeUndefined()
  })

  test('is not sent with a field that the contract refuses', async () => {
    const page = await openPage([])
    await edit(page)
    page.setValue('email', 'ada')
    await page.submitAction()
    const { state } = page.action()
    expect(state.kind === 'editing' && state.problems.fields).toHaveProperty(
      'email'
    )
    expect(page.commands).toEqual([])
  })

  test('says one thing of a field at a time', async () => {
    const page = await openPage([])
    await edit(page)
    page.setValue('email', '')
    await page.submitAction()
    expect(page.action().state).toMatchObject({
      problems: { fields: { email: messages.checks.required } }
    })
  })

  test('says what is wrong with a field that is left, until it is changed', async () => {
    const page = await openPage([])
    await edit(page)
    await page.leaveField('email')
    expect(page.action().state).toHaveProperty('problems.fields', {})
    page.setValue('email', 'ada')
    await page.leaveField('email')
    expect(page.action().state).toHaveProperty('problems.fields.email')
    page.setValue('email', 'ada@')
    expect(page.action().state).not.toHaveProperty('problems.fields.email')
  })

  test('marks no field that was corrected while it was checked', async () => {
    const page = await openPage([])
    await edit(page)
    page.setValue('email', 'ada')
    const checked = page.leaveField('email')
    page.setValue('email', 'ada@example.org')
    await checked
    expect(page.action().state).toHaveProperty('problems.fields', {})
  })

  test.each([
    [{ errors: [{ pointer: '#/email', detail: 'Taken.' }] }],
    [{ errors: { email: ['Taken.'] } }]
  ])('is refused at the field that the server names: %j', async body => {
    const page = await openPage([{ status: 422, body }])
    await edit(page)
    page.setValue('email', 'bob@example.com')
    await page.submitAction()
    expect(page.action().state).toMatchObject({
      kind: 'refused',
      problems: { fields: { email: 'Taken.' }, form: [] }
    })
  })

  test('is refused as a whole where the server names no field of it', async () => {
    const body = { errors: [{ pointer: '#/quota', detail: 'Used up.' }] }
    const page = await openPage([{ status: 422, body }])
    await editTo(page, 'Ada L')
    expect(page.action().state).toHaveProperty('problems', {
      fields: {},
      form: ['quota: Used up.']
    })
  })

  test('that finds another version keeps the own changes on the newest (NET-14)', async () => {
    const now = { ...ada, email: 'new@example.com', version: 4 }
    const page = await openPage(
      [{ status: 412 }, { status: 200, body: now }],
      path => (path === 'admins/adm_7' ? now : 404)
    )
    await editTo(page, 'Ada L')
    expect(page.action().state).toMatchObject({
      kind: 'outdated',
      newest: { kind: 'read', version: 4 }
    })
    page.rebaseAction()
    expect(page.action()).toMatchObject({
      subject: { version: 4 },
      start: { name: 'Ada', email: 'new@example.com' },
      values: { name: 'Ada L', email: 'new@example.com' }
    })
  })

  test('reads the newest version again where that has failed', async () => {
    let reads = 0
    const page = await openPage([{ status: 412 }], path => {
      if (path !== 'admins/adm_7') return 404
      reads += 1
      return reads === 1 ? 403 : { ...ada, version: 4 }
    })
    await editTo(page, 'Ada L')
    expect(page.action().state).toHaveProperty('newest.kind', 'failed')
    await page.rereadAction()
    expect(page.action().state).toHaveProperty('newest.kind', 'read')
  })
})

describe('an action without an answer', () => {
  const isCheck = (path: string): boolean => path.includes('commands/')

  test('is done once the server knows its key', async () => {
    const page = await openPage(['broken'], path =>
      isCheck(path)
        ? {
            key: path.split('/').at(-1) ?? '',
            call: 'PATCH admins/adm_7',
            doneAt: '2026-11-21T14:02:11Z',
            status: 200,
            answer: ada
          }
        : 404
    )
    await editTo(page, 'Ada L')
    expect(page.action().state).toMatchObject({
      kind: 'unknown',
      check: 'unchecked'
    })
    await page.checkAction()
    expect(page.kind()).toBeUndefined()
    expect(page.commands).toHaveLength(1)
  })

  test('was not done where the server does not know its key', async () => {
    const page = await openPage(['broken'], UNKNOWN_KEY)
    await editTo(page, 'Ada L')
    await page.checkAction()
    expect(page.action().state).toHaveProperty('check', 'not-done')
    page.editAction()
    expect(page.action()).toMatchObject({
      values: { name: 'Ada L' },
      state: { kind: 'editing' }
    })
  })

  test('stays unknown where nobody answers the check either', async () => {
    const page = await openPage(['broken'], () => 503)
    await editTo(page, 'Ada L')
    await page.checkAction()
    expect(page.action().state).toHaveProperty('check', 'unanswered')
  })

  test('is sent again with its key, and not known to be refused by a 429', async () => {
    const page = await openPage([
      'broken',
      { status: 429 },
      { status: 200, body: ada }
    ])
    await editTo(page, 'Ada L')
    await page.sendAction()
    expect(page.kind()).toBe('unknown')
    await page.sendAction()
    expect(page.kind()).toBeUndefined()
    expect(new Set(page.commands).size).toBe(1)
    expect(page.commands).toHaveLength(3)
  })

  test('is unknown once the client has waited long enough, and not before', async () => {
    const page = await openPage(['silent'])
    await edit(page)
    page.setValue('name', 'Ada L')
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const sent = page.submitAction()
    await until(() => page.commands.length === 1)
    await vi.advanceTimersByTimeAsync(COMMAND_DEADLINE_MS - 1)
    expect(page.kind()).toBe('sending')
    await vi.advanceTimersByTimeAsync(1)
    await sent
    expect(page.action().state).toMatchObject({
      kind: 'unknown',
      error: { kind: 'timeout' },
      check: 'unchecked'
    })
    expect(kept.get(page.ACTION_DRAFT)).toContain('"sent":{')
    expect(page.commands).toHaveLength(1)
  })

  test('tells by the check what the first answer said', async () => {
    const page = await openPage(['broken'], path =>
      isCheck(path)
        ? {
            key: 'key',
            call: 'DELETE admins/adm_7/sessions',
            doneAt: '2026-11-21T14:02:11Z',
            status: 200,
            answer: { ended: 3 }
          }
        : 404
    )
    await page.startAction({ name: 'end-admin-sessions', subject })
    await page.submitAction()
    await page.checkAction()
    const { $toasts } = await import('../../../../src/stores/toasts.ts')
    expect($toasts.get()).toMatchObject([
      { text: messages.actions.doneTexts.ended(3) }
    ])
  })

  test('was not sent by a browser that was offline before', async () => {
    const page = await openPage(['broken'])
    await edit(page)
    page.setValue('name', 'Ada L')
    vi.stubGlobal('navigator', { onLine: false })
    await page.submitAction()
    expect(page.action().state).toMatchObject({
      kind: 'refused',
      error: { kind: 'offline' }
    })
  })

  test('comes back as unknown where its document was left', async () => {
    const page = await openPage(['broken'])
    await editTo(page, 'Ada L')
    page.setAction(undefined)
    page.resumeAction('adm_1')
    expect(page.action().state).toMatchObject({ kind: 'unknown' })
    expect(page.action().values['name']).toBe('Ada L')
  })
})

describe('an action that is refused after its session has ended', () => {
  /** Submits, and once more after an attempt that `earlier` has answered. */
  async function refuseLate(earlier: Reply[]): Promise<Page> {
    let refuse = (): void => undefined
    const held = new Promise<void>(resolve => {
      refuse = resolve
    })
    const page = await openPage([...earlier, { status: 422, held }])
    onTestFinished(page.resumeActions())
    await edit(page)
    page.setValue('name', 'Ada L')
    if (earlier.length > 0) await page.submitAction()
    const sent =
      page.kind() === 'unknown' ? page.sendAction() : page.submitAction()
    await vi.waitUntil(() => page.commands.length === earlier.length + 1)
    page.clearSession('ended')
    expect(page.kind()).toBeUndefined()
    refuse()
    await sent
    await page.recheckSession()
    await vi.waitUntil(() => page.kind() !== undefined)
    return page
  }

  test('comes back to be edited, as it was not done', async () => {
    const page = await refuseLate([])
    expect(page.action()).toMatchObject({
      values: { name: 'Ada L' },
      state: { kind: 'editing' }
    })
  })

  test('comes back as unknown where an earlier attempt may have been done', async () => {
    const page = await refuseLate(['broken'])
    expect(page.kind()).toBe('unknown')
  })
})

describe('a value that belongs to another one', () => {
  test('is empty once that one is new, and stays while it is the same', async () => {
    const page = await openPage([])
    await page.startAction({
      name: 'transfer',
      subject: { id: '', name: '' }
    })
    page.setValue('fromWalletId', 'a', { currency: 'EUR' })
    page.setValue('toWalletId', 'b')
    page.setValue('fromWalletId', 'c', { currency: 'EUR' })
    expect(page.action().values).toMatchObject({ toWalletId: 'b' })
    page.setValue('fromWalletId', 'd', { currency: 'PLN' })
    expect(page.action().values).toMatchObject({
      fromWalletId: 'd',
      currency: 'PLN',
      toWalletId: ''
    })
  })
})

describe('what is kept of an open action', () => {
  const text = (): string => [...kept.values()].join('\n')

  test('is everything but a password', async () => {
    const page = await openPage([])
    await page.startAction({
      name: 'create-admin',
      subject: { id: '', name: '' }
    })
    page.setValue('name', 'Bob')
    page.setValue('password', 'roll-the-dice')
    expect(text()).toContain('Bob')
    expect(text()).not.toContain('roll-the-dice')
  })

  test('comes back to the administrator who typed it, key and all (NET-16)', async () => {
    const page = await openPage([])
    await edit(page)
    page.setValue('name', 'Ada L')
    const { idempotencyKey } = page.action()
    page.setAction(undefined)
    page.resumeAction('adm_1')
    expect(page.action()).toMatchObject({
      idempotencyKey,
      values: { name: 'Ada L' }
    })
  })

  test('is shown to nobody else, and stays for who typed it', async () => {
    const page = await openPage([])
    await edit(page)
    page.setValue('name', 'Ada L')
    page.setAction(undefined)
    page.resumeAction('adm_2')
    expect(page.$action.get()).toBeUndefined()
    page.resumeAction('adm_1')
    expect(page.action().values['name']).toBe('Ada L')
  })
})

describe('an action that needs no currency', () => {
  test('is ready once its reason is long enough', async () => {
    const page = await openPage([])
    const { isReady } =
      await import('../../../../src/features/actions/read-form.ts')
    await page.startAction({ name: 'disable-admin', subject })
    expect(isReady(page.action())).toBe(false)
    page.setValue('reason', '  abcd  ')
    expect(isReady(page.action())).toBe(false)
    page.setValue('reason', 'abcde')
    expect(isReady(page.action())).toBe(true)
  })
})
