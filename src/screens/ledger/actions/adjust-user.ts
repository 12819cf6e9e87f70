import * as v from 'valibot'

import { commandCalls } from '../../../contract/command-calls.ts'
import { User } from '../../../contract/user/user.ts'
import type { ActionDefinition } from '../../../features/actions/action-definition.ts'
import { optional, reference } from '../../../features/actions/common-fields.ts'
import { textOf } from '../../../features/actions/read-values.ts'
import { messages } from '../../../messages.ts'
import { userEntriesHref } from '../../../routes/ledger-links.ts'
import { userLeg } from '../estimated-legs.ts'
import { balanceText, movedNotice } from '../money-notice.ts'
import { currenciesOfUser } from '../wallet-choices.ts'
import {
  adjustQuestion,
  amount,
  direction,
  moved,
  reasons,
  signedAmount
} from './money-form.ts'

/** Credits or debits a wallet of a user. */
export const adjustUser = {
  kind: 'form',
  call: commandCalls.adjustUser,
  hasAmounts: true,
  fields: [
    direction,
    {
      kind: 'select',
      name: 'currency',
      label: messages.fields.currency,
      choices: ({ subject }, signal) => currenciesOfUser(subject.id, signal),
      short: true
    },
    amount,
    ...reasons,
    optional(reference(messages.actions.form.referenceHint))
  ],
  fill: row => ({
    direction: 'credit',
    currency: v.parse(User, row).balances[0]?.currency ?? ''
  }),
  body: (values, reading) =>
    moved(values, reading, {
      currency: textOf(values, 'currency'),
      direction: textOf(values, 'direction')
    }),
  movement: {
    preview: commandCalls.previewAdjustUser,
    estimate: async (form, body) => {
      const currency = form.values['currency'] ?? ''
      return [await userLeg(form.subject, currency, signedAmount(form, body))]
    },
    question: adjustQuestion,
    entriesHref: ({ subject }) => userEntriesHref(subject.id)
  },
  done: answer => movedNotice(answer, balanceText)
} as const satisfies ActionDefinition
