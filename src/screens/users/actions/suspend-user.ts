import { commandCalls } from '../../../contract/command-calls.ts'
import type { ActionDefinition } from '../../../features/actions/action-definition.ts'
import { reason } from '../../../features/actions/common-fields.ts'
import {
  bodyOf,
  optionalText,
  textOf
} from '../../../features/actions/read-values.ts'
import { messages } from '../../../messages.ts'
import { serverNow } from '../../../stores/server-time.ts'

const texts = messages.actions.form

export const suspendUser = {
  kind: 'confirm',
  tone: 'danger',
  call: commandCalls.suspendUser,
  bulk: {
    skips: ['already-suspended', 'user-closed'],
    opposite: 'reinstate-user'
  },
  fields: [
    reason,
    {
      kind: 'instant',
      name: 'until',
      label: texts.until,
      hint: texts.untilHint,
      optional: true
    }
  ],
  body: values => {
    const instant = optionalText(values, 'until')
    const end = instant === undefined ? undefined : Date.parse(instant)
    const why = { reason: textOf(values, 'reason') }
    if (end === undefined) return bodyOf(why)
    return end > serverNow()
      ? bodyOf({ ...why, until: new Date(end).toISOString() })
      : bodyOf(why, { until: messages.checks.future })
  }
} as const satisfies ActionDefinition
