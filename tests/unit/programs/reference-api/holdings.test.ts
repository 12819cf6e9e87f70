import { afterAll, describe, expect, test } from 'vitest'

import type { Holding } from '../../../../src/contract/list-answer.ts'
import { SystemWallet } from '../../../../src/contract/system-wallet/system-wallet.ts'
import { User } from '../../../../src/contract/user/user.ts'
import { openTestApi } from './test-api.ts'

const { api, list } = openTestApi()
afterAll(() => {
  api.close()
})

type Held = Pick<Holding, 'currency' | 'available' | 'reserved'>

/** Sums by currency, in its order. */
/** In the order of the currencies. */
const CODES = ['EUR', 'PLN', 'TKN', 'ETH', 'KWD']

function summed(held: readonly Held[]): Omit<Holding, 'lowest'>[] {
  const codes = CODES.filter(code =>
    held.some(({ currency }) => currency === code)
  )
  return codes.map(currency => {
    const own = held.filter(item => item.currency === currency)
    const sum = (amounts: string[]): string =>
      String(amounts.reduce((total, amount) => total + BigInt(amount), 0n))
    return {
      currency,
      available: sum(own.map(({ available }) => available)),
      reserved: sum(own.map(({ reserved }) => reserved)),
      count: own.length
    }
  })
}

describe('holdings', () => {
  test.each([
    'search=ann',
    'status=banned,suspended&country=PL',
    'currency=TKN&balanceMin=500',
    'hasReserved=true',
    'search=13&sort=id'
  ])('of users?%s are all that they hold, by currency', async query => {
    const held: Held[] = []
    for (let page = 1, more = true; more; page += 1) {
      const path = `users?limit=100&page=${page}&${query}`
      const { data, meta } = await list(path, User)
      const balances = data.flatMap(user => user.balances)
      held.push(
        ...balances.map(({ currency, available, reserved = '0' }) => ({
          currency,
          available,
          reserved
        }))
      )
      more = meta.hasMore
    }
    const { meta } = await list(`users?${query}`, User)

    expect(held.length).toBeGreaterThan(0)
    expect(meta.holdings).toEqual(
      summed(held).map(holding => ({ ...holding, lowest: undefined }))
    )
  })

  test.each(['', 'currency=EUR', 'purpose=prize_pool', 'status=frozen'])(
    'of system-wallets?%s name the wallet that holds the least',
    async query => {
      const { data, meta } = await list(`system-wallets?${query}`, SystemWallet)
      const wallets = data.map(({ id, name, currency, balance, reserved }) => ({
        id,
        name,
        currency,
        available: String(BigInt(balance) - BigInt(reserved ?? 0)),
        reserved: reserved ?? '0'
      }))
      const least = (code: string): bigint =>
        wallets
          .filter(({ currency }) => currency === code)
          .map(({ available }) => BigInt(available))
          .reduce((one, other) => (one < other ? one : other))

      const holdings = meta.holdings ?? []
      expect(holdings).toMatchObject(summed(wallets))
      for (const { currency, lowest } of holdings) {
        const wallet = wallets.find(({ id }) => id === lowest?.id)
        expect(lowest?.available).toBe(String(least(currency)))
        expect(wallet).toMatchObject({ ...lowest, currency })
      }
    }
  )

  test('are left out with the total', async () => {
    const users = await list('users?withTotal=false', User)
    const wallets = await list('system-wallets?withTotal=false', SystemWallet)
    expect(users.meta.holdings).toBeUndefined()
    expect(wallets.meta.holdings).toBeUndefined()
  })

  test('of nobody are none', async () => {
    const { meta } = await list('users?search=nobody-at-all', User)
    expect(meta.holdings).toEqual([])
  })
})
