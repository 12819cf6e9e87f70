import * as v from 'valibot'

import { Transaction } from '../../../contract/ledger/transaction.ts'
import type {
  ActionDefinition,
  Movement
} from '../../../features/actions/action-definition.ts'
import { momentText } from '../../../features/values/moment-text.ts'
import { reasonWords, wordOf } from '../../../format/status.ts'
import { messages } from '../../../messages.ts'
import { $zone } from '../../../stores/preferences/zone.ts'

const texts = messages.actions.review.request

/** Who asked for an entry that waits for approval, when and why. */
export const fillRequest: NonNullable<ActionDefinition['fill']> = row => {
  const read = v.safeParse(Transaction, row)
  if (!read.success) return {}
  const { createdAt, operator, reasonCode, reason } = read.output
  return {
    requestedBy: operator?.name,
    requestedAt: createdAt,
    requestCode: reasonCode,
    requestReason: reason
  }
}

export const requestFacts: NonNullable<Movement['facts']> = ({ start }) => {
  const { requestedBy, requestedAt, requestCode, requestReason } = start
  return [
    { term: texts.by, text: requestedBy },
    {
      term: texts.at,
      text: requestedAt && momentText(requestedAt, $zone.get())
    },
    {
      term: messages.fields.reasonCode,
      text: requestCode && wordOf(reasonWords, requestCode)
    },
    { term: messages.fields.reason, text: requestReason }
  ]
}
