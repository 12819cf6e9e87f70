import type { ActionDefinition } from '../../../features/actions/action-definition.ts'
import { plainName } from '../../../format/plain-name.ts'
import { messages } from '../../../messages.ts'
import { cancelTransaction } from './cancel-transaction.ts'
import { fillRequest, requestFacts } from './request-facts.ts'

const texts = messages.actions.review

/** Cancels what another admin asked for. */
export const declineTransaction = {
  ...cancelTransaction,
  fill: fillRequest,
  movement: {
    ...cancelTransaction.movement,
    facts: requestFacts,
    question: ({ subject }) => ({
      header: texts.decline(plainName(subject.name)),
      message: texts.declined,
      accept: texts.accept.decline
    })
  }
} as const satisfies ActionDefinition
