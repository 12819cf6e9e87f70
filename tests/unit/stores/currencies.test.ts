import { describe, expect, onTestFinished, test, vi } from 'vitest'

import type * as currencies from '../../../src/stores/currencies.ts'
import { callsOf, useApiServer } from '../../support/api-server.ts'
import { openStores, type Stores } from '../../support/stores.ts'

const api = useApiServer()

type Store = typeof currencies
type Kind = currencies.Currencies['kind']

/** The currencies of a new document, with its session. */
async function openCurrencies(): Promise<Stores & Store> {
  const stores = await openStores(api.base)
  return { ...stores, ...(await import('../../../src/stores/currencies.ts')) }
}

function signIn(stores: Stores): Promise<void> {
  return stores.signIn(api.account.email, api.account.password)
}

/** Shows the currencies until the test is over. */
function show({ $currencies }: Store): Kind[] {
  const kinds: Kind[] = []
  onTestFinished($currencies.subscribe(({ kind }) => void kinds.push(kind)))
  return kinds
}

async function currencyCalls(): Promise<number> {
  const calls = await callsOf(api.control)
  return calls.filter(call => call === 'GET currencies').length
}

describe('currencies', () => {
  test('are asked for once an administrator is there, and once for all', async () => {
    const stores = await openCurrencies()
    const kinds = show(stores)
    show(stores)
    await stores.checkSession()
    expect(await currencyCalls()).toBe(0)
    await signIn(stores)
    await vi.waitUntil(() => stores.$currencies.get().kind === 'known')
    expect(kinds).toEqual(['loading', 'known'])
    show(stores)
    await stores.recheckSession()
    // Whatever was sent with the new session has arrived before this answer.
    await stores.client.page('users')
    expect(await currencyCalls()).toBe(1)
  })

  test('are known by their code, all of them', async () => {
    const stores = await openCurrencies()
    await signIn(stores)
    const { meta } = await stores.client.page('currencies')
    show(stores)
    await vi.waitUntil(() => stores.$currencies.get().kind === 'known')
    const state = stores.$currencies.get()
    const byCode = state.kind === 'known' ? state.byCode : new Map()
    expect(byCode.size).toBe(meta.total)
    expect(byCode.get('EUR')).toMatchObject({ code: 'EUR', decimals: 2 })
  })

  test('are not asked for while nobody shows them', async () => {
    const stores = await openCurrencies()
    await signIn(stores)
    expect(await currencyCalls()).toBe(0)
  })

  test('that cannot be had are unknown, until the next session', async () => {
    await api.control.faults.set([
      { path: 'currencies', times: 2, fault: { status: 503 } }
    ])
    const stores = await openCurrencies()
    const kinds = show(stores)
    await signIn(stores)
    await vi.waitUntil(() => stores.$currencies.get().kind === 'unknown')
    await stores.recheckSession()
    await vi.waitUntil(() => stores.$currencies.get().kind === 'known')
    expect(kinds).toEqual(['loading', 'unknown', 'known'])
  })
})
