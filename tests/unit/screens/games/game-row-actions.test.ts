import { beforeAll, describe, expect, test } from 'vitest'

import type { Game } from '../../../../src/contract/game/game.ts'
import { definitionOf } from '../../../../src/features/actions/definition-of.ts'
import { withoutEmpty } from '../../../../src/features/actions/read-values.ts'
import { messages } from '../../../../src/messages.ts'
import { actions } from '../../../../src/screens/actions.ts'
import { gameRowActions } from '../../../../src/screens/games/game-row-actions.ts'
import { provideActions } from '../../../support/provide-actions.ts'

beforeAll(provideActions)

const reasons = messages.actions.reasons.game

function game(status: string): Game {
  return {
    id: 'gam_4',
    name: 'Halma',
    code: 'halma',
    kind: 'table',
    status,
    minPlayers: 2,
    maxPlayers: 4,
    players: 2,
    entryFee: { amount: '500', currency: 'EUR' },
    prizePool: undefined,
    commissionBps: 500,
    isPrivate: false,
    startedAt: undefined,
    finishedAt: undefined,
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: undefined,
    version: 2
  }
}

/** Each offer with why it is off, or with `can`. */
const rowActions = (status: string): string[][] =>
  gameRowActions(game(status)).map(({ request, disabledReason }) => [
    request.name,
    disabledReason ?? 'can'
  ])

describe('what is offered on a game', () => {
  test.each(['active', 'running'])('is to pause it while %s', status => {
    expect(rowActions(status)).toContainEqual(['pause-game', 'can'])
  })

  test.each([
    ['paused', 'resume-game'],
    ['draft', 'open-game']
  ])('is to open it while %s', (status, action) => {
    expect(rowActions(status)).toContainEqual([action, 'can'])
  })

  test.each(['waiting', 'finished', 'cancelled'])(
    'is no step for a game that is %s',
    status => {
      expect(rowActions(status)).toContainEqual(['pause-game', reasons.notOpen])
    }
  )

  test('is to archive it, unless it runs', () => {
    expect(rowActions('active')).toContainEqual(['archive-game', 'can'])
    expect(rowActions('running')).toContainEqual([
      'archive-game',
      reasons.running
    ])
  })

  test('is only to duplicate it once it is archived', () => {
    expect(rowActions('archived')).toEqual([
      ['edit-game', reasons.archived],
      ['duplicate-game', 'can'],
      ['pause-game', reasons.archived],
      ['archive-game', reasons.archived]
    ])
  })
})

describe('the form of a game', () => {
  const locked = (
    name: 'edit-game' | 'duplicate-game',
    status: string
  ): string[] => {
    const start = withoutEmpty(actions[name].fill(game(status), new Map()))
    return definitionOf(name)
      .fields.filter(view => view.disabledReason?.(start) === reasons.locked)
      .map(view => view.name)
  }

  test.each(['active', 'running'])('locks what is agreed while %s', status => {
    expect(locked('edit-game', status)).toEqual([
      'currency',
      'fee',
      'commission'
    ])
  })

  test('gives a copy a name that says so, and leaves its code open', () => {
    const { fill } = actions['duplicate-game']
    expect(fill(game('active'), new Map())).toMatchObject({
      name: 'Halma (copy)',
      code: '',
      kind: 'table'
    })
  })

  test('locks nothing of another game, nor of a copy', () => {
    expect(locked('edit-game', 'paused')).toEqual([])
    expect(locked('duplicate-game', 'active')).toEqual([])
  })
})
