import { describe, expect, test } from 'vitest'

import type {
  AuditEntry,
  AuditSubject
} from '../../../../src/contract/audit.ts'
import {
  type Thing,
  touchedBy
} from '../../../../src/features/drawer/touched.ts'

const subject = (
  resource: string,
  id: string,
  owner?: AuditSubject
): AuditSubject => ({ resource, id, name: undefined, owner })

const user = subject('users', '42')
const pool = subject('system-wallets', 'wal_3')
const paid = subject('transactions', 'txn_1', user)
const poolPaid = subject('transactions', 'txn_2', pool)
const back = subject('transactions', 'txn_3', user)
const poolBack = subject('transactions', 'txn_4', pool)

/** Both legs of a movement between a user and the house were moved back. */
const reversal: AuditEntry = {
  id: 'aud_1',
  createdAt: '2026-11-21T13:47:05Z',
  action: 'transaction.reversed',
  resource: 'transactions',
  resourceId: 'txn_1',
  admin: { id: 'adm_3', name: 'Nadia Ferrand' },
  subjects: [user, paid, poolPaid, back, poolBack, pool],
  before: { status: 'completed' },
  after: { status: 'reversed', reversedById: 'txn_3' },
  reason: undefined,
  requestId: undefined
}

/** By ids: what it was done to, own entries, and the others with theirs. */
function touched(
  shown: Thing,
  entry: AuditEntry = reversal
): (string | undefined)[][] {
  const { main, entries, others } = touchedBy(entry, shown)
  return [
    [main?.id],
    entries.map(({ id }) => id),
    ...others.map(({ owner, entries: theirs }) =>
      [owner, ...theirs].map(one => one?.id)
    )
  ]
}

describe('what a reversal touched', () => {
  test('is all of it, once, for whoever did it', () => {
    expect(touched({ resource: 'admins', id: 'adm_3' })).toEqual([
      ['txn_1'],
      [],
      ['wal_3', 'txn_2', 'txn_4']
    ])
  })

  test('is the entry of the user, and the other side with its entries', () => {
    expect(touched(user)).toEqual([['txn_1'], [], ['wal_3', 'txn_2', 'txn_4']])
  })

  test('is for a wallet its own entries, beside that of the user', () => {
    expect(touched(pool)).toEqual([['txn_1'], ['txn_2', 'txn_4']])
  })

  test('is for another leg the entry that was reversed', () => {
    expect(touched(poolPaid)).toEqual([['txn_1'], [], ['wal_3', 'txn_4']])
  })

  test('is for the entry itself the other side', () => {
    expect(touched(paid)).toEqual([
      [undefined],
      [],
      ['wal_3', 'txn_2', 'txn_4']
    ])
  })
})

describe('what an entry touched', () => {
  test('is for whoever did it the entry of its thing, and the other side', () => {
    const subjects = [user, paid, poolPaid, pool]
    const about = { resource: 'users', resourceId: '42', after: {} }
    const adjustment = { ...reversal, ...about, subjects }
    expect(touched({ resource: 'admins', id: 'adm_3' }, adjustment)).toEqual([
      ['42'],
      ['txn_1'],
      ['wal_3', 'txn_2']
    ])
    expect(touched(pool, adjustment)).toEqual([
      ['42'],
      ['txn_2'],
      ['42', 'txn_1']
    ])
  })

  test('is the game of its entries, and the admin who asked for them', () => {
    const asker = subject('admins', 'adm_1')
    const game = subject('games', 'gam_9')
    const subjects = [user, paid, game, asker]
    const decision = { ...reversal, subjects, after: {} }
    expect(touched(user, decision)).toEqual([
      ['txn_1'],
      [],
      ['gam_9'],
      ['adm_1']
    ])
    expect(touched(asker, decision)).toEqual([['txn_1'], [], ['gam_9']])
    expect(touched(game, decision)).toEqual([['txn_1'], [], ['adm_1']])
  })

  test('is its own thing where it names nothing', () => {
    const bare = { ...reversal, subjects: undefined }
    expect(touched(user, bare)).toEqual([['txn_1'], []])
    expect(touched(paid, bare)).toEqual([[undefined], []])
  })

  test('is without a ledger where nobody says in which one it is', () => {
    const subjects = [user, paid, subject('transactions', 'txn_9')]
    expect(touched(pool, { ...reversal, subjects })).toEqual([
      ['txn_1'],
      [],
      [undefined, 'txn_9']
    ])
  })
})
