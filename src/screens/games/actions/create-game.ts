import { commandCalls } from '../../../contract/command-calls.ts'
import type { ActionDefinition } from '../../../features/actions/action-definition.ts'
import { gameFieldOf, newGameBody, newGameFields } from './game-form.ts'

export const createGame = {
  kind: 'form',
  call: commandCalls.createGame,
  fields: newGameFields,
  fieldOf: gameFieldOf,
  fill: () => ({ minPlayers: '2', maxPlayers: '2', isPrivate: 'false' }),
  body: newGameBody
} as const satisfies ActionDefinition
