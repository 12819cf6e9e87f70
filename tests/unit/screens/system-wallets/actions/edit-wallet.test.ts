import { beforeAll, describe, expect, test } from 'vitest'

import type { Currency } from '../../../../../src/contract/ledger/currency.ts'
import { readFormWith } from '../../../../../src/features/actions/read-form.ts'
import { provideActions } from '../../../../support/provide-actions.ts'

beforeAll(provideActions)

const euro: Currency = {
  code: 'EUR',
  name: undefined,
  symbol: undefined,
  type: 'real',
  decimals: 2
}
const start = { name: 'Prize pool', currency: 'EUR', lowBalanceAt: '1000.00' }

/** What is sent of a wallet whose fields were changed like this. */
function sent(changed: Record<string, string>): unknown {
  const values = { ...start, ...changed }
  const form = { name: 'edit-wallet', start, values } as const
  const read = readFormWith(form, new Map([['EUR', euro]]))
  return read.kind === 'body' ? read.body : read.problems.fields
}

describe('an edited system wallet', () => {
  test('is sent as far as it was changed', () => {
    expect(sent({ name: 'Prizes' })).toEqual({ name: 'Prizes' })
  })

  test('gets its mark of low balance in minor units', () => {
    expect(sent({ lowBalanceAt: '12.5' })).toEqual({ lowBalanceAt: '1250' })
  })

  test('loses the mark that was emptied', () => {
    expect(sent({ lowBalanceAt: '' })).toEqual({ lowBalanceAt: null })
  })
})
