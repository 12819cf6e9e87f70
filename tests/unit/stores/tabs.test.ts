import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { callsOf, useApiServer } from '../../support/api-server.ts'
import { turns } from '../../support/raw-server.ts'
import { openStores, type Stores } from '../../support/stores.ts'

const api = useApiServer()

/** Node's own, with a list of what has been opened. */
let channels: BroadcastChannel[] = []
const { BroadcastChannel: NodeChannel } = globalThis

let here: Stores
let there: Stores

beforeEach(async () => {
  class Channel extends NodeChannel {
    constructor(name: string) {
      super(name)
      channels.push(this)
    }
  }
  vi.stubGlobal('BroadcastChannel', Channel)
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('addEventListener', () => undefined)
  there = await openStores(api.base)
  here = await openStores(api.base)
})

afterEach(() => {
  for (const channel of channels) channel.close()
  channels = []
})

const OTHER_EMAIL = 'lukasz.wrobel@example.com'

function signInHere(): Promise<void> {
  return here.signIn(api.account.email, api.account.password)
}

describe('two tabs of a browser', () => {
  test('a sign-in in one of them is one in the other', async () => {
    await there.checkSession()
    await signInHere()
    await vi.waitUntil(() => there.$session.get().kind === 'admin')
    expect(there.$admin.get()).toEqual(here.$admin.get())
  })

  test('a tab that has not asked yet is left to its own first check', async () => {
    await signInHere()
    await newsArrived()
    expect(there.$session.get()).toEqual({ kind: 'unchecked' })
    await api.control.faults.clear()
    await there.checkSession()
    await there.client.page('currencies')
    expect(await callsOf(api.control)).toEqual([
      'POST admin/refresh',
      'GET admin',
      'GET currencies'
    ])
  })

  test('a tab that is being checked asks once more after a sign-in (AUTH-8)', async () => {
    await signInHere()
    const checked = there.checkSession()
    await signInHere()
    await checked
    await vi.waitUntil(async () => {
      const made = await callsOf(api.control)
      return made.filter(call => call === 'POST admin/refresh').length === 2
    })
    expect(there.$session.get().kind).toBe('admin')
  })

  test('a sign-in is told, whether or not it can be asked who has (AUTH-7)', async () => {
    await there.checkSession()
    await api.control.faults.set([
      { method: 'GET', path: 'admin', times: 1, fault: { status: 403 } }
    ])
    await expect(signInHere()).rejects.toMatchObject({ kind: 'forbidden' })
    await vi.waitUntil(() => there.$session.get().kind === 'admin')
  })

  test('4.5 a sign-out in one ends the session of the other (AUTH-7)', async () => {
    await signInHere()
    await there.checkSession()
    const ended = vi.fn<() => void>()
    there.on('need-logout', ended)
    await here.signOut()
    await vi.waitUntil(() => there.$session.get().kind === 'guest')
    expect(there.$session.get()).toEqual({ kind: 'guest', reason: 'ended' })
    expect(here.$session.get()).toEqual({
      kind: 'guest',
      reason: 'unauthenticated'
    })
    expect(ended).toHaveBeenCalledOnce()
  })

  test('a tab that nobody checks asks nothing when they are over', async () => {
    await signInHere()
    await newsArrived()
    await api.control.faults.clear()
    await here.signOut()
    await newsArrived()
    expect(there.$session.get().kind).toBe('guest')
    expect(await callsOf(api.control)).toEqual(['POST admin/logout'])
  })

  test('what says nothing about the session changes nothing (INJ-10)', async () => {
    await there.checkSession()
    await api.control.faults.clear()
    const stranger = new BroadcastChannel('panel-session')
    const others = [
      'signed-up 1',
      null,
      { type: 'signed-in' },
      ['signed-in'],
      1
    ]
    for (const news of others) {
      stranger.postMessage(news)
    }
    await newsArrived()
    expect(there.$session.get().kind).toBe('guest')
    expect(await callsOf(api.control)).toEqual([])
  })

  test('news that come a second time, by another way, are none', async () => {
    await signInHere()
    await there.checkSession()
    const ended = vi.fn<() => void>()
    there.on('need-logout', ended)
    const stranger = new BroadcastChannel('panel-session')
    for (const news of ['signed-out 1', 'signed-in 2', 'signed-out 1']) {
      stranger.postMessage(news)
    }
    await newsArrived()
    await vi.waitUntil(() => there.$session.get().kind === 'admin')
    expect(ended).toHaveBeenCalledOnce()
  })

  test('a second copy of a page does not hear what that page tells (REF-17)', async () => {
    await here.checkSession()
    vi.resetModules()
    const copy = await import('../../../src/stores/session-news.ts')
    copy.subscribeToSessions()
    await api.control.faults.clear()
    await signInHere()
    await newsArrived()
    await here.client.page('currencies')
    expect(await callsOf(api.control)).toEqual([
      'POST admin/login',
      'GET admin',
      'GET currencies'
    ])
    const own = channels.filter(({ name }) => name === 'panel-session')
    expect(own).toHaveLength(2)
  })

  test('no token goes from one to the other (AUTH-1, AUTH-7)', async () => {
    const heard: unknown[] = []
    const listener = new BroadcastChannel('panel-session')
    listener.addEventListener('message', event => {
      heard.push((event as MessageEvent<unknown>).data)
    })
    await signInHere()
    await here.signOut()
    await vi.waitUntil(() => heard.length === 2)
    expect(heard).toEqual([
      expect.stringMatching(/^signed-in \d+$/u),
      expect.stringMatching(/^signed-out \d+$/u)
    ])
  })
})

describe('a sign-out that the server does not know of yet', () => {
  const MARK = 'panel.signedOutAt'
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key)
  }
  const loggedOut = async (): Promise<string[]> =>
    (await callsOf(api.control)).filter(call => call.endsWith('logout'))

  beforeEach(async () => {
    await signInHere()
    await newsArrived()
    kept.clear()
    vi.stubGlobal('localStorage', storage)
    there = await openStores(api.base)
    storage.setItem(MARK, String(Date.now()))
    await api.control.faults.clear()
  })

  test('ends no session that began since, where its mark is still seen (AUTH-6)', async () => {
    await api.control.faults.set([
      { path: 'admin/logout', fault: { status: 503 } },
      { path: 'admin/refresh', fault: { status: 503 } }
    ])
    await there.checkSession()
    expect(there.$session.get()).toMatchObject({ reason: 'sign-out-open' })
    await api.control.faults.clear()
    // What another process forgets is seen there only later.
    const getItem = vi
      .fn(storage.getItem)
      .mockImplementationOnce(() => String(Date.now()))
    await signInHere()
    vi.stubGlobal('localStorage', { ...storage, getItem })
    await vi.waitUntil(() => there.$session.get().kind === 'admin')
    expect(await loggedOut()).toEqual([])
    expect(kept.has(MARK)).toBe(false)
  })

  test('ends no session that began while it waited (AUTH-6)', async () => {
    await api.control.faults.set([
      { path: 'admin/login', fault: { delayMs: 100 } }
    ])
    api.sent.length = 0
    const signedIn = signInHere()
    await vi.waitUntil(() => api.sent.length > 0)
    await Promise.all([signedIn, there.checkSession()])
    await vi.waitUntil(() => there.$session.get().kind === 'admin')
    expect(await loggedOut()).toEqual([])
  })

  test('ends no session whose sign-in waited for it (AUTH-6)', async () => {
    await api.control.faults.set([
      { path: 'admin/refresh', times: 1, fault: { delayMs: 100 } }
    ])
    api.sent.length = 0
    const checked = there.checkSession()
    await vi.waitUntil(() => api.sent.length > 0)
    await Promise.all([signInHere(), checked])
    expect(there.$session.get().kind).toBe('admin')
    expect(await loggedOut()).toEqual([])
    // It has asked once more: the first token is of the session before.
    const asked = (await callsOf(api.control)).filter(
      call => call === 'POST admin/refresh'
    )
    expect(asked.length).toBeGreaterThan(1)
  })

  test('shows whoever signed in while it waited, and not who was there (AUTH-8)', async () => {
    await api.control.faults.set([
      { path: 'admin/refresh', times: 1, fault: { delayMs: 100 } }
    ])
    api.sent.length = 0
    const checked = there.checkSession()
    await vi.waitUntil(() => api.sent.length > 0)
    const { password } = api.account
    await Promise.all([here.signIn(OTHER_EMAIL, password), checked])
    expect(here.$admin.get()?.email).toBe(OTHER_EMAIL)
    expect(there.$admin.get()).toEqual(here.$admin.get())
  })

  test('ends no session whose sign-in came behind the press on it (AUTH-6)', async () => {
    kept.clear()
    await api.control.faults.set([
      { path: 'admin/refresh', times: 1, fault: { delayMs: 100 } }
    ])
    api.sent.length = 0
    const signedOut = there.signOut()
    await vi.waitUntil(() => api.sent.length > 0)
    await Promise.all([signInHere(), signedOut])
    await newsArrived()
    expect(here.$session.get().kind).toBe('admin')
    expect(await loggedOut()).toEqual([])
    expect(kept.has(MARK)).toBe(false)
  })

  test('is not closed by a sign-in that it was pressed behind (AUTH-6)', async () => {
    kept.clear()
    await there.checkSession()
    await api.control.faults.set([
      { path: 'admin/login', fault: { delayMs: 100 } },
      { path: 'admin/logout', fault: { status: 503 } }
    ])
    api.sent.length = 0
    const signedIn = signInHere()
    await vi.waitUntil(() => api.sent.length > 0)
    await Promise.all([there.signOut(), signedIn.catch(() => undefined)])
    expect(await loggedOut()).toHaveLength(1)
    expect(kept.has(MARK)).toBe(true)
  })

  test('is not closed by one that was pressed in front of that sign-in (AUTH-6)', async () => {
    kept.clear()
    await there.checkSession()
    const third = await openStores(api.base)
    await third.checkSession()
    const busy = await openStores(api.base)
    await api.control.faults.set([
      { path: 'admin/refresh', times: 1, fault: { delayMs: 100 } }
    ])
    api.sent.length = 0
    const checked = busy.checkSession()
    await vi.waitUntil(() => api.sent.length > 0)
    const waiting = [there.signOut(), signInHere(), third.signOut()]
    await Promise.allSettled([checked, ...waiting])
    expect(await loggedOut()).toHaveLength(2)
    expect(kept.has(MARK)).toBe(false)
    const later = await openStores(api.base)
    await later.checkSession()
    expect(later.$session.get().kind).toBe('guest')
  })

  test('says to a sign-in that it ends what has ended it (AUTH-7)', async () => {
    kept.clear()
    await there.checkSession()
    const login = await openStores(api.base)
    login.clearSession()
    await api.control.faults.set([
      { path: 'admin/login', fault: { delayMs: 100 } },
      { method: 'GET', path: 'admin', fault: { status: 401, delayMs: 200 } }
    ])
    api.sent.length = 0
    const { email, password } = api.account
    const signedIn = login.signIn(email, password)
    await vi.waitUntil(() => api.sent.length > 0)
    const signedOut = there.signOut()
    await expect(signedIn).rejects.toMatchObject({
      facts: { code: login.SIGNED_OUT_MEANWHILE }
    })
    await signedOut
  })

  test('is told to all tabs by the one that finishes it (AUTH-7)', async () => {
    await there.checkSession()
    await vi.waitUntil(() => here.$session.get().kind === 'guest')
    expect(here.$session.get()).toMatchObject({ reason: 'ended' })
  })
})

describe('a page that another tab has told something while it was loading', () => {
  const NEWS = 'panel.sessionNews'
  const began = Date.now() - performance.now()

  async function heardAtStart(kept: string): Promise<string[]> {
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => (key === NEWS ? kept : null)
    })
    vi.resetModules()
    const tabs = await import('../../../src/stores/tabs.ts')
    const heard: string[] = []
    tabs.onTabMessage(news => void heard.push(news))
    return heard
  }

  test.each(['signed-in', 'signed-out'])('hears %s', async news => {
    expect(await heardAtStart(`${news} ${began + 50}`)).toEqual([news])
  })

  test('hears when it was told, by the page’s own clock', async () => {
    vi.stubGlobal('localStorage', { getItem: () => `signed-in ${began + 50}` })
    vi.resetModules()
    const tabs = await import('../../../src/stores/tabs.ts')
    const told: number[] = []
    tabs.onTabMessage((_, toldAt) => void told.push(toldAt))
    expect(told).toHaveLength(1)
    expect(Math.abs((told[0] ?? 0) - 50)).toBeLessThan(5)
  })

  test.each([
    ['of before', `signed-in ${began - 50}`],
    ['of a clock that was ahead', `signed-in ${Date.now() + 3_600_000}`],
    ['that are none', `nonsense ${began + 50}`],
    ['without a time', 'signed-in']
  ])('leaves news %s alone', async (_, kept) => {
    expect(await heardAtStart(kept)).toEqual([])
  })

  test.each([
    ['a sign-out', null, 'unauthenticated'],
    ['one that is still open', '1', 'sign-out-open']
  ])(
    'is nobody’s after %s, and asks nothing (AUTH-7)',
    async (_, mark, reason) => {
      await signInHere()
      await api.control.faults.clear()
      vi.stubGlobal('localStorage', {
        getItem: (key: string) =>
          key === NEWS ? `signed-out ${Date.now()}` : mark,
        setItem: () => undefined,
        removeItem: () => undefined
      })
      const page = await openStores(api.base)
      await page.checkSession()
      expect(page.$session.get()).toEqual({
        kind: 'guest',
        reason
      })
      expect(await callsOf(api.control)).toEqual([])
    }
  )
})

describe('tabs of a browser whose storage tells of a change', () => {
  test('hear of each other through the storage, and nothing secret (AUTH-7, INJ-10)', async () => {
    const heard: string[] = []
    const kept: [string, string][] = []
    let hear: ((event: { key: string; newValue: string }) => void) | undefined
    vi.stubGlobal('window', {
      addEventListener: (_: string, listener: typeof hear) => {
        hear = listener
      }
    })
    vi.stubGlobal('localStorage', {
      setItem: (key: string, value: string) => void kept.push([key, value])
    })
    vi.resetModules()
    const tabs = await import('../../../src/stores/tabs.ts')
    tabs.onTabMessage(news => void heard.push(news))
    tabs.notifyOtherTabs('signed-out')
    const [key = '', newValue = ''] = kept[0] ?? []
    expect(newValue).toMatch(/^signed-out \d+$/u)
    hear?.({ key, newValue })
    hear?.({ key: 'another', newValue })
    hear?.({ key, newValue: 'nonsense' })
    expect(heard).toEqual(['signed-out'])
  })

  test('hear once what comes by the channel too, and what that one loses', async () => {
    const heard: string[] = []
    vi.resetModules()
    const page = Object.assign(new EventTarget(), { BroadcastChannel })
    vi.stubGlobal('window', page)
    const tabs = await import('../../../src/stores/tabs.ts')
    tabs.onTabMessage(news => void heard.push(news))
    const store = (newValue: string): void => {
      const event = Object.assign(new Event('storage'), {
        key: 'panel.sessionNews',
        newValue
      })
      page.dispatchEvent(event)
    }
    const other = new BroadcastChannel('panel-session')
    other.postMessage('signed-out 1')
    await newsArrived()
    store('signed-out 1')
    store('signed-in 2')
    expect(heard).toEqual(['signed-out', 'signed-in'])
  })
})

/** A message of one's own comes after all that were sent before it. */
async function newsArrived(): Promise<void> {
  const [from, to] = ['news', 'news'].map(name => new BroadcastChannel(name))
  const arrived = new Promise(resolve => {
    to?.addEventListener('message', resolve, { once: true })
  })
  from?.postMessage('')
  await arrived
  await turns()
}
