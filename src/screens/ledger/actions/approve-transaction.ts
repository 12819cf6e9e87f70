import type { ActionDefinition } from '../../../features/actions/action-definition.ts'
import { plainName } from '../../../format/plain-name.ts'
import { messages } from '../../../messages.ts'
import { completeTransaction } from './complete-transaction.ts'
import { movesAtOnce } from './money-form.ts'
import { fillRequest, requestFacts } from './request-facts.ts'

const texts = messages.actions.review

/** Completes what another admin asked for. */
export const approveTransaction = {
  ...completeTransaction,
  bulk: {
    ...completeTransaction.bulk,
    large: messages.actions.reasons.transaction.approveLarge
  },
  fill: fillRequest,
  movement: {
    ...completeTransaction.movement,
    facts: requestFacts,
    question: ({ subject }, _, amount) => ({
      header: texts.approve(plainName(subject.name)),
      message: movesAtOnce(),
      accept: texts.accept.approve(amount)
    })
  }
} as const satisfies ActionDefinition
