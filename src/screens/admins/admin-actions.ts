import * as v from 'valibot'

import { Admin } from '../../contract/admin/admin.ts'
import { commandCalls } from '../../contract/command-calls.ts'
import type { ActionDefinition } from '../../features/actions/action-definition.ts'
import {
  email,
  nameField,
  password,
  reason
} from '../../features/actions/common-fields.ts'
import {
  bodyOf,
  changedOf,
  codeOf,
  textOf
} from '../../features/actions/read-values.ts'

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
      })
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
    body: values => bodyOf({ password: values['password'] ?? '' })
  },
  'end-admin-sessions': {
    kind: 'confirm',
    call: commandCalls.endAdminSessions,
    fields: []
  }
} as const satisfies Record<string, ActionDefinition>
