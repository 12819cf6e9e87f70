import { expect, test } from 'vitest'

import { adminCriteria } from '../../../src/contract/admin/admin.ts'
import { gameCriteria } from '../../../src/contract/game/game.ts'
import { transactionCriteria } from '../../../src/contract/ledger/transaction.ts'
import { systemWalletCriteria } from '../../../src/contract/system-wallet/system-wallet.ts'
import { userCriteria } from '../../../src/contract/user/user.ts'
import type { Field } from '../../../src/features/field-table/field.ts'
import { adminFields } from '../../../src/screens/admins/admin-fields.tsx'
import { gameFields } from '../../../src/screens/games/game-fields.tsx'
import { transactionFields } from '../../../src/screens/ledger/transaction-fields.tsx'
import {
  adminsList,
  gamesList,
  systemWalletsList,
  usersList,
  userTransactionsList,
  walletTransactionsList
} from '../../../src/screens/lists.ts'
import { systemWalletFields } from '../../../src/screens/system-wallets/system-wallet-fields.tsx'
import { userFields } from '../../../src/screens/users/user-fields.tsx'

interface Table {
  fields: readonly Pick<Field<never>, 'key' | 'column' | 'filter'>[]
  list: { rules: { filters: readonly { name: string }[] } }
  sorts: readonly string[]
}

const tables: Record<string, Table> = {
  admins: { fields: adminFields, list: adminsList, sorts: adminCriteria.sorts },
  users: { fields: userFields, list: usersList, sorts: userCriteria.sorts },
  games: { fields: gameFields, list: gamesList, sorts: gameCriteria.sorts },
  'system wallets': {
    fields: systemWalletFields,
    list: systemWalletsList,
    sorts: systemWalletCriteria.sorts
  },
  'user transactions': {
    fields: transactionFields('none'),
    list: userTransactionsList,
    sorts: transactionCriteria.sorts
  },
  'wallet transactions': {
    fields: transactionFields('wallet'),
    list: walletTransactionsList,
    sorts: transactionCriteria.sorts
  }
}

test.each(Object.entries(tables))(
  'every filter of the list of %s has its control, and every control its filter',
  (_, { fields, list }) => {
    const controls = fields.flatMap(({ key, filter }) =>
      filter ? (filter.name ?? key) : []
    )
    const filters = list.rules.filters.map(({ name }) => name)
    expect(controls.toSorted()).toEqual(filters.toSorted())
  }
)

test.each(Object.entries(tables))(
  'the columns of %s that sort are those of the contract',
  (_, { fields, sorts }) => {
    const columns = fields.filter(({ column }) => column)
    const sorting = columns.filter(({ column }) => column?.sorts)
    const known = columns.filter(({ key }) => sorts.includes(key))
    expect(sorting).toEqual(known)
    expect(sorting.length).toBeGreaterThan(0)
  }
)
