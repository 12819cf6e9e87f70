import { beforeEach, describe, expect, test, vi } from 'vitest'

import { messages } from '../../../src/messages.ts'
import { useApiServer } from '../../support/api-server.ts'
import { openSignedIn, openStores, type Stores } from '../../support/stores.ts'

const api = useApiServer()

let stores: Stores

beforeEach(async () => {
  stores = await openStores(api.base)
})

function signIn(): Promise<void> {
  return stores.signIn(api.account.email, api.account.password)
}

describe('events', () => {
  /** Writes down each event, with the session as it was heard. */
  function record(): string[] {
    const heard: string[] = []
    const add = (name: string): void => {
      heard.push(`${name} (${stores.$session.get().kind})`)
    }
    stores.on('showLoader', payload => add(`showLoader ${payload?.label}`))
    stores.on('hideLoader', () => add('hideLoader'))
    stores.on('admin-login', () => add('admin-login'))
    stores.on('admin-logout', ({ id }) => add(`admin-logout ${id}`))
    stores.on('need-logout', () => add('need-logout'))
    return heard
  }

  test('4.4 a first load with a session emits admin-login once', async () => {
    stores = await openSignedIn(api)
    const heard = record()
    await Promise.all([stores.checkSession(), stores.checkSession()])
    expect(heard).toEqual(['admin-login (admin)'])
  })

  test('4.4 a sign-in that overtakes the first load emits admin-login once', async () => {
    stores = await openSignedIn(api)
    const heard = record()
    await Promise.all([stores.checkSession(), signIn()])
    expect(heard.filter(event => event.startsWith('admin-login'))).toHaveLength(
      1
    )
  })

  test('4.4 4.6 a sign-in emits admin-login once, between the loader', async () => {
    await stores.checkSession()
    const heard = record()
    await signIn()
    await stores.checkSession()
    expect(heard).toEqual([
      `showLoader ${messages.login.busy} (guest)`,
      'admin-login (admin)',
      'hideLoader (admin)'
    ])
  })

  test('4.4 4.6 a sign-in that fails only shows and hides the loader', async () => {
    const heard = record()
    await stores.signIn('nobody@a.example', 'wrong').catch(() => undefined)
    expect(heard).toEqual([
      `showLoader ${messages.login.busy} (unchecked)`,
      'hideLoader (unchecked)'
    ])
  })

  test('4.4 4.6 a sign-out emits admin-logout with the id, before the clearing', async () => {
    await signIn()
    const id = stores.$admin.get()?.id
    expect(id).toMatch(/./u)
    const heard = record()
    await stores.signOut()
    expect(heard).toEqual([
      `showLoader ${messages.session.signingOut} (admin)`,
      `admin-logout ${id} (admin)`,
      'hideLoader (guest)'
    ])
  })

  test('4.4 a listener that throws stops neither the others nor the sign-out', async () => {
    const reported = vi.fn<(error: unknown) => void>()
    vi.stubGlobal('reportError', reported)
    await signIn()
    const error = new Error('broken listener')
    for (const name of ['admin-logout', 'hideLoader'] as const) {
      stores.on(name, () => {
        throw error
      })
    }
    const heard = record()
    await stores.signOut()
    expect(heard).toHaveLength(3)
    expect(stores.$session.get().kind).toBe('guest')
    expect(reported.mock.calls).toEqual([[error], [error]])
  })

  test('4.5 need-logout clears the session before other listeners hear of it', async () => {
    await signIn()
    const heard = record()
    stores.emit('need-logout')
    expect(heard).toEqual(['need-logout (guest)'])
    expect(stores.$session.get()).toEqual({ kind: 'guest', reason: 'ended' })
    api.sent.length = 0
    await stores.client.page('currencies').catch(() => undefined)
    expect(api.sent[0]?.authorization).toBeNull()
  })

  test('4.5 admin-logout alone clears nothing', async () => {
    await signIn()
    stores.emit('admin-logout', { id: '1' })
    expect(stores.$session.get().kind).toBe('admin')
  })

  test('4.5 calls that end the session together emit need-logout once (REF-14)', async () => {
    await signIn()
    const heard = record()
    await api.control.faults.set([
      { path: 'currencies', fault: { revoke: true } },
      { path: 'users', fault: { revoke: true, delayMs: 60 } },
      { path: 'admin/refresh', fault: { status: 401 } }
    ])
    const pages = await Promise.allSettled(
      Array.from({ length: 10 }, (_, index) =>
        stores.client.page(index % 2 === 0 ? 'currencies' : 'users')
      )
    )
    expect(pages.every(({ status }) => status === 'rejected')).toBe(true)
    expect(heard).toEqual(['need-logout (guest)'])
    expect(stores.$session.get()).toEqual({ kind: 'guest', reason: 'ended' })
  })

  test('4.5 8.2 a refresh that fails emits nothing by itself', async () => {
    const heard = record()
    await stores.client.page('currencies').catch(() => undefined)
    expect(heard).toEqual([])
    expect(stores.$session.get()).toEqual({ kind: 'unchecked' })
  })
})
