import { afterEach, describe, expect, test, vi } from 'vitest'

import { messages } from '../../../../src/messages.ts'
import type * as walletChoices from '../../../../src/screens/ledger/wallet-choices.ts'
import { list } from '../../../support/fake-api.ts'
import { openPanelStores } from '../../../support/panel-stores.ts'

const texts = messages.actions.walletChoice

afterEach(() => vi.unstubAllEnvs())

const { signal } = new AbortController()

const wallet = (id: string, currency: string, status = 'active'): object => ({
  id,
  name: `Wallet ${id}`,
  code: id,
  purpose: 'house',
  currency,
  balance: '0',
  status,
  createdAt: '2026-01-01T00:00:00Z'
})

const wallets = [
  wallet('a', 'EUR'),
  wallet('b', 'EUR', 'frozen'),
  wallet('c', 'EUR', 'closed'),
  wallet('d', 'PLN')
]

async function open(): Promise<typeof walletChoices> {
  await openPanelStores((path, query) => {
    if (path !== 'system-wallets') return 404
    const currency = query.get('currency')
    return list(
      wallets.filter(
        item => !currency || Reflect.get(item, 'currency') === currency
      )
    )
  })
  return import('../../../../src/screens/ledger/wallet-choices.ts')
}

describe('the wallets of a transfer', () => {
  test('to take from are of every currency, which each brings along', async () => {
    const { walletsToTakeFrom } = await open()
    const choices = await walletsToTakeFrom('', signal)
    expect(choices[0]).toEqual({
      value: 'a',
      label: 'Wallet a · EUR',
      brings: { currency: 'EUR' }
    })
    expect(choices.at(-1)).toMatchObject({ brings: { currency: 'PLN' } })
  })

  test('to give to are of one currency; what is still says why it is off', async () => {
    const { walletsToGiveTo } = await open()
    expect(await walletsToGiveTo('EUR', signal)).toEqual([
      { value: 'a', label: 'Wallet a' },
      { value: 'b', label: texts.frozen('Wallet b'), disabled: true },
      { value: 'c', label: texts.closed('Wallet c'), disabled: true }
    ])
  })

  test('to give to are none before there is a currency', async () => {
    const { walletsToGiveTo } = await open()
    expect(await walletsToGiveTo('', signal)).toEqual([])
  })

  test('are read to their last page', async () => {
    const hits = await openPanelStores((path, query) => {
      if (path !== 'system-wallets') return 404
      const page = Number(query.get('page') ?? '1')
      const envelope = list([wallet(`w${page}`, 'EUR')])
      return {
        ...envelope,
        meta: { ...Reflect.get(envelope, 'meta'), hasMore: page < 3 }
      }
    })
    const { walletsToGiveTo } =
      await import('../../../../src/screens/ledger/wallet-choices.ts')
    const values = (await walletsToGiveTo('EUR', signal)).map(
      ({ value }) => value
    )
    expect(values).toEqual(['w1', 'w2', 'w3'])
    expect(hits.filter(hit => hit.includes('system-wallets'))).toHaveLength(3)
  })
})
