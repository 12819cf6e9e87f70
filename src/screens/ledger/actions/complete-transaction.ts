import { commandCalls } from '../../../contract/command-calls.ts'
import type { ActionDefinition } from '../../../features/actions/action-definition.ts'
import { optional, reason } from '../../../features/actions/common-fields.ts'
import { bodyOf, optionalText } from '../../../features/actions/read-values.ts'
import { plainName } from '../../../format/plain-name.ts'
import { messages } from '../../../messages.ts'
import { decides } from '../decided.ts'
import { openLegs } from '../estimated-legs.ts'
import { balancesText, movedNotice, resultLink } from '../money-notice.ts'
import { movesAtOnce } from './money-form.ts'

const texts = messages.actions.review
const reasons = messages.actions.reasons.transaction

/** Pays out or credits what is pending or reserved. */
export const completeTransaction = {
  kind: 'form',
  call: commandCalls.completeTransaction,
  source: 'transaction',
  decides,
  bulk: {
    skips: [
      'already-settled',
      'already-cancelled',
      'already-reversed',
      'own-request'
    ],
    reasons: { 'own-request': reasons.ownRequest },
    large: reasons.completeLarge,
    link: resultLink
  },
  fields: [optional(reason)],
  body: values => bodyOf({ reason: optionalText(values, 'reason') }),
  movement: {
    preview: commandCalls.previewCompleteTransaction,
    estimate: ({ subject }) => openLegs(subject.id, 'completed'),
    question: ({ subject }, _, amount) => ({
      header: texts.complete(plainName(subject.name)),
      message: movesAtOnce(),
      accept: texts.accept.complete(amount)
    }),
    entriesHref: () => location.pathname
  },
  done: answer => movedNotice(answer, balancesText)
} as const satisfies ActionDefinition
