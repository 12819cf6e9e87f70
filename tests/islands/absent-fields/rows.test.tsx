import { cleanup } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { Admin } from '../../../src/api/contract/admin.ts'
import { Game } from '../../../src/api/contract/game.ts'
import { SystemWallet } from '../../../src/api/contract/system-wallet.ts'
import { Transaction } from '../../../src/api/contract/transaction.ts'
import { User } from '../../../src/api/contract/user.ts'
import {
  fullAdmin,
  fullEntry,
  fullGame,
  fullUser,
  fullWallet
} from '../../support/full-rows.ts'
import { otherSchemas } from '../../support/optional-fields.ts'
import { type Bare, changesOf, lacking, shownBy, without } from '../../support/row-places.tsx'
import { checkPlaces, formPlaces, type Places, textIn } from '../../support/shown-places.tsx'

const currencies = new Map([
  [
    'EUR',
    {
      code: 'EUR',
      name: 'Euro',
      symbol: '€',
      type: 'real' as const,
      decimals: 2
    }
  ]
])

afterEach(async () => {
  cleanup()
  vi.unstubAllEnvs()
  // A drawer gives the focus back in a task of its own.
  await new Promise(resolve => setTimeout(resolve, 5))
})

test('x', async () => {
  const out: Record<string, unknown> = {}
  out.admins = await changesOf(
    {
      schema: Admin,
      path: 'admins',
      load: async () => {
        const { actionRules } = await import('../../../src/stores/actions/action-rules.ts')
        return {
          view: (await import('../../../src/islands/screens/admins-rows.tsx')).adminRows,
          fields: (await import('../../../src/islands/export/admin-fields.ts')).adminFields('UTC'),
          drawer: (await import('../../../src/islands/drawers/admin-drawer.tsx')).AdminDrawer,
          others: row => formPlaces(actionRules['edit-admin'].fill(row))
        }
      }
    },
    fullAdmin,
    without('Admin', fullAdmin, ['name', 'lastLoginAt', 'lastLoginIp', 'updatedAt', 'version'])
  )
  console.log(JSON.stringify(out, null, 1))
})
