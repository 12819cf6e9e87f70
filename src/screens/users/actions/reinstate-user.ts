import { commandCalls } from '../../../contract/command-calls.ts'
import type { ActionDefinition } from '../../../features/actions/action-definition.ts'

export const reinstateUser = {
  kind: 'confirm',
  call: commandCalls.reinstateUser,
  bulk: { skips: ['not-suspended', 'user-closed'], opposite: 'suspend-user' },
  fields: []
} as const satisfies ActionDefinition
