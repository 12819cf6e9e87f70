import * as v from 'valibot'

import { commandCalls } from '../../../contract/command-calls.ts'
import { SystemWallet } from '../../../contract/system-wallet/system-wallet.ts'
import type { ActionDefinition } from '../../../features/actions/action-definition.ts'
import { nameField } from '../../../features/actions/common-fields.ts'
import {
  amountIn,
  bodyOf,
  changedOf,
  minorOf,
  textOf
} from '../../../features/actions/read-values.ts'
import { messages } from '../../../messages.ts'

export const editWallet = {
  kind: 'form',
  call: commandCalls.editSystemWallet,
  source: 'systemWallet',
  fields: [
    nameField(100),
    {
      kind: 'amount',
      name: 'lowBalanceAt',
      label: messages.fields.lowBalanceAt,
      hint: messages.actions.form.lowBalanceHint,
      optional: true
    }
  ],
  hasAmounts: true,
  fill: (row, currencies) => {
    const wallet = v.parse(SystemWallet, row)
    const decimals = currencies.get(wallet.currency)?.decimals
    const mark = wallet.lowBalanceAt
    return {
      name: wallet.name,
      currency: wallet.currency,
      lowBalanceAt: mark === null ? '' : amountIn(mark, decimals)
    }
  },
  body: (values, { start, currencies }) => {
    const changed = changedOf(values, start, ['name', 'lowBalanceAt'])
    const text = textOf(values, 'lowBalanceAt')
    const mark =
      changed.has('lowBalanceAt') && text !== ''
        ? minorOf(text, values['currency'] ?? '', currencies)
        : undefined
    const named = changed.has('name') ? textOf(values, 'name') : undefined
    if (mark?.kind === 'problem') {
      return bodyOf({ name: named }, { lowBalanceAt: mark.text })
    }
    return bodyOf({
      name: named,
      lowBalanceAt: changed.has('lowBalanceAt')
        ? (mark?.minorUnits ?? null)
        : undefined
    })
  }
} as const satisfies ActionDefinition
