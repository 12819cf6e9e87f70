import { commandCalls } from '../../../contract/command-calls.ts'
import type { ActionDefinition } from '../../../features/actions/action-definition.ts'
import { bodyOf } from '../../../features/actions/read-values.ts'
import { plainName } from '../../../format/plain-name.ts'
import { messages } from '../../../messages.ts'
import { decides } from '../decided.ts'
import { openLegs } from '../estimated-legs.ts'
import { balancesText, movedNotice, resultLink } from '../money-notice.ts'
import { reasons, whyOf } from './money-form.ts'

const texts = messages.actions.review

/** Releases what is pending or reserved, of which nothing will move. */
export const cancelTransaction = {
  kind: 'form',
  tone: 'danger',
  call: commandCalls.cancelTransaction,
  source: 'transaction',
  decides,
  bulk: {
    skips: ['already-cancelled', 'already-settled'],
    link: resultLink
  },
  fields: reasons,
  body: values => bodyOf(whyOf(values)),
  movement: {
    preview: commandCalls.previewCancelTransaction,
    estimate: ({ subject }) => openLegs(subject.id, 'cancelled'),
    question: ({ subject }) => ({
      header: texts.cancel(plainName(subject.name)),
      message: texts.released,
      accept: texts.accept.cancel
    }),
    entriesHref: () => location.pathname
  },
  done: answer => movedNotice(answer, balancesText)
} as const satisfies ActionDefinition
