import * as v from 'valibot'

import { commandCalls } from '../../../contract/command-calls.ts'
import { TransactionDetail } from '../../../contract/ledger/transaction.ts'
import { SystemWallet } from '../../../contract/system-wallet/system-wallet.ts'
import type {
  ActionDefinition,
  DoneNotice
} from '../../../features/actions/action-definition.ts'
import { optional, reference } from '../../../features/actions/common-fields.ts'
import { textOf } from '../../../features/actions/read-values.ts'
import { plainName } from '../../../format/plain-name.ts'
import { messages } from '../../../messages.ts'
import { entriesHref, ownerName } from '../../../routes/ledger-links.ts'
import {
  amount,
  moved,
  movesAtOnce,
  reasons
} from '../../ledger/actions/money-form.ts'
import { walletLeg } from '../../ledger/estimated-legs.ts'
import { balancesText, movedNotice } from '../../ledger/money-notice.ts'
import {
  walletsToGiveTo,
  walletsToTakeFrom
} from '../../ledger/wallet-choices.ts'

const texts = messages.actions.form
const reviewTexts = messages.actions.review

/** Between any two system wallets of one currency. */
export const transfer = {
  kind: 'form',
  call: commandCalls.transfer,
  hasAmounts: true,
  fields: [
    {
      kind: 'select',
      name: 'fromWalletId',
      label: texts.from,
      // A form opened for a wallet keeps to its currency.
      choices: ({ start }, signal) =>
        walletsToTakeFrom(start['currency'] ?? '', signal)
    },
    {
      kind: 'select',
      name: 'toWalletId',
      label: texts.to,
      choices: ({ values }, signal) =>
        walletsToGiveTo(values['currency'] ?? '', signal),
      none: texts.fromFirst
    },
    amount,
    ...reasons,
    optional(reference(texts.referenceHint))
  ],
  within: { toWalletId: 'currency' },
  // Opened from the screen's head, it starts without a source wallet.
  fill: row => {
    if (row === undefined) return {}
    const { id, currency } = v.parse(SystemWallet, row)
    return { fromWalletId: id, currency }
  },
  body: (values, reading) =>
    moved(values, reading, {
      fromWalletId: textOf(values, 'fromWalletId'),
      toWalletId: textOf(values, 'toWalletId')
    }),
  movement: {
    preview: commandCalls.previewTransfer,
    estimate: ({ values }, body) => {
      const units = String(body['amount'])
      return Promise.all([
        walletLeg(values['fromWalletId'] ?? '', `-${units}`),
        walletLeg(values['toWalletId'] ?? '', units)
      ])
    },
    question: ({ subject }, legs, moving) => {
      const from = legs.find(leg => BigInt(leg.change) < 0n)?.name
      const to = legs.find(leg => BigInt(leg.change) > 0n)?.name
      return {
        header: reviewTexts.transfer(
          moving,
          plainName(from ?? subject.name),
          plainName(to ?? '')
        ),
        message: movesAtOnce(),
        accept: reviewTexts.accept.transfer(moving)
      }
    },
    entriesHref: ({ values }) =>
      entriesHref('walletId', values['fromWalletId'] ?? '')
  },
  done
} as const satisfies ActionDefinition

/** Names the wallet that was debited, whatever it was opened for. */
async function done(answer: unknown): Promise<DoneNotice> {
  const read = v.safeParse(TransactionDetail, answer)
  const from = read.success
    ? read.output.entries.find(entry => entry.direction === 'debit')
    : undefined
  const name = plainName((from && ownerName(from)) ?? '')
  return {
    title: messages.actions.byAction.transfer.done(name),
    ...(await movedNotice(answer, balancesText))
  }
}
