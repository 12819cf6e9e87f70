import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from 'vitest'

import type { RowAction } from '../../../src/features/actions/row-action.ts'
import { actions } from '../../../src/screens/actions.ts'
import {
  adminRowActions,
  createAdminAction
} from '../../../src/screens/admins/admin-row-actions.ts'
import {
  createGameAction,
  gameRowActions
} from '../../../src/screens/games/game-row-actions.ts'
import { transactionRowActions } from '../../../src/screens/ledger/transaction-row-actions.ts'
import {
  transferAction,
  walletRowActions
} from '../../../src/screens/system-wallets/system-wallet-row-actions.ts'
import { userRowActions } from '../../../src/screens/users/user-row-actions.ts'
import {
  fullAdmin,
  fullEntry,
  fullGame,
  fullUser,
  fullWallet
} from '../../support/full-rows.ts'

const names = Object.keys(actions)

const rowActions: readonly RowAction[] = [
  createAdminAction,
  createGameAction,
  transferAction,
  ...transactionRowActions(fullEntry),
  ...[undefined, 'approval'].flatMap(waitsFor =>
    transactionRowActions({
      ...fullEntry,
      status: 'pending',
      actions: undefined,
      waitsFor
    })
  ),
  ...['active', 'suspended'].flatMap(status =>
    userRowActions({ ...fullUser, status })
  ),
  ...['active', 'disabled'].flatMap(status =>
    adminRowActions({ ...fullAdmin, status }, undefined)
  ),
  ...['draft', 'active', 'paused'].flatMap(status =>
    gameRowActions({ ...fullGame, status })
  ),
  ...['active', 'frozen'].flatMap(status =>
    walletRowActions({ ...fullWallet, status })
  )
]

describe('the actions of the panel', () => {
  test.each(names)('%s is offered on some row', name => {
    expect(rowActions.map(({ request }) => request.name)).toContain(name)
  })

  test.each(rowActions.map(action => [action.request.name, action.command]))(
    '%s is offered where the backend has the command that it sends',
    (name, command) => {
      expect(command).toBe(actions[name].call.name)
    }
  )

  test('are named by no file of the engines', () => {
    const quoted = new RegExp(`['"\`](?:${names.join('|')})['"\`]`, 'u')
    const naming = readdirSync('src/features', { recursive: true })
      .map(String)
      .filter(file => /\.tsx?$/u.test(file))
      .filter(file =>
        quoted.test(readFileSync(join('src/features', file), 'utf8'))
      )
    expect(naming).toEqual([])
  })
})
