import * as v from 'valibot'

import { Admin } from '../../../contract/admin/admin.ts'
import { commandCalls } from '../../../contract/command-calls.ts'
import type { ActionDefinition } from '../../../features/actions/action-definition.ts'
import { email, nameField } from '../../../features/actions/common-fields.ts'
import {
  bodyOf,
  changedOf,
  codeOf,
  textOf
} from '../../../features/actions/read-values.ts'

export const editAdmin = {
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
} as const satisfies ActionDefinition
