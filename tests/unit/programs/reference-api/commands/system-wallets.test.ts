import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import {
  type Answer,
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

const POOL = 'wal_00003'
const FROZEN = 'wal_00007'

const patch = (id: string, body: unknown, version = 1): Promise<Answer> =>
  api.send(`PATCH system-wallets/${id}`, body, { version })

describe('a system wallet', () => {
  test('is renamed and marked', async () => {
    const { data } = await patch(POOL, {
      name: 'Prizes',
      lowBalanceAt: '12345'
    })
    expect(data).toMatchObject({
      name: 'Prizes',
      lowBalanceAt: '12345',
      version: 2
    })
    const [audit] = await api.audit('system-wallets', POOL)
    expect(audit).toMatchObject({
      action: 'wallet.edited',
      before: { name: 'Prize pool', lowBalanceAt: '100000' },
      after: { name: 'Prizes', lowBalanceAt: '12345' }
    })
    const found = await api.send('GET system-wallets?search=prizes')
    expect(found.text).toContain(POOL)
  })

  test('loses its mark by null, and keeps it by silence', async () => {
    const marked = await patch(POOL, { name: 'Prizes' })
    expect(marked.data['lowBalanceAt']).toBe('100000')
    const bare = await patch(POOL, { lowBalanceAt: null }, 2)
    expect(bare.data['lowBalanceAt']).toBeNull()
    expect((await patch(POOL, { lowBalanceAt: null }, 3)).data['version']).toBe(
      3
    )
  })

  test('is frozen for a reason, and unfrozen', async () => {
    expect(refusalOf(await patch(POOL, { status: 'frozen' }))).toBe(
      '422 invalid #/reason'
    )
    const frozen = await patch(POOL, { status: 'frozen', reason: REASON })
    expect(frozen.data).toMatchObject({ status: 'frozen', version: 2 })
    expect(
      refusalOf(await patch(POOL, { status: 'frozen', reason: REASON }, 2))
    ).toBe('409 already-frozen')
    const active = await patch(POOL, { status: 'active' }, 2)
    expect(active.data).toMatchObject({ status: 'active', version: 3 })
    expect(refusalOf(await patch(POOL, { status: 'active' }, 3))).toBe(
      '409 already-active'
    )
    const audit = await api.audit('system-wallets', POOL)
    expect(audit.map(({ action, reason }) => [action, reason])).toEqual([
      ['wallet.unfrozen', undefined],
      ['wallet.frozen', REASON]
    ])
  })

  test('keeps its name and status once it is closed', async () => {
    api.database.exec(
      `UPDATE system_wallets SET status = 'closed' WHERE wallet_id = 7`
    )
    expect(refusalOf(await patch(FROZEN, { name: 'Open' }))).toBe(
      '409 wallet-closed'
    )
    expect(refusalOf(await patch(FROZEN, { status: 'active' }))).toBe(
      '409 wallet-closed'
    )
  })

  test('is none of a user', async () => {
    expect(refusalOf(await patch('wal_00081', { name: 'Mine' }))).toBe(
      '404 not-found'
    )
  })
})
