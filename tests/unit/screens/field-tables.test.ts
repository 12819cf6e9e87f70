import { expect, test } from 'vitest'

import type { Field, Fields } from '../../../src/features/field-table/field.ts'
import { adminFields } from '../../../src/screens/admins/admin-fields.tsx'
import { gameFields } from '../../../src/screens/games/game-fields.tsx'
import {
  userTransactionFields,
  walletTransactionFields
} from '../../../src/screens/ledger/transaction-fields.tsx'
import { systemWalletFields } from '../../../src/screens/system-wallets/system-wallet-fields.tsx'
import { userFields } from '../../../src/screens/users/user-fields.tsx'
import {
  adminsList,
  gamesList,
  systemWalletsList,
  usersList,
  userTransactionsList,
  walletTransactionsList
} from '../../support/lists.ts'

interface Table {
  fields: Readonly<Record<keyof Fields<never>, Pick<Field<never>, 'filter'>>>
  list: { rules: { filters: readonly { name: string }[] } }
}

const tables: Record<string, Table> = {
  admins: { fields: adminFields, list: adminsList },
  users: { fields: userFields, list: usersList },
  games: { fields: gameFields, list: gamesList },
  'system wallets': { fields: systemWalletFields, list: systemWalletsList },
  'user transactions': {
    fields: userTransactionFields,
    list: userTransactionsList
  },
  'wallet transactions': {
    fields: walletTransactionFields,
    list: walletTransactionsList
  }
}

// Types say the other way round: that every filter has its control.
test.each(Object.entries(tables))(
  'every control of the list of %s has its filter',
  (_, { fields, list }) => {
    const controls = Object.keys(fields).filter(name => fields[name]?.filter)
    const filters = list.rules.filters.map(({ name }) => name)
    expect(controls.toSorted()).toEqual(filters.toSorted())
  }
)
