import { commandCalls } from '../../../contract/command-calls.ts'
import type { ActionDefinition } from '../../../features/actions/action-definition.ts'
import { reason } from '../../../features/actions/common-fields.ts'
import { bodyOf, textOf } from '../../../features/actions/read-values.ts'

export const disableAdmin = {
  kind: 'confirm',
  tone: 'danger',
  call: commandCalls.setAdminStatus,
  source: 'admin',
  bulk: {
    skips: ['already-disabled', 'own-account', 'last-active-admin'],
    opposite: 'enable-admin'
  },
  fields: [reason],
  body: values =>
    bodyOf({ status: 'disabled', reason: textOf(values, 'reason') })
} as const satisfies ActionDefinition
