import { commandCalls } from '../../../contract/command-calls.ts'
import type { ActionDefinition } from '../../../features/actions/action-definition.ts'
import { reason } from '../../../features/actions/common-fields.ts'
import { bodyOf, textOf } from '../../../features/actions/read-values.ts'

export const freezeWallet = {
  kind: 'confirm',
  tone: 'danger',
  call: commandCalls.setSystemWalletStatus,
  source: 'systemWallet',
  fields: [reason],
  body: values => bodyOf({ status: 'frozen', reason: textOf(values, 'reason') })
} as const satisfies ActionDefinition
