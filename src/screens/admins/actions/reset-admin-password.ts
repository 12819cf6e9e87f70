import { commandCalls } from '../../../contract/command-calls.ts'
import type { ActionDefinition } from '../../../features/actions/action-definition.ts'
import { password } from '../../../features/actions/common-fields.ts'
import { bodyOf } from '../../../features/actions/read-values.ts'
import { endedNotice } from './ended-notice.ts'

export const resetAdminPassword = {
  kind: 'form',
  call: commandCalls.resetAdminPassword,
  fields: [password],
  body: values => bodyOf({ password: values['password'] ?? '' }),
  done: endedNotice
} as const satisfies ActionDefinition
