import { afterEach, describe, expect, test, vi } from 'vitest'

import { messages } from '../../../../src/messages.ts'
import {
  type ActionStores,
  openStores,
  UNKNOWN_KEY,
  useTab
} from '../../../support/action-stores.ts'
import type { FakeAnswers } from '../../../support/fake-api.ts'

const kept = useTab()
afterEach(() => vi.useRealTimers())

const ada = {
  id: 'adm_7',
  name: 'Ada',
  email: 'ada@example.com',
  status: 'active',
  createdAt: '2026-01-01T00:00:00Z',
  version: 3
}
const subject = { id: 'adm_7', name: 'Ada', version: 3 }
const marta = { id: '42', name: 'Marta' }
const nothing = { id: '', name: '' }

const wallet = {
  id: 'house',
  name: 'House',
  code: 'house',
  purpose: 'house',
  currency: 'EUR',
  status: 'active',
  lowBalanceAt: '5000',
  balance: '1',
  available: '1',
  reserved: '0',
  createdAt: '2026-01-01T00:00:00Z',
  version: 1
}

/** The answer to a check: the command was done. */
const known: FakeAnswers = path =>
  path.startsWith('commands/')
    ? {
        key: path.split('/').at(-1) ?? '',
        call: 'PATCH admins/adm_7',
        doneAt: '2026-11-21T14:02:11Z',
        status: 200,
        answer: ada
      }
    : 404

const reused = {
  status: 422,
  body: { status: 422, code: 'idempotency-key-reused' }
}

function fill(page: ActionStores, values: Record<string, string>): void {
  for (const [field, text] of Object.entries(values)) page.setValue(field, text)
}

async function editTo(page: ActionStores, name: string): Promise<void> {
  await page.startAction({ name: 'edit-admin', subject, row: ada })
  page.setValue('name', name)
  await page.submitAction()
}

/** Sent without an answer, not done so far, and back in the form. */
async function backInForm(page: ActionStores): Promise<void> {
  await editTo(page, 'Ada L')
  await page.checkAction()
  page.editAction()
}

describe('a command without an answer', () => {
  test('is sent again as it was by a document that cannot read its form', async () => {
    const before = await openStores(['broken'])
    await before.startAction({ name: 'create-game', subject: nothing })
    fill(before, {
      name: 'Chess',
      code: 'chess-9',
      kind: 'board',
      currency: 'EUR',
      fee: '1.50',
      commission: '5'
    })
    await before.submitAction()
    expect(before.action().state).toMatchObject({ kind: 'unknown' })

    const page = await openStores(['broken', 'broken'], () => 404, {
      status: 503
    })
    page.resumeAction('adm_1')
    await page.sendAction()
    expect(page.bodies).toEqual(before.bodies)
    expect(page.commands).toEqual(before.commands)
    expect(page.action().state).toMatchObject({
      kind: 'unknown',
      check: 'unchecked'
    })
  })

  test('is sent again also after the end that it names', async () => {
    const page = await openStores(['broken', { status: 503 }])
    await page.startAction({ name: 'suspend-user', subject: marta })
    const until = new Date(Date.now() + 60_000).toISOString()
    fill(page, { reason: 'Plays with two accounts', until })
    await page.submitAction()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 })
    await page.sendAction()
    expect(page.bodies).toHaveLength(2)
    expect(page.bodies[1]).toBe(page.bodies[0])
    expect(page.kind()).toBe('unknown')
  })

  test('is sent with the version that it was made on', async () => {
    const before = await openStores(['broken'])
    await editTo(before, 'Ada L')
    const page = await openStores([{ status: 200, body: ada }])
    page.resumeAction('adm_1')
    expect(page.action().sent).toMatchObject({ version: 3 })
    await page.sendAction()
    expect(page.versions).toEqual(['"3"'])
    expect(page.kind()).toBeUndefined()
    expect(kept.has(page.ACTION_DRAFT)).toBe(false)
  })

  test('is sent with no version where it is a POST', async () => {
    const page = await openStores(['broken'])
    await page.startAction({
      name: 'suspend-user',
      subject: { ...marta, version: 3 }
    })
    page.setValue('reason', 'Plays with two accounts')
    await page.submitAction()
    expect(page.commands).toEqual([expect.stringMatching(/^POST /u)])
    expect(page.versions).toEqual([undefined])
  })

  test('may have moved money, though it is sent again offline', async () => {
    const preview = { asOf: '2026-11-21T14:02:11Z', legs: [] }
    const page = await openStores([
      { status: 200, body: preview },
      'broken',
      'broken'
    ])
    await page.startAction({
      name: 'adjust-wallet',
      subject: { id: 'house', name: 'House' },
      row: wallet
    })
    fill(page, {
      amount: '10.00',
      reason: 'Goodwill, round aborted',
      reasonCode: 'compensation',
      reference: 'SUP-20418'
    })
    await page.submitAction()
    await page.sendAction()
    expect(page.kind()).toBe('unknown')
    vi.stubGlobal('navigator', { onLine: false })
    await page.sendAction()
    expect(page.action().state).toMatchObject({
      kind: 'unknown',
      error: { kind: 'offline' }
    })
  })

  test('keeps no password, so that a later document can only check', async () => {
    const before = await openStores(['broken', 'broken'])
    await before.startAction({ name: 'create-admin', subject: nothing })
    fill(before, {
      name: 'Bob',
      email: 'bob@example.com',
      password: 'roll-the-dice'
    })
    await before.submitAction()
    await before.sendAction()
    expect(before.bodies[1]).toBe(before.bodies[0])
    expect([...kept.values()].join('\n')).not.toContain('roll-the-dice')

    const page = await openStores([], known)
    page.resumeAction('adm_1')
    await page.sendAction()
    expect(page.commands).toEqual([])
    expect(page.action()).toMatchObject({
      sent: { kind: 'secret-lost' },
      state: { kind: 'unknown' }
    })
    await page.checkAction()
    expect(page.kind()).toBeUndefined()
  })

  test('leads back to its form only once it is not done so far', async () => {
    const page = await openStores(['broken'])
    await editTo(page, 'Ada L')
    page.editAction()
    expect(page.kind()).toBe('unknown')
  })

  test('may have been done, whatever a second sending is refused for', async () => {
    const page = await openStores(['broken', { status: 409 }])
    await editTo(page, 'Ada L')
    await page.sendAction()
    expect(page.kind()).toBe('refused')
    expect(page.action().sent).toBeDefined()
    page.setAction(undefined)
    page.resumeAction('adm_1')
    expect(page.kind()).toBe('unknown')
  })

  test('may have been done, whatever is typed and left unsent after it', async () => {
    const page = await openStores(['broken'], UNKNOWN_KEY)
    await backInForm(page)
    page.setValue('email', 'no email')
    await page.submitAction()
    expect(page.kind()).toBe('editing')
    page.setAction(undefined)
    page.resumeAction('adm_1')
    expect(page.kind()).toBe('unknown')
  })

  test('was not done where the first sending is refused', async () => {
    const page = await openStores([{ status: 409 }])
    await editTo(page, 'Ada L')
    expect(page.action().sent).toBeUndefined()
    page.setAction(undefined)
    page.resumeAction('adm_1')
    expect(page.kind()).toBe('editing')
  })

  test('gives way to no other form', async () => {
    const page = await openStores(['broken'])
    await editTo(page, 'Ada L')
    const { idempotencyKey } = page.action()
    await page.startAction({ name: 'suspend-user', subject: marta })
    expect(page.action().idempotencyKey).toBe(idempotencyKey)
  })

  test('is forgotten once it was done, also where its session is over', async () => {
    const page = await openStores([{ status: 200, body: ada }])
    await page.startAction({ name: 'edit-admin', subject, row: ada })
    page.setValue('name', 'Ada L')
    let sent = 0
    page.$action.listen(action => {
      if (!action?.sent) return
      sent += 1
      page.setAction(undefined)
    })
    await page.submitAction()
    await vi.waitFor(() => expect(page.commands).toHaveLength(1))
    expect(sent).toBe(1)
    expect(kept.has(page.ACTION_DRAFT)).toBe(false)
  })
})

describe('a form that was changed after it was sent', () => {
  test('goes out under the same key', async () => {
    const page = await openStores(
      ['broken', { status: 200, body: ada }],
      UNKNOWN_KEY
    )
    await backInForm(page)
    page.setValue('name', 'Ada M')
    await page.submitAction()
    expect(page.bodies.map(body => JSON.parse(body))).toEqual([
      { name: 'Ada L' },
      { name: 'Ada M' }
    ])
    expect(new Set(page.commands).size).toBe(1)
    expect(page.kind()).toBeUndefined()
  })

  test('is unknown where the first one was done, and the check tells', async () => {
    let arrived = false
    const page = await openStores(['broken', reused], path => {
      if (arrived) return known(path, new URLSearchParams())
      return path.startsWith('commands/') ? { code: 'no answer' } : 404
    })
    await editTo(page, 'Ada L')
    const { $action, setAction } = page
    const action = page.action()
    const { state } = action
    if (state.kind !== 'unknown') throw new Error('It was answered')
    setAction({ ...action, state: { ...state, check: 'not-done' } })
    page.editAction()
    page.setValue('name', 'Ada M')
    await page.submitAction()
    expect(page.action().state).toMatchObject({
      kind: 'unknown',
      error: { facts: { code: 'idempotency-key-reused' } }
    })
    arrived = true
    await page.checkAction()
    expect($action.get()).toBeUndefined()
    const { $toasts } = await import('../../../../src/stores/toasts.ts')
    await vi.waitFor(() => expect($toasts.get()).toHaveLength(1))
    const [toast] = $toasts.get()
    expect(toast?.tone).toBe('unknown')
    expect(toast?.text).toContain(messages.actions.doneTexts.other.earlier)
  })

  test('that has no answer either is one of the two', async () => {
    let checks = 0
    const page = await openStores(['broken', 'broken'], path => {
      checks += 1
      return known(path, new URLSearchParams())
    })
    await editTo(page, 'Ada L')
    const action = page.action()
    const { state } = action
    if (state.kind !== 'unknown') throw new Error('It was answered')
    page.setAction({ ...action, state: { ...state, check: 'not-done' } })
    page.editAction()
    page.setValue('name', 'Ada M')
    await page.submitAction()
    await page.checkAction()
    expect(checks).toBe(1)
    const { $toasts } = await import('../../../../src/stores/toasts.ts')
    await vi.waitFor(() => expect($toasts.get()).toHaveLength(1))
    expect($toasts.get()[0]?.text).toContain(
      messages.actions.doneTexts.other['one-of-them']
    )
  })
})

describe('a form with amounts', () => {
  test('does not open without the currencies, and opens once they are there', async () => {
    const currencies = { status: 503 }
    const page = await openStores([], () => 404, currencies)
    page.openAction({
      name: 'edit-wallet',
      subject: { id: 'house', name: 'House', version: 1 },
      row: wallet
    })
    const { $confirm, acceptConfirm } =
      await import('../../../../src/stores/confirm.ts')
    await vi.waitFor(() =>
      expect($confirm.get()?.options.header).toBe(
        messages.actions.notOpened.title
      )
    )
    expect(page.kind()).toBeUndefined()
    currencies.status = 200
    acceptConfirm($confirm.get()?.id ?? 0)
    await vi.waitFor(() =>
      expect(page.action().start['lowBalanceAt']).toBe('50.00')
    )
  })

  test.each(['adjust-wallet', 'transfer'] as const)(
    'that %s asks for does not open either',
    async name => {
      const page = await openStores([], () => 404, { status: 503 })
      page.openAction({
        name,
        subject: { id: 'house', name: 'House', version: 1 },
        row: wallet
      })
      const { $confirm } = await import('../../../../src/stores/confirm.ts')
      await vi.waitFor(() =>
        expect($confirm.get()?.options.header).toBe(
          'The form could not be opened'
        )
      )
      expect($confirm.get()?.options.message).toBe(
        'The currencies could not be loaded, so amounts cannot be entered.'
      )
      expect(page.kind()).toBeUndefined()
    }
  )

  test('takes no amount for empty after somebody else was faster', async () => {
    const currencies = { status: 503 }
    const page = await openStores(
      [{ status: 412 }],
      path => (path === 'system-wallets/house' ? wallet : 404),
      currencies
    )
    page.setAction({
      name: 'edit-wallet',
      subject: { id: 'house', name: 'House', version: 0 },
      start: { name: 'House', currency: 'EUR', lowBalanceAt: '50.00' },
      values: { name: 'Home', currency: 'EUR', lowBalanceAt: '50.00' },
      idempotencyKey: 'key',
      state: { kind: 'editing', problems: { fields: {}, form: [] } }
    })
    await page.submitAction()
    expect(page.action().state).toHaveProperty('newest.kind', 'failed')
    currencies.status = 200
    await page.rereadAction()
    expect(page.action().state).toHaveProperty(
      'newest.values.lowBalanceAt',
      '50.00'
    )
  })
})
