import { commandCalls } from '../../../contract/command-calls.ts'
import type { ActionDefinition } from '../../../features/actions/action-definition.ts'
import { bodyOf } from '../../../features/actions/read-values.ts'

export function setGameStatus(next: 'paused' | 'active'): ActionDefinition {
  return {
    kind: 'confirm',
    call: commandCalls.setGameStatus,
    source: 'game',
    fields: [],
    body: () => bodyOf({ status: next })
  }
}
