import { commandCalls } from '../../../contract/command-calls.ts'
import type { ActionDefinition } from '../../../features/actions/action-definition.ts'
import { messages } from '../../../messages.ts'
import {
  fillGame,
  gameFieldOf,
  newGameBody,
  newGameFields
} from './game-form.ts'

export const duplicateGame = {
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
  body: newGameBody
} as const satisfies ActionDefinition
