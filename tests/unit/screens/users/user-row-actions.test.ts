import { describe, expect, test } from 'vitest'

import type { User } from '../../../../src/contract/user/user.ts'
import type { RowAction } from '../../../../src/features/actions/row-action.ts'
import { messages } from '../../../../src/messages.ts'
import { userRowActions } from '../../../../src/screens/users/user-row-actions.ts'

const reasons = messages.actions.reasons.user

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
  return userRowActions({ ...marta, ...state }).map(
    ({ request, disabledReason }) =>
      disabledReason === undefined
        ? request.name
        : `${request.name}: ${disabledReason}`
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
        `adjust-user: ${reasons[status]}`,
        `edit-user: ${reasons[status]}`,
        `suspend-user: ${reasons[status]}`
      ])
    }
  )

  test('is no suspension in a state that this build does not know', () => {
    expect(offered({ status: 'frozen' })).toEqual([
      'adjust-user',
      'edit-user',
      `suspend-user: ${reasons.notActive}`
    ])
  })

  test('is no adjustment without a wallet', () => {
    expect(offered({ balances: [] })[0]).toBe(
      `adjust-user: ${reasons.noWallet}`
    )
  })

  test('has one primary, and the suspension is danger', () => {
    const tones = userRowActions(marta).map(({ tone }: RowAction) => tone)
    expect(tones).toEqual(['primary', undefined, 'danger'])
  })

  test('carries the user, the name and the version', () => {
    expect(userRowActions(marta)[1]?.request).toEqual({
      name: 'edit-user',
      subject: { id: '42', name: 'Marta Kowalczyk', version: 3 },
      row: marta
    })
  })
})
