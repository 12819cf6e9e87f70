import * as v from 'valibot'

import { EndedSessions } from '../../contract/admin/admin-commands.ts'
import { Admin } from '../../contract/admin/admin.ts'
import { commandCalls } from '../../contract/command-calls.ts'
import type {
  ActionDefinition,
  DoneNotice
} from '../../features/actions/action-definition.ts'
import {
  email,
  nameField,
  password,
  reason
} from '../../features/actions/common-fields.ts'
import { createdNotice } from '../../features/actions/created-notice.ts'
import {
  bodyOf,
  changedOf,
  codeOf,
  textOf
} from '../../features/actions/read-values.ts'
import { messages } from '../../messages.ts'

const texts = messages.actions.doneTexts

export const adminActions = {
  'create-admin': {
    kind: 'form',
    call: commandCalls.createAdmin,
    fields: [nameField(100), email, password],
    body: values =>
      bodyOf({
        name: textOf(values, 'name'),
        email: codeOf(values, 'email'),
        password: values['password'] ?? ''
      }),
    done: answer => createdNotice('admins', texts.open.admins, answer)
  },
  'edit-admin': {
    kind: 'form',
    call: commandCalls.editAdmin,
    source: 'admin',
    fields: [nameField(100), email],
    fill: row => {
      const admin = v.parse(Admin, row)
      return { name: admin.name, email: admin.email }
    },
    body: (values, { start }) => {
      const changed = changedOf(values, start, ['name', 'email'])
      return bodyOf({
        name: changed.has('name') ? textOf(values, 'name') : undefined,
        email: changed.has('email') ? codeOf(values, 'email') : undefined
      })
    }
  },
  'disable-admin': {
    kind: 'confirm',
    tone: 'danger',
    call: commandCalls.setAdminStatus,
    source: 'admin',
    bulk: {
      skips: ['already-disabled', 'own-account', 'last-active-admin']
    },
    fields: [reason],
    body: values =>
      bodyOf({ status: 'disabled', reason: textOf(values, 'reason') })
  },
  'enable-admin': {
    kind: 'confirm',
    call: commandCalls.setAdminStatus,
    source: 'admin',
    bulk: { skips: ['already-active', 'own-account'] },
    fields: [],
    body: () => bodyOf({ status: 'active' })
  },
  'reset-admin-password': {
    kind: 'form',
    call: commandCalls.resetAdminPassword,
    fields: [password],
    body: values => bodyOf({ password: values['password'] ?? '' }),
    done: endedNotice
  },
  'end-admin-sessions': {
    kind: 'confirm',
    call: commandCalls.endAdminSessions,
    fields: [],
    done: endedNotice
  }
} as const satisfies Record<string, ActionDefinition>

function endedNotice(answer: unknown): DoneNotice {
  const read = v.safeParse(EndedSessions, answer)
  return read.success ? { text: texts.ended(read.output.ended) } : {}
}
