import * as v from 'valibot'

import { commandCalls } from '../../contract/command-calls.ts'
import { User } from '../../contract/user/user.ts'
import type { ActionRule, Values } from '../../features/actions/action-rule.ts'
import {
  bodyOf,
  changedOf,
  optionalText,
  textOf
} from '../../features/actions/read-values.ts'
import { messages } from '../../messages.ts'

const PROFILE = [
  'displayName',
  'email',
  'phone',
  'country',
  'tags',
  'isTest'
] as const

/** What can be done with a user, money aside. */
export const userRules = {
  'edit-user': {
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
      const changed = changedOf(values, start, PROFILE)
      const text = (field: string): string | undefined =>
        changed.has(field) ? textOf(values, field) : undefined
      return bodyOf({
        displayName: text('displayName'),
        email: text('email'),
        phone: changed.has('phone')
          ? (optionalText(values, 'phone') ?? null)
          : undefined,
        country: text('country')?.toUpperCase(),
        tags: changed.has('tags') ? tagsOf(values) : undefined,
        isTest: changed.has('isTest') ? values['isTest'] === 'true' : undefined
      })
    }
  },
  'suspend-user': {
    call: commandCalls.suspendUser,
    fields: ['reason', 'until'],
    body: values => {
      const until = optionalText(values, 'until')
      const end = until === undefined ? undefined : Date.parse(until)
      const reason = textOf(values, 'reason')
      if (end === undefined) return bodyOf({ reason })
      return end > Date.now()
        ? bodyOf({ reason, until: new Date(end).toISOString() })
        : bodyOf({ reason }, { until: messages.checks.future })
    }
  },
  'reinstate-user': { call: commandCalls.reinstateUser, fields: [] }
} as const satisfies Record<string, ActionRule>

function tagsOf(values: Values): string[] {
  const tags = textOf(values, 'tags').split(',')
  return [...new Set(tags.map(tag => tag.trim()).filter(tag => tag !== ''))]
}
