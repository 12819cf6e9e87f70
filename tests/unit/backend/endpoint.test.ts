import { describe, expect, test } from 'vitest'

import { contractBackend } from '../../../src/backend/contract-backend.ts'
import { endpointOf, listRequestOf } from '../../../src/backend/endpoint.ts'
import { calls } from '../../../src/contract/calls.ts'
import { commandCalls } from '../../../src/contract/command-calls.ts'
import { backend as least } from '../../backends/least.ts'

describe('a call goes', () => {
  test('where the contract says', () => {
    expect(endpointOf(contractBackend, calls.user)).toEqual({
      method: 'GET',
      path: 'users/:id'
    })
    expect(endpointOf(contractBackend, commandCalls.suspendUser)).toEqual({
      method: 'POST',
      path: 'users/:id/suspension'
    })
  })

  test('where the owner says, and nowhere for what is constant', () => {
    expect(endpointOf(least, calls.transaction)).toEqual({
      method: 'GET',
      path: 'transactions/:id'
    })
    expect(endpointOf(least, calls.userTransactions)?.path).toBe(
      'transactions?filter[user_id]=:id'
    )
    expect(endpointOf(least, commandCalls.editUser)).toEqual({
      method: 'PATCH',
      path: 'users/:id'
    })
    expect(endpointOf(least, calls.currencies)).toBeUndefined()
    expect(endpointOf(least, calls.game)).toBeUndefined()
  })
})

describe('a list is asked', () => {
  const query = { sort: '-createdAt', page: '1', limit: '25' }

  test('with the parameters of its address by the contract', () => {
    expect(listRequestOf(contractBackend, calls.users, query)).toEqual({
      path: 'users',
      query,
      isAsAddressed: true
    })
  })

  test('with others by another backend', () => {
    expect(listRequestOf(least, calls.users, query)).toEqual({
      path: 'users',
      query: { sort: '-created_at', page: 1, per_page: 25 },
      isAsAddressed: false
    })
    expect(listRequestOf(least, calls.games, query)).toBeUndefined()
  })
})
