import { commandCalls } from '../../../contract/command-calls.ts'
import type { ActionDefinition } from '../../../features/actions/action-definition.ts'
import { bodyOf } from '../../../features/actions/read-values.ts'

export const enableAdmin = {
  kind: 'confirm',
  call: commandCalls.setAdminStatus,
  source: 'admin',
  bulk: { skips: ['already-active', 'own-account'], opposite: 'disable-admin' },
  fields: [],
  body: () => bodyOf({ status: 'active' })
} as const satisfies ActionDefinition
