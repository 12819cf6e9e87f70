import { commandCalls } from '../../../contract/command-calls.ts'
import type { ActionDefinition } from '../../../features/actions/action-definition.ts'
import { endedNotice } from './ended-notice.ts'

export const endAdminSessions = {
  kind: 'confirm',
  call: commandCalls.endAdminSessions,
  fields: [],
  done: endedNotice
} as const satisfies ActionDefinition
