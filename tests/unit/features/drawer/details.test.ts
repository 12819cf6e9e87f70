import { describe, expect, onTestFinished, test, vi } from 'vitest'

import type * as details from '../../../../src/features/drawer/details.ts'
import type { Query, QueryState } from '../../../../src/stores/query.ts'
import { callsOf, useApiServer } from '../../../support/api-server.ts'
import { openSignedIn, type Stores } from '../../../support/stores.ts'

const api = useApiServer()

type Opened = Stores & typeof details

/** The details of a new document, before its session is checked. */
async function openDetails(): Promise<Opened> {
  const stores = await openSignedIn(api)
  return {
    ...stores,
    ...(await import('../../../../src/features/drawer/details.ts'))
  }
}

/** As `openDetails`, with an administrator. */
async function openWithAdmin(): Promise<Opened> {
  const opened = await openDetails()
  await opened.checkSession()
  await api.control.faults.clear()
  return opened
}

/** Every state of a detail until the test is over, as `shown idle 42`. */
function watch<Value>({ $state }: Query<Value>): string[] {
  const states: string[] = []
  onTestFinished($state.listen(state => void states.push(named(state))))
  return states
}

function named<Value>(state: QueryState<Value>): string {
  if (state.kind === 'loading') return `loading ${state.key}`
  return state.kind === 'shown'
    ? `shown ${state.activity} ${state.key}`
    : `failed ${state.error.kind} ${state.key}`
}

/** Waits for the answer to what was asked last. */
async function settled<Value>({ $state }: Query<Value>): Promise<void> {
  await vi.waitUntil(() => /^failed|idle/u.test(named($state.get())))
}

/** Opens an id and closes it again once its answer is there. */
async function visit<Value>(detail: Query<Value>, id: string): Promise<void> {
  const close = detail.open(id)
  await settled(detail)
  close()
}

describe('a detail', () => {
  test('of an entry has all entries of its movement', async () => {
    const { client, transactionDetail } = await openWithAdmin()
    const { data } = await client.page('userTransactions', {
      path: { id: '42' },
      query: { status: 'completed' }
    })
    const id = data[0]?.id ?? ''
    onTestFinished(transactionDetail.open(id))
    await settled(transactionDetail)
    const state = transactionDetail.$state.get()
    const value = state.kind === 'shown' ? state.answer.value : undefined
    expect(value?.id).toBe(id)
    expect(value?.entries.length).toBeGreaterThan(1)
    expect(value?.entries.map(entry => entry.groupId)).toEqual(
      value?.entries.map(() => value.groupId)
    )
  })

  test.each([
    ['userDetail', 'users', 'users'],
    ['gameDetail', 'games', 'games'],
    ['systemWalletDetail', 'systemWallets', 'system-wallets'],
    ['adminDetail', 'admins', 'admins']
  ] as const)('%s is asked for by its id', async (name, list, path) => {
    const opened = await openWithAdmin()
    const { data } = await opened.client.page(list)
    const id = data[0]?.id ?? ''
    await api.control.faults.clear()
    const detail: Query<unknown> = opened[name]
    onTestFinished(detail.open(id))
    await settled(detail)
    expect(detail.$state.get()).toMatchObject({
      kind: 'shown',
      answer: { value: { id } }
    })
    expect(await callsOf(api.control)).toEqual([`GET ${path}/${id}`])
  })

  test('is asked for once an administrator is there, and no sooner', async () => {
    const { checkSession, userDetail } = await openDetails()
    onTestFinished(userDetail.open('42'))
    expect(await callsOf(api.control)).toEqual([])
    await checkSession()
    await settled(userDetail)
    expect((await callsOf(api.control)).at(-1)).toBe('GET users/42')
  })

  test('is forgotten with the session', async () => {
    const { clearSession, userDetail } = await openWithAdmin()
    onTestFinished(userDetail.open('42'))
    await settled(userDetail)
    clearSession()
    expect(named(userDetail.$state.get())).toBe('loading 42')
    expect(named(userDetail.known('42'))).toBe('loading 42')
    userDetail.reload()
    expect(await callsOf(api.control)).toEqual(['GET users/42'])
  })

  test('that is overtaken by another never shows its answer', async () => {
    const { userDetail } = await openWithAdmin()
    await api.control.faults.set([
      { path: 'users/42', fault: { delayMs: 150 } }
    ])
    const states = watch(userDetail)
    const close = userDetail.open('42')
    close()
    onTestFinished(userDetail.open('43'))
    await settled(userDetail)
    await api.answered()
    expect(states).toEqual(['loading 42', 'loading 43', 'shown idle 43'])
    expect(named(userDetail.known('42'))).toBe('loading 42')
  })

  test('that was shown is there at once, and asked for again behind', async () => {
    const { userDetail } = await openWithAdmin()
    await visit(userDetail, '42')
    await visit(userDetail, '43')
    const states = watch(userDetail)
    onTestFinished(userDetail.open('42'))
    expect(states).toEqual(['shown loading 42'])
    await settled(userDetail)
    expect(states).toEqual(['shown loading 42', 'shown idle 42'])
    const asked = await callsOf(api.control)
    expect(asked.filter(call => call === 'GET users/42')).toHaveLength(2)
  })

  test('is kept for the last thirty ids', async () => {
    const { userDetail } = await openWithAdmin()
    for (let id = 1; id <= 31; id += 1) await visit(userDetail, String(id))
    expect(userDetail.known('1').kind).toBe('loading')
    expect(userDetail.known('2').kind).toBe('shown')
    expect(userDetail.known('31').kind).toBe('shown')
  })

  test('of something that is gone is a failure, and is not kept', async () => {
    const { userDetail } = await openWithAdmin()
    await visit(userDetail, '42')
    await api.control.faults.set([{ path: 'users/42', fault: { status: 404 } }])
    onTestFinished(userDetail.open('42'))
    await settled(userDetail)
    expect(userDetail.$state.get()).toMatchObject({
      kind: 'failed',
      error: { kind: 'not-found' },
      answer: { value: { id: '42' } }
    })
    expect(userDetail.known('42').kind).toBe('loading')
  })

  test('of an id that no address can carry is nobody, and not asked for', async () => {
    const { userDetail } = await openWithAdmin()
    onTestFinished(userDetail.open('..'))
    await settled(userDetail)
    expect(named(userDetail.$state.get())).toBe('failed not-found ..')
    expect(await callsOf(api.control)).toEqual([])
  })

  test('that failed can be asked for again, and keeps what was there', async () => {
    const { userDetail } = await openWithAdmin()
    await visit(userDetail, '42')
    await api.control.faults.set([
      { path: 'users/42', fault: { shape: { data: { id: 42 } } } }
    ])
    onTestFinished(userDetail.open('42'))
    await settled(userDetail)
    expect(userDetail.$state.get()).toMatchObject({
      kind: 'failed',
      error: { kind: 'bad-answer' },
      answer: { value: { id: '42' } }
    })
    await api.control.faults.clear()
    userDetail.reload()
    await settled(userDetail)
    expect(named(userDetail.$state.get())).toBe('shown idle 42')
  })

  test('that is closed asks for nothing more', async () => {
    const { userDetail } = await openWithAdmin()
    await visit(userDetail, '42')
    await api.control.faults.clear()
    userDetail.reload()
    expect(await callsOf(api.control)).toEqual([])
  })
})

describe('the latest entries', () => {
  test.each([
    ['latestEntriesOfUser', '42', 'users/42/transactions', ''],
    [
      'latestEntriesOfWallet',
      'wal_00001',
      'system-wallets/transactions',
      '&walletId=wal_00001'
    ]
  ] as const)('%s are the five newest', async (name, id, path, filter) => {
    const opened = await openWithAdmin()
    const detail = opened[name]
    onTestFinished(detail.open(id))
    await settled(detail)
    const state = detail.$state.get()
    const rows = state.kind === 'shown' ? state.answer.value : []
    expect(rows).toHaveLength(5)
    const times = rows.map(({ createdAt }) => createdAt)
    expect(times).toEqual(times.toSorted().toReversed())
    const [call] = await api.control.log()
    expect(call?.path).toBe(path)
    expect(call?.query).toBe(
      `?limit=5&sort=-createdAt&withTotal=false${filter}`
    )
  })
})
