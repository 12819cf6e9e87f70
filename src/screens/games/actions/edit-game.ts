import { commandCalls } from '../../../contract/command-calls.ts'
import type { ActionDefinition } from '../../../features/actions/action-definition.ts'
import { bodyField } from '../../../features/actions/body-field.ts'
import { bodyOf, changedOf } from '../../../features/actions/read-values.ts'
import {
  editedGameFields,
  fillGame,
  gameFieldOf,
  readGame
} from './game-form.ts'

const NAMES = editedGameFields.map(field => field.name)

export const editGame = {
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
} as const satisfies ActionDefinition

function partOf(field: string): string {
  return bodyField(field, gameFieldOf)
}

function pick<Value>(
  from: Record<string, Value>,
  names: readonly string[]
): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(from).filter(([key]) => names.includes(key))
  )
}
