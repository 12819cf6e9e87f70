import * as v from 'valibot'

import { commandCalls } from '../../contract/command-calls.ts'
import { SystemWallet } from '../../contract/system-wallet/system-wallet.ts'
import { User } from '../../contract/user/user.ts'
import type {
  ActionDefinition,
  ReadBody,
  Reading
} from '../../features/actions/action-definition.ts'
import {
  optional,
  reason,
  reference
} from '../../features/actions/common-fields.ts'
import type {
  FieldDefinition,
  Values
} from '../../features/actions/field-definition.ts'
import {
  bodyOf,
  codeOf,
  minorOf,
  optionalCode,
  textOf
} from '../../features/actions/read-values.ts'
import { messages } from '../../messages.ts'

const texts = messages.actions.form

const amount: FieldDefinition = {
  kind: 'amount',
  name: 'amount',
  label: messages.fields.amount,
  short: true
}

const direction: FieldDefinition = {
  kind: 'radio',
  name: 'direction',
  label: messages.fields.direction,
  options: [
    { value: 'credit', label: texts.credit },
    { value: 'debit', label: texts.debit }
  ]
}

const currencyOfUser: FieldDefinition = {
  kind: 'select',
  name: 'currency',
  label: messages.fields.currency,
  source: 'currencies-of-user',
  short: true
}

const fromWallet: FieldDefinition = {
  kind: 'select',
  name: 'fromWalletId',
  label: texts.from,
  source: 'wallets-to-take-from'
}

const toWallet: FieldDefinition = {
  kind: 'select',
  name: 'toWalletId',
  label: texts.to,
  source: 'wallets-to-give-to',
  none: texts.fromFirst
}

/** Actions that move money: previewed, confirmed, and sent once. */
export const moneyActions = {
  'adjust-user': {
    kind: 'form',
    call: commandCalls.adjustUser,
    preview: commandCalls.previewAdjustUser,
    hasAmounts: true,
    fields: [
      direction,
      currencyOfUser,
      amount,
      reason,
      optional(reference(texts.referenceHint))
    ],
    fill: row => ({
      direction: 'credit',
      currency: v.parse(User, row).balances[0]?.currency ?? ''
    }),
    body: (values, reading) =>
      moved(values, reading, {
        currency: textOf(values, 'currency'),
        direction: textOf(values, 'direction')
      })
  },
  'adjust-wallet': {
    kind: 'form',
    call: commandCalls.adjustSystemWallet,
    preview: commandCalls.previewAdjustSystemWallet,
    hasAmounts: true,
    fields: [direction, amount, reason, reference(texts.referenceNeeded)],
    fill: row => ({
      direction: 'credit',
      currency: v.parse(SystemWallet, row).currency
    }),
    body: (values, reading) =>
      moved(values, reading, {
        direction: textOf(values, 'direction'),
        // Required for corrections: an empty field is refused.
        reference: codeOf(values, 'reference')
      })
  },
  transfer: {
    kind: 'form',
    call: commandCalls.transfer,
    preview: commandCalls.previewTransfer,
    hasAmounts: true,
    fields: [
      fromWallet,
      toWallet,
      amount,
      reason,
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
      })
  },
  'reverse-transaction': {
    kind: 'form',
    call: commandCalls.reverse,
    preview: commandCalls.previewReverse,
    fields: [reason, optional(reference(texts.referenceHint))],
    body: values => bodyOf(whyOf(values))
  }
} as const satisfies Record<string, ActionDefinition>

function moved(
  values: Values,
  { currencies }: Reading,
  parts: Record<string, string>
): ReadBody {
  const currency = textOf(values, 'currency')
  const read = minorOf(values['amount'] ?? '', currency, currencies)
  const body = { ...whyOf(values), ...parts }
  return read.kind === 'problem'
    ? bodyOf(body, { amount: read.text })
    : bodyOf({ ...body, amount: read.minorUnits })
}

function whyOf(values: Values): Record<string, string | undefined> {
  return {
    reason: textOf(values, 'reason'),
    reference: optionalCode(values, 'reference')
  }
}
