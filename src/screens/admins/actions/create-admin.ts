import { commandCalls } from '../../../contract/command-calls.ts'
import type { ActionDefinition } from '../../../features/actions/action-definition.ts'
import {
  email,
  nameField,
  password
} from '../../../features/actions/common-fields.ts'
import {
  bodyOf,
  codeOf,
  textOf
} from '../../../features/actions/read-values.ts'

export const createAdmin = {
  kind: 'form',
  call: commandCalls.createAdmin,
  fields: [nameField(100), email, password],
  body: values =>
    bodyOf({
      name: textOf(values, 'name'),
      email: codeOf(values, 'email'),
      password: values['password'] ?? ''
    })
} as const satisfies ActionDefinition
