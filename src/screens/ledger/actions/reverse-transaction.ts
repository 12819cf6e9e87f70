import { commandCalls } from '../../../contract/command-calls.ts'
import type { ActionDefinition } from '../../../features/actions/action-definition.ts'
import {
  optional,
  reason,
  reference
} from '../../../features/actions/common-fields.ts'
import { bodyOf } from '../../../features/actions/read-values.ts'
import { plainName } from '../../../format/plain-name.ts'
import { messages } from '../../../messages.ts'
import { reversedLegs } from '../estimated-legs.ts'
import { balancesText, movedNotice } from '../money-notice.ts'
import { whyOf } from './money-form.ts'

const texts = messages.actions.review

/** Moves back all that a transaction moved. */
export const reverseTransaction = {
  kind: 'form',
  call: commandCalls.reverse,
  fields: [reason, optional(reference(messages.actions.form.referenceHint))],
  body: values => bodyOf(whyOf(values)),
  movement: {
    preview: commandCalls.previewReverse,
    estimate: ({ subject }) => reversedLegs(subject.id),
    // Without a word of a reversal: it is not reversed itself.
    question: ({ subject }, _, amount) => ({
      header: texts.reverse(plainName(subject.name)),
      message: texts.text,
      accept: texts.accept.reverse(amount)
    }),
    // The ledger in which it was chosen.
    entriesHref: () => location.pathname
  },
  done: answer => movedNotice(answer, balancesText)
} as const satisfies ActionDefinition
