import { beforeAll, describe, expect, test } from 'vitest'

import { readFormWith } from '../../../../../src/features/actions/read-form.ts'
import { messages } from '../../../../../src/messages.ts'
import { provideActions } from '../../../../support/provide-actions.ts'

beforeAll(provideActions)

const euro = {
  code: 'EUR',
  name: 'Euro',
  symbol: undefined,
  type: 'real',
  decimals: 2
} as const

/** What is sent of an adjustment that was filled in like this. */
function sent(typed: Record<string, string>): unknown {
  const values = {
    direction: 'credit',
    currency: 'EUR',
    amount: '7',
    reason: 'Agreed with support',
    reasonCode: 'mistake',
    ...typed
  }
  const read = readFormWith(
    { name: 'adjust-user', start: {}, values },
    new Map([['EUR', euro]])
  )
  return read.kind === 'body' ? read.body : read.problems.fields
}

describe('an adjustment', () => {
  test.each(['+7.00', '7.00 EUR', '+7.00\u00A0EUR', '\u202A7.00\u202C'])(
    'of %s, as the panel shows it, moves seven',
    amount => {
      expect(sent({ amount })).toMatchObject({ amount: '700' })
    }
  )

  test.each(['\u22127.00', '-7.00', '\u22127.00 EUR'])(
    'of %s is told that the sign is chosen apart',
    amount => {
      expect(sent({ amount })).toEqual({ amount: messages.checks.aboveZero })
    }
  )

  test('of another currency is refused', () => {
    expect(sent({ amount: '7.00 USD' })).toHaveProperty('amount')
    expect(sent({ amount: '7.00 USD' })).not.toHaveProperty('reason')
  })

  test('has its reference in the characters of the contract, and its reason as written', () => {
    expect(
      sent({
        reference: '\u202ATICKET\u20117\u2013b\u200B',
        reason: 'Agreed \u2013 it\u2019s theirs'
      })
    ).toMatchObject({
      reference: 'TICKET-7-b',
      reason: 'Agreed \u2013 it\u2019s theirs'
    })
  })
})
