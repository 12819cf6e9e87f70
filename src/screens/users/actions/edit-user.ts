import * as v from 'valibot'

import { commandCalls } from '../../../contract/command-calls.ts'
import { User } from '../../../contract/user/user.ts'
import type { ActionDefinition } from '../../../features/actions/action-definition.ts'
import {
  email,
  optional,
  short,
  text
} from '../../../features/actions/common-fields.ts'
import type {
  FieldDefinition,
  Values
} from '../../../features/actions/field-definition.ts'
import {
  bodyOf,
  changedOf,
  codeOf,
  optionalCode,
  textOf
} from '../../../features/actions/read-values.ts'
import { messages } from '../../../messages.ts'

const texts = messages.actions.form
const labels = messages.fields

const fields: readonly FieldDefinition[] = [
  text('displayName', labels.displayName, 100),
  email,
  {
    kind: 'text',
    type: 'tel',
    name: 'phone',
    label: labels.phone,
    maxLength: 25,
    short: true,
    optional: true
  },
  short(text('country', labels.country, 2, texts.countryHint)),
  optional(text('tags', labels.tags, 640, texts.tagsHint)),
  { kind: 'flag', name: 'isTest', label: labels.isTest }
]

export const editUser = {
  kind: 'form',
  call: commandCalls.editUser,
  source: 'user',
  fields,
  fill: row => {
    const user = v.parse(User, row)
    return {
      displayName: user.displayName,
      email: user.email,
      phone: user.phone === null ? '' : user.phone,
      country: user.country,
      tags: user.tags?.join(', '),
      isTest: user.isTest?.toString()
    }
  },
  body: (values, { start }) => {
    const changed = changedOf(
      values,
      start,
      fields.map(field => field.name)
    )
    const changedCode = (field: string): string | undefined =>
      changed.has(field) ? codeOf(values, field) : undefined
    return bodyOf({
      displayName: changed.has('displayName')
        ? textOf(values, 'displayName')
        : undefined,
      email: changedCode('email'),
      phone: changed.has('phone')
        ? (optionalCode(values, 'phone') ?? null)
        : undefined,
      country: changedCode('country')?.toUpperCase(),
      tags: changed.has('tags') ? tagsOf(values) : undefined,
      isTest: changed.has('isTest') ? values['isTest'] === 'true' : undefined
    })
  }
} as const satisfies ActionDefinition

function tagsOf(values: Values): string[] {
  const tags = codeOf(values, 'tags').split(',')
  return [...new Set(tags.map(tag => tag.trim()).filter(tag => tag !== ''))]
}
