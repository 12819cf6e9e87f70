import { commandCalls } from '../../contract/command-calls.ts'
import type {
  ActionDefinition,
  DoneNotice
} from '../../features/actions/action-definition.ts'
import { reason } from '../../features/actions/common-fields.ts'
import { createdNotice } from '../../features/actions/created-notice.ts'
import {
  bodyOf,
  changedOf,
  textOf
} from '../../features/actions/read-values.ts'
import { messages } from '../../messages.ts'
import {
  editedGameFields,
  fillGame,
  gameFieldOf,
  newGameFields,
  partOf,
  readGame
} from './game-form.ts'

const NAMES = newGameFields.map(field => field.name)

export const gameActions = {
  'create-game': {
    kind: 'form',
    call: commandCalls.createGame,
    fields: newGameFields,
    fieldOf: gameFieldOf,
    fill: () => ({ minPlayers: '2', maxPlayers: '2', isPrivate: 'false' }),
    body: (values, reading) => {
      const { body, unread } = readGame(values, reading)
      return bodyOf(body, unread)
    },
    done: openCreated
  },
  'duplicate-game': {
    kind: 'form',
    call: commandCalls.createGame,
    fields: newGameFields,
    fieldOf: gameFieldOf,
    hasAmounts: true,
    fill: (row, currencies) => {
      const game = fillGame(row, currencies)
      // Codes are unique, so the copy gets a new one by hand.
      return {
        ...game,
        name: messages.actions.copyOf(game['name'] ?? ''),
        code: ''
      }
    },
    body: (values, reading) => {
      const { body, unread } = readGame(values, reading)
      return bodyOf(body, unread)
    },
    done: openCreated
  },
  'edit-game': {
    kind: 'form',
    call: commandCalls.editGame,
    source: 'game',
    fields: editedGameFields,
    fieldOf: gameFieldOf,
    hasAmounts: true,
    fill: fillGame,
    body: (values, reading) => {
      const changed = [...changedOf(values, reading.start, NAMES)]
      const { body, unread } = readGame(values, reading)
      const sent = changed.map(partOf)
      const requested = NAMES.filter(field => sent.includes(partOf(field)))
      return bodyOf(pick(body, sent), pick(unread, requested))
    }
  },
  'pause-game': statusChange('paused'),
  'open-game': statusChange('active'),
  'resume-game': statusChange('active'),
  'archive-game': {
    kind: 'confirm',
    tone: 'danger',
    call: commandCalls.setGameStatus,
    source: 'game',
    fields: [reason],
    body: values =>
      bodyOf({ status: 'archived', reason: textOf(values, 'reason') })
  }
} as const satisfies Record<string, ActionDefinition>

function openCreated(answer: unknown): DoneNotice {
  return createdNotice('games', messages.actions.doneTexts.open.games, answer)
}

function statusChange(next: 'paused' | 'active'): ActionDefinition {
  return {
    kind: 'confirm',
    call: commandCalls.setGameStatus,
    source: 'game',
    fields: [],
    body: () => bodyOf({ status: next })
  }
}

function pick<Value>(
  from: Record<string, Value>,
  names: readonly string[]
): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(from).filter(([key]) => names.includes(key))
  )
}
