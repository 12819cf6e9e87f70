import { describe, expect, test } from 'vitest'

import { backend as shipped } from '../../../src/backend/backend.ts'
import { contractBackend } from '../../../src/backend/contract-backend.ts'
import { defineBackend } from '../../../src/backend/define-backend.ts'
import { calls } from '../../../src/contract/calls.ts'
import { commandCalls } from '../../../src/contract/command-calls.ts'
import { backend as least } from '../../backends/least.ts'
import { backend as spring } from '../../backends/spring-owner.ts'

describe('the contract', () => {
  test('is what the panel asks as shipped', () => {
    expect(shipped).toBe(contractBackend)
  })

  test('has, finds, sorts, filters and does all, and leaves nothing out', () => {
    const { has, searches, sorts, filters, offers, takes } = contractBackend
    expect([
      has('games'),
      searches('games'),
      sorts('games', 'createdAt'),
      filters('games', 'kind'),
      offers('createGame'),
      takes('createGame', 'name')
    ]).toEqual(Array.from({ length: 6 }, () => true))
    expect(contractBackend.without('games')).toEqual([])
    expect(contractBackend.names('users')).toBe(false)
    expect(contractBackend.choices('games')).toEqual({})
  })

  test('is asked in its own words', () => {
    const options = { path: { id: '7/8' }, query: { sort: '-createdAt' } }
    expect(contractBackend.ask(calls.userTransactions, options)).toEqual({
      kind: 'request',
      method: 'GET',
      path: 'users/7%2F8/transactions',
      query: { sort: '-createdAt' },
      body: undefined,
      headers: {},
      isReplayable: true
    })
  })

  test('knows a command by its key and its version', () => {
    const body = { reason: 'Chargeback' }
    const sent = { path: { id: '7' }, body, idempotencyKey: 'k1', ifMatch: 3 }
    expect(contractBackend.ask(commandCalls.suspendUser, sent)).toMatchObject({
      method: 'POST',
      path: 'users/7/suspension',
      body,
      headers: { 'idempotency-key': 'k1', 'if-match': '"3"' },
      isReplayable: true
    })
  })
})

describe('a backend of another kind', () => {
  test('has the lists that are declared', () => {
    expect(least.has('userTransactions')).toBe(true)
    expect(least.has('walletTransactions')).toBe(false)
    expect(least.has('audit')).toBe(false)
  })

  test('finds, sorts and filters by what is declared', () => {
    expect(spring.searches('users')).toBe(true)
    expect(least.searches('users')).toBe(false)
    expect(least.sorts('users', 'createdAt')).toBe(true)
    expect(least.sorts('users', 'email')).toBe(false)
    expect(spring.filters('users', 'status')).toBe(true)
    expect(least.filters('users', 'status')).toBe(false)
    expect(least.filters('games', 'status')).toBe(false)
  })

  test('knows of a filter the words that it has', () => {
    expect(spring.choices('users')).toEqual({
      status: expect.arrayContaining(['active', 'suspended'])
    })
    expect(least.choices('users')).toEqual({})
  })

  test('offers the declared commands, with the fields that they take', () => {
    expect(least.offers('editUser')).toBe(true)
    expect(least.offers('suspendUser')).toBe(false)
    expect(least.offers('suspendUser', 'editUser')).toBe(true)
    expect(least.takes('editUser', 'tags')).toBe(false)
    expect(least.takes('editUser', 'displayName')).toBe(true)
  })

  test('has its columns, keys, versions and sizes if it says so', () => {
    expect(least).toMatchObject({
      byCursor: false,
      pageSize: undefined,
      byUsername: false,
      idempotencyKeys: false,
      versions: false
    })
    const { users } = least.definition.resources
    const said = defineBackend({
      ...least.definition,
      byCursor: true,
      pageSize: 20,
      byUsername: true,
      idempotencyKeys: true,
      versions: true,
      resources: { users: { ...users!, without: ['country'] } }
    })
    expect(said).toMatchObject({
      byCursor: true,
      pageSize: 20,
      byUsername: true,
      idempotencyKeys: true,
      versions: true
    })
    expect(said.without('users')).toEqual(['country'])
    expect(least.without('users')).toEqual([])
  })

  test('has nothing that the contract alone promises', () => {
    expect(spring).toMatchObject({
      counts: false,
      sums: false,
      datesLists: false,
      answersCommands: false,
      audits: false,
      statesBalances: false,
      codesWrongLogin: false
    })
  })
})
