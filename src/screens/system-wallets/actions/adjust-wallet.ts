import * as v from 'valibot'

import { commandCalls } from '../../../contract/command-calls.ts'
import { SystemWallet } from '../../../contract/system-wallet/system-wallet.ts'
import type { ActionDefinition } from '../../../features/actions/action-definition.ts'
import { reference } from '../../../features/actions/common-fields.ts'
import { codeOf, textOf } from '../../../features/actions/read-values.ts'
import { messages } from '../../../messages.ts'
import { entriesHref } from '../../../routes/ledger-links.ts'
import {
  adjustQuestion,
  amount,
  direction,
  moved,
  reasons,
  signedAmount
} from '../../ledger/actions/money-form.ts'
import { walletLeg } from '../../ledger/estimated-legs.ts'
import { balanceText, movedNotice } from '../../ledger/money-notice.ts'

/** Corrects the balance of a system wallet. */
export const adjustWallet = {
  kind: 'form',
  call: commandCalls.adjustSystemWallet,
  hasAmounts: true,
  fields: [
    direction,
    amount,
    ...reasons,
    reference(messages.actions.form.referenceNeeded)
  ],
  fill: row => ({
    direction: 'credit',
    currency: v.parse(SystemWallet, row).currency
  }),
  body: (values, reading) =>
    moved(values, reading, {
      direction: textOf(values, 'direction'),
      // Required for corrections: an empty field is refused.
      reference: codeOf(values, 'reference')
    }),
  movement: {
    preview: commandCalls.previewAdjustSystemWallet,
    estimate: async (form, body) => [
      await walletLeg(form.subject.id, signedAmount(form, body))
    ],
    question: adjustQuestion,
    entriesHref: ({ subject }) => entriesHref('walletId', subject.id)
  },
  done: answer => movedNotice(answer, balanceText)
} as const satisfies ActionDefinition
