import { describe, expect, test } from 'vitest'

import type { AuditEntry } from '../../../src/contract/audit.ts'
import type { Currency } from '../../../src/contract/ledger/currency.ts'
import { Transaction } from '../../../src/contract/ledger/transaction.ts'
import { User } from '../../../src/contract/user/user.ts'
import { shownFields } from '../../../src/features/export/shown-fields.ts'
import {
  type CsvField,
  csvDialects,
  csvLine,
  textCell
} from '../../../src/format/csv.ts'
import { adminCsvFields } from '../../../src/screens/admins/admin-export.ts'
import { adminRows } from '../../../src/screens/admins/admins-rows.tsx'
import { auditCsvFields } from '../../../src/screens/admins/audit-export.ts'
import { gameCsvFields } from '../../../src/screens/games/game-export.ts'
import { gameRows } from '../../../src/screens/games/games-rows.tsx'
import { transactionCsvFields } from '../../../src/screens/ledger/transaction-export.ts'
import { userTransactionRows } from '../../../src/screens/ledger/user-transactions-rows.tsx'
import { walletTransactionRows } from '../../../src/screens/ledger/wallet-transactions-rows.tsx'
import { systemWalletCsvFields } from '../../../src/screens/system-wallets/system-wallet-export.ts'
import { systemWalletRows } from '../../../src/screens/system-wallets/system-wallets-rows.tsx'
import { userCsvFields } from '../../../src/screens/users/user-export.ts'
import { userRows } from '../../../src/screens/users/users-rows.tsx'
import type { Column } from '../../../src/ui/table/column.ts'
import { useApiServer } from '../../support/api-server.ts'
import { parseCsv } from '../../support/csv-parser.ts'
import { openSignedIn } from '../../support/stores.ts'

const api = useApiServer()
const zone = 'Europe/Berlin'
const currencies = new Map<string, Currency>(
  [
    { code: 'EUR', type: 'real' as const, decimals: 2 },
    { code: 'BTC', type: 'real' as const, decimals: 8 }
  ].map(one => [one.code, { ...one, name: undefined, symbol: undefined }])
)

/** A row as a file would have it: its fields by the name of their column. */
function exported<Row>(
  fields: readonly CsvField<Row>[],
  row: Row
): Record<string, string> {
  const line = csvLine(
    fields.map(field => field.cell(row)),
    csvDialects.comma
  )
  const [values = []] = parseCsv(line)
  return Object.fromEntries(fields.map(({ head }, at) => [head, values[at]!]))
}

describe('every list', () => {
  test.each([
    ['admins', adminRows, adminCsvFields],
    ['users', userRows, userCsvFields],
    ['games', gameRows, gameCsvFields],
    ['system wallets', systemWalletRows, systemWalletCsvFields],
    ['user transactions', userTransactionRows, transactionCsvFields],
    ['wallet transactions', walletTransactionRows, transactionCsvFields]
  ] as const)(
    'of %s has fields for each of its columns',
    (_, rows, fieldsOf) => {
      const fields: readonly CsvField<never>[] = fieldsOf(zone, currencies)
      const known = new Set(fields.map(({ of }) => of))
      const columns: readonly Column<never>[] = rows.columns
      const shown = columns.flatMap(({ id, shows = [id] }) => shows)
      expect(shown.filter(name => !known.has(name))).toEqual([])
    }
  )

  test('has the columns as shown in their order, with id and currency', () => {
    const columns = userTransactionRows.columns.filter(({ id }) =>
      ['amount', 'description', 'createdAt'].includes(id)
    )
    const fields = transactionCsvFields(zone, currencies)
    const heads = shownFields(fields, columns.toReversed()).map(f => f.head)
    expect(heads.join(' ')).toBe(
      'id amount signedAmount currency gameName reason createdAt'
    )
  })

  test.each([
    [
      'admins',
      adminCsvFields,
      'id email name status lastLoginAt lastLoginIp createdAt updatedAt version'
    ],
    [
      'users',
      userCsvFields,
      'id username displayName email emailVerified phone country avatarUrl status banReason bannedUntil balances.EUR.available balances.EUR.availableMinor balances.EUR.reserved balances.EUR.reservedMinor balances.EUR.bonus balances.EUR.bonusMinor balances.BTC.available balances.BTC.availableMinor balances.BTC.reserved balances.BTC.reservedMinor balances.BTC.bonus balances.BTC.bonusMinor balances.other gamesPlayed tags isTest lastSeenAt createdAt updatedAt version'
    ],
    [
      'games',
      gameCsvFields,
      'id name code kind status minPlayers maxPlayers players entryFee entryFeeMinor entryFeeCurrency prizePool prizePoolMinor prizePoolCurrency commissionBps isPrivate startedAt finishedAt createdAt updatedAt version'
    ],
    [
      'system wallets',
      systemWalletCsvFields,
      'id name code purpose currency balance balanceMinor reserved reservedMinor change24h change24hMinor status lowBalanceAt lowBalanceAtMinor allowNegative lastTransactionAt createdAt version'
    ],
    [
      'transactions',
      transactionCsvFields,
      'id createdAt effectiveAt cancelledAt type status direction amount amountMinor signedAmount signedAmountMinor currency balanceBefore balanceBeforeMinor balanceAfter balanceAfterMinor walletId walletName userId userName counterparty.kind counterparty.id counterparty.name gameId gameName reference groupId reversesId reversedById reversible reversibleMinor postedById postsId waitsFor actions version operator.id operator.name reason reasonCode failureCode metadata'
    ],
    [
      'audit entries',
      auditCsvFields,
      'id createdAt action resource resourceId admin.id admin.name subjects before after amount amountMinor amountCurrency reasonCode reason requestId'
    ]
  ] as const)('of %s has these columns', (_, fieldsOf, heads) => {
    const fields = fieldsOf(zone, currencies)
    expect(fields.map(({ head }) => head).join(' ')).toBe(heads)
  })

  test('of the reference API is written in lines of equal length', async () => {
    const { client } = await openSignedIn(api)
    const known = await client.page('currencies')
    const all = new Map(known.data.map(one => [one.code, one]))
    async function check<Row>(
      rows: Promise<{ data: Row[] }>,
      fields: readonly CsvField<Row>[]
    ): Promise<void> {
      const { data } = await rows
      expect(data.length).toBeGreaterThan(0)
      const lines = data.map(row =>
        csvLine(
          fields.map(one => one.cell(row)),
          csvDialects.comma
        )
      )
      for (const line of parseCsv(lines.join(''))) {
        expect(line).toHaveLength(fields.length)
      }
    }
    await check(client.page('admins'), adminCsvFields(zone, all))
    await check(client.page('users'), userCsvFields(zone, all))
    await check(client.page('games'), gameCsvFields(zone, all))
    await check(client.page('systemWallets'), systemWalletCsvFields(zone, all))
    await check(
      client.page('userTransactions', { path: { id: '42' } }),
      transactionCsvFields(zone, all)
    )
  })
})

describe('an audit entry', () => {
  test('names all that it touched in one column, and what changed as JSON', () => {
    const owner = { resource: 'users', id: '42' }
    const entry: AuditEntry = {
      id: 'aud_1',
      createdAt: '2026-11-21T13:02:11.000Z',
      action: 'user.adjusted',
      resource: 'users',
      resourceId: '42',
      admin: { id: 'adm_3', name: '=cmd' },
      subjects: [
        { ...owner, name: 'Mira Albani', owner: undefined },
        { resource: 'transactions', id: 'txn_1', name: undefined, owner }
      ],
      before: undefined,
      after: { status: 'active' },
      amount: { amount: '-1250', currency: 'EUR' },
      reasonCode: 'compensation',
      reason: 'Goodwill',
      requestId: 'r-1'
    }
    expect(exported(auditCsvFields(zone, currencies), entry)).toMatchObject({
      createdAt: '2026-11-21T14:02:11.000+01:00',
      'admin.name': "'=cmd",
      subjects: 'users/42 Mira Albani; transactions/txn_1',
      before: '',
      after: '{"status":"active"}',
      amount: '-12.50',
      amountMinor: '-1250',
      amountCurrency: 'EUR',
      reasonCode: 'compensation'
    })
  })
})

describe('a transaction', () => {
  const bare = Object.fromEntries(
    Object.keys(Transaction.entries).map(name => [name, undefined])
  ) as unknown as Transaction
  const entry: Transaction = {
    ...bare,
    id: 'txn_000123',
    createdAt: '2026-11-21T13:02:11.000Z',
    type: 'entry_fee',
    status: 'completed',
    direction: 'debit',
    amount: '1250',
    currency: 'EUR',
    balanceAfter: '-1250',
    counterparty: { kind: 'user', id: '7', name: '=cmd' },
    metadata: { seat: 3, note: 'a,b' }
  }

  test('has its amounts in major and minor units, and with a sign', () => {
    expect(
      exported(transactionCsvFields(zone, currencies), entry)
    ).toMatchObject({
      id: 'txn_000123',
      createdAt: '2026-11-21T14:02:11.000+01:00',
      effectiveAt: '',
      direction: 'debit',
      amount: '12.50',
      amountMinor: '1250',
      signedAmount: '-12.50',
      signedAmountMinor: '-1250',
      currency: 'EUR',
      balanceBefore: '',
      balanceBeforeMinor: '',
      balanceAfter: '-12.50',
      balanceAfterMinor: '-1250',
      'counterparty.name': "'=cmd",
      metadata: '{"seat":3,"note":"a,b"}'
    })
  })

  test('in a currency that is not known has minor units only', () => {
    const unknown = { ...entry, currency: 'XTS' }
    expect(
      exported(transactionCsvFields(zone, currencies), unknown)
    ).toMatchObject({
      amount: '',
      amountMinor: '1250',
      signedAmount: '',
      signedAmountMinor: '-1250',
      currency: 'XTS'
    })
  })
})

describe('a user', () => {
  const bare = Object.fromEntries(
    Object.keys(User.entries).map(name => [name, undefined])
  ) as unknown as User
  const user: User = {
    ...bare,
    id: '42',
    status: 'active',
    createdAt: '2026-07-21T22:30:00Z',
    emailVerified: false,
    gamesPlayed: 0,
    tags: ['vip', 'a,b'],
    balances: [
      { currency: 'BTC', available: '1', reserved: undefined, bonus: '20' },
      { currency: 'XTS', available: '7', reserved: '1', bonus: undefined }
    ]
  }

  test('has columns for each known currency, and one for all the others', () => {
    expect(exported(userCsvFields(zone, currencies), user)).toMatchObject({
      id: '42',
      createdAt: '2026-07-22T00:30:00.000+02:00',
      emailVerified: 'false',
      gamesPlayed: '0',
      tags: 'vip; a,b',
      lastSeenAt: '',
      'balances.EUR.available': '',
      'balances.EUR.availableMinor': '',
      'balances.BTC.available': '0.00000001',
      'balances.BTC.availableMinor': '1',
      'balances.BTC.reserved': '',
      'balances.BTC.bonus': '0.00000020',
      'balances.other': '[{"currency":"XTS","available":"7","reserved":"1"}]'
    })
  })

  test('loses no balance where no currency is known', () => {
    const other = exported(userCsvFields(zone, new Map()), user)[
      'balances.other'
    ]
    expect(JSON.parse(other ?? '')).toHaveLength(2)
  })
})

test('heads that come from the server are guarded as texts are', () => {
  const evil = { ...currencies.get('EUR')!, code: '=1,"' }
  const fields = userCsvFields(zone, new Map([[evil.code, evil]]))
  const line = csvLine(
    fields.map(({ head }) => textCell(head)),
    csvDialects.comma
  )
  expect(parseCsv(line)[0]).toEqual(fields.map(({ head }) => head))
})
