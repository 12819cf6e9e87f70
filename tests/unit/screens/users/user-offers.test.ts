import { describe, expect, test } from 'vitest'

import type { User } from '../../../../src/contract/user/user.ts'
import type { Offer } from '../../../../src/features/actions/offer.ts'
import { messages } from '../../../../src/messages.ts'
import { userOffers } from '../../../../src/screens/users/user-offers.ts'

const words = messages.actions.userOffers

const marta = {
  id: '42',
  displayName: 'Marta Kowalczyk',
  status: 'active',
  balances: [{ currency: 'EUR', available: '100' }],
  createdAt: '2026-11-14T09:31:00Z',
  version: 3
} as User

/** What a user in this state is offered, as `name` or `name: why not`. */
function offered(state: Partial<User>): string[] {
  return userOffers({ ...marta, ...state }).map(({ request, off }) =>
    off === undefined ? request.name : `${request.name}: ${off}`
  )
}

describe('what can be done with a user', () => {
  test('is to adjust, to edit and to suspend while active', () => {
    expect(offered({})).toEqual(['adjust-user', 'edit-user', 'suspend-user'])
  })

  test.each(['suspended', 'banned'])('is to reinstate when %s', status => {
    expect(offered({ status })).toEqual([
      'adjust-user',
      'edit-user',
      'reinstate-user'
    ])
  })

  test.each(['closed', 'deleted'] as const)(
    'is nothing when %s, and says why',
    status => {
      expect(offered({ status })).toEqual([
        `adjust-user: ${words[status]}`,
        `edit-user: ${words[status]}`,
        `suspend-user: ${words[status]}`
      ])
    }
  )

  test('is no suspension in a state that this build does not know', () => {
    expect(offered({ status: 'frozen' })).toEqual([
      'adjust-user',
      'edit-user',
      `suspend-user: ${words.notActive}`
    ])
  })

  test('is no adjustment without a wallet', () => {
    expect(offered({ balances: [] })[0]).toBe(`adjust-user: ${words.noWallet}`)
  })

  test('has one primary, and the suspension is danger', () => {
    const tones = userOffers(marta).map(({ tone }: Offer) => tone)
    expect(tones).toEqual(['primary', undefined, 'danger'])
  })

  test('carries the user, the name and the version', () => {
    expect(userOffers(marta)[1]?.request).toEqual({
      name: 'edit-user',
      subject: { id: '42', name: 'Marta Kowalczyk', version: 3 },
      row: marta
    })
  })
})
