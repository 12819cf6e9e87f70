import { commandCalls } from '../../../contract/command-calls.ts'
import type { ActionDefinition } from '../../../features/actions/action-definition.ts'
import { bodyOf } from '../../../features/actions/read-values.ts'

export const unfreezeWallet = {
  kind: 'confirm',
  call: commandCalls.setSystemWalletStatus,
  source: 'systemWallet',
  fields: [],
  body: () => bodyOf({ status: 'active' })
} as const satisfies ActionDefinition
