import * as v from 'valibot'

import { commandCalls } from '../../contract/command-calls.ts'
import { SystemWallet } from '../../contract/system-wallet/system-wallet.ts'
import { User } from '../../contract/user/user.ts'
import type {
  ActionRule,
  ReadBody,
  Reading,
  Values
} from '../../features/actions/action-rule.ts'
import {
  bodyOf,
  minorOf,
  optionalText,
  textOf
} from '../../features/actions/read-values.ts'

/** What moves money: previewed, confirmed, and sent once. */
export const moneyRules = {
  'adjust-user': {
    call: commandCalls.adjustUser,
    preview: commandCalls.previewAdjustUser,
    hasAmounts: true,
    fields: ['direction', 'currency', 'amount', 'reason', 'reference'],
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
    call: commandCalls.adjustSystemWallet,
    preview: commandCalls.previewAdjustSystemWallet,
    hasAmounts: true,
    fields: ['direction', 'amount', 'reason', 'reference'],
    fill: row => ({
      direction: 'credit',
      currency: v.parse(SystemWallet, row).currency
    }),
    body: (values, reading) =>
      moved(values, reading, {
        direction: textOf(values, 'direction'),
        // No correction without one: an empty field is refused.
        reference: textOf(values, 'reference')
      })
  },
  transfer: {
    call: commandCalls.transfer,
    preview: commandCalls.previewTransfer,
    hasAmounts: true,
    fields: ['fromWalletId', 'toWalletId', 'amount', 'reason', 'reference'],
    within: { toWalletId: 'currency' },
    // From the head of the screen it begins without a wallet to take from.
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
    call: commandCalls.reverse,
    preview: commandCalls.previewReverse,
    fields: ['reason', 'reference'],
    body: values => bodyOf(whyOf(values))
  }
} as const satisfies Record<string, ActionRule>

function moved(
  values: Values,
  { currencies }: Reading,
  parts: Record<string, string>
): ReadBody {
  const currency = textOf(values, 'currency')
  const amount = minorOf(values['amount'] ?? '', currency, currencies)
  const body = { ...whyOf(values), ...parts }
  return amount.kind === 'problem'
    ? bodyOf(body, { amount: amount.text })
    : bodyOf({ ...body, amount: amount.minorUnits })
}

function whyOf(values: Values): Record<string, string | undefined> {
  return {
    reason: textOf(values, 'reason'),
    reference: optionalText(values, 'reference')
  }
}
