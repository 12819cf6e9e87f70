import fc from 'fast-check'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { readPage } from '../../../src/api/read-page.ts'
import { type Call, calls } from '../../../src/contract/calls.ts'
import { RequestError } from '../../../src/contract/request-error.ts'
import { columnsOf } from '../../../src/features/field-table/columns-of.tsx'
import { adminFields } from '../../../src/screens/admins/admin-fields.tsx'
import { gameFields } from '../../../src/screens/games/game-fields.tsx'
import { walletTransactionFields } from '../../../src/screens/ledger/transaction-fields.tsx'
import { systemWalletFields } from '../../../src/screens/system-wallets/system-wallet-fields.tsx'
import { userFields } from '../../../src/screens/users/user-fields.tsx'
import type { Column } from '../../../src/ui/table/column.ts'
import { useApiServer } from '../../support/api-server.ts'
import {
  adminsList,
  gamesList,
  systemWalletsList,
  usersList,
  walletTransactionsList
} from '../../support/lists.ts'
import { plainRowContext } from '../../support/row-context.ts'

const api = useApiServer()

interface Answer {
  data: object[]
  meta: object
}

/** An answer of the reference API as it comes over the wire. */
async function answerOf(path: string): Promise<Answer> {
  const login = await fetch(`${api.base}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(api.account)
  })
  const { access_token } = (await login.json()) as { access_token: string }
  const response = await fetch(`${api.base}/${path}?limit=10`, {
    headers: { authorization: `Bearer ${access_token}` }
  })
  return (await response.json()) as Answer
}

/** What a field may turn into when a server changes. */
const replacements = fc.constantFrom<unknown>(
  undefined,
  null,
  true,
  0,
  -1,
  0.5,
  1e21,
  '',
  'null',
  '-',
  '9'.repeat(40),
  'x'.repeat(5000),
  '<img src=x onerror=alert(1)>',
  '\u202Egnp.exe',
  '2026-13-45T99:99:99Z',
  '0000-01-01T00:00:00Z',
  'EURO',
  '€',
  [],
  [null],
  {},
  { amount: '1' }
)

/** Puts a value where `steps` lead to; a step chooses among the keys. */
function changed(item: unknown, steps: number[], value: unknown): unknown {
  const [step, ...others] = steps
  if (step === undefined || typeof item !== 'object' || item === null) {
    return value
  }
  const keys = Object.keys(item)
  const key = keys[step % keys.length]
  if (key === undefined) return value
  const next = changed(Reflect.get(item, key), others, value)
  if (!Array.isArray(item)) return { ...item, [key]: next }
  return item.with(Number(key), next)
}

const lists = {
  admins: ['admins', columnsOf(adminsList, adminFields)],
  users: ['users', columnsOf(usersList, userFields)],
  games: ['games', columnsOf(gamesList, gameFields)],
  systemWallets: [
    'system-wallets',
    columnsOf(systemWalletsList, systemWalletFields)
  ],
  walletTransactions: [
    'system-wallets/transactions',
    columnsOf(walletTransactionsList, walletTransactionFields)
  ]
} as const

test.each(Object.keys(lists) as (keyof typeof lists)[])(
  'a changed field of %s is shown, told or refused, and breaks nothing (NET-7)',
  async name => {
    const [path] = lists[name]
    // Each list's columns are those of its own rows.
    const columns = lists[name][1] as unknown as Column<unknown>[]
    const { data, meta } = await answerOf(path)
    expect(data.length).toBeGreaterThan(1)
    const { answer }: Call = calls[name]
    const outcomes = new Set<string>()
    fc.assert(
      fc.property(
        fc.nat(data.length - 1),
        fc.array(fc.nat(20), { minLength: 1, maxLength: 4 }),
        replacements,
        (index, steps, value) => {
          const rows = data.with(
            index,
            changed(data[index], steps, value) as object
          )
          const page = tried(() =>
            readPage(answer, { data: rows, meta }, 'report')
          )
          if (page instanceof RequestError) {
            outcomes.add('refused')
            return
          }
          outcomes.add(page.unreadable ? 'told' : 'shown')
          expect(page.data.length + (page.unreadable?.length ?? 0)).toBe(
            data.length
          )
          for (const row of page.data) {
            renderToStaticMarkup(columns.map(cellOf(row)))
          }
        }
      ),
      { numRuns: 300 }
    )
    expect([...outcomes]).toEqual(expect.arrayContaining(['told', 'shown']))
  }
)

function cellOf(row: unknown) {
  return (column: Column<unknown>): ReactNode => (
    <div key={column.id}>{column.cell(row, plainRowContext)}</div>
  )
}

function tried<Value>(read: () => Value): Value | RequestError {
  try {
    return read()
  } catch (error) {
    if (error instanceof RequestError) return error
    throw error
  }
}
