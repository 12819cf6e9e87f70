import * as v from 'valibot'

import { Admin } from '../../contract/admin/admin.ts'
import { commandCalls } from '../../contract/command-calls.ts'
import type { ActionRule } from '../../features/actions/action-rule.ts'
import {
  bodyOf,
  changedOf,
  textOf
} from '../../features/actions/read-values.ts'

/** What can be done with the accounts of administrators. */
export const adminRules = {
  'create-admin': {
    call: commandCalls.createAdmin,
    fields: ['name', 'email', 'password'],
    secret: ['password'],
    body: values =>
      bodyOf({
        name: textOf(values, 'name'),
        email: textOf(values, 'email'),
        password: values['password'] ?? ''
      })
  },
  'edit-admin': {
    call: commandCalls.editAdmin,
    source: 'admin',
    fields: ['name', 'email'],
    fill: row => {
      const { name, email } = v.parse(Admin, row)
      return { name, email }
    },
    body: (values, { start }) => {
      const changed = changedOf(values, start, ['name', 'email'])
      return bodyOf({
        name: changed.has('name') ? textOf(values, 'name') : undefined,
        email: changed.has('email') ? textOf(values, 'email') : undefined
      })
    }
  },
  'disable-admin': {
    call: commandCalls.setAdminStatus,
    source: 'admin',
    fields: ['reason'],
    body: values =>
      bodyOf({ status: 'disabled', reason: textOf(values, 'reason') })
  },
  'enable-admin': {
    call: commandCalls.setAdminStatus,
    source: 'admin',
    fields: [],
    body: () => bodyOf({ status: 'active' })
  },
  'reset-admin-password': {
    call: commandCalls.resetAdminPassword,
    fields: ['password'],
    secret: ['password'],
    body: values => bodyOf({ password: values['password'] ?? '' })
  },
  'end-admin-sessions': { call: commandCalls.endAdminSessions, fields: [] }
} as const satisfies Record<string, ActionRule>
