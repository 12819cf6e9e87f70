import * as v from 'valibot'

import { commandCalls } from '../../contract/command-calls.ts'
import { User } from '../../contract/user/user.ts'
import type { ActionDefinition } from '../../features/actions/action-definition.ts'
import {
  email,
  optional,
  reason,
  short,
  text
} from '../../features/actions/common-fields.ts'
import type {
  FieldDefinition,
  Values
} from '../../features/actions/field-definition.ts'
import {
  bodyOf,
  changedOf,
  codeOf,
  optionalCode,
  optionalText,
  textOf
} from '../../features/actions/read-values.ts'
import { messages } from '../../messages.ts'
import { serverNow } from '../../stores/server-time.ts'

const texts = messages.actions.form
const fields = messages.fields

const PROFILE: readonly FieldDefinition[] = [
  text('displayName', fields.displayName, 100),
  email,
  {
    kind: 'text',
    type: 'tel',
    name: 'phone',
    label: fields.phone,
    maxLength: 25,
    short: true,
    optional: true
  },
  short(text('country', fields.country, 2, texts.countryHint)),
  optional(text('tags', fields.tags, 640, texts.tagsHint)),
  { kind: 'flag', name: 'isTest', label: fields.isTest }
]

const until: FieldDefinition = {
  kind: 'instant',
  name: 'until',
  label: texts.until,
  hint: texts.untilHint,
  optional: true
}

/** Actions that move no money. */
export const userActions = {
  'edit-user': {
    kind: 'form',
    call: commandCalls.editUser,
    source: 'user',
    fields: PROFILE,
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
        PROFILE.map(field => field.name)
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
  },
  'suspend-user': {
    kind: 'confirm',
    tone: 'danger',
    call: commandCalls.suspendUser,
    bulk: { skips: ['already-suspended', 'user-closed'] },
    fields: [reason, until],
    body: values => {
      const instant = optionalText(values, 'until')
      const end = instant === undefined ? undefined : Date.parse(instant)
      const why = { reason: textOf(values, 'reason') }
      if (end === undefined) return bodyOf(why)
      return end > serverNow()
        ? bodyOf({ ...why, until: new Date(end).toISOString() })
        : bodyOf(why, { until: messages.checks.future })
    }
  },
  'reinstate-user': {
    kind: 'confirm',
    call: commandCalls.reinstateUser,
    bulk: { skips: ['not-suspended', 'user-closed'] },
    fields: []
  }
} as const satisfies Record<string, ActionDefinition>

function tagsOf(values: Values): string[] {
  const tags = codeOf(values, 'tags').split(',')
  return [...new Set(tags.map(tag => tag.trim()).filter(tag => tag !== ''))]
}
