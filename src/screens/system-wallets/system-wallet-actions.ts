import * as v from 'valibot'

import { commandCalls } from '../../contract/command-calls.ts'
import { SystemWallet } from '../../contract/system-wallet/system-wallet.ts'
import type { ActionDefinition } from '../../features/actions/action-definition.ts'
import { nameField, reason } from '../../features/actions/common-fields.ts'
import type { FieldDefinition } from '../../features/actions/field-definition.ts'
import {
  amountIn,
  bodyOf,
  changedOf,
  minorOf,
  textOf
} from '../../features/actions/read-values.ts'
import { messages } from '../../messages.ts'

const texts = messages.actions.form

const lowBalance: FieldDefinition = {
  kind: 'amount',
  name: 'lowBalanceAt',
  label: messages.fields.lowBalanceAt,
  hint: texts.lowBalanceHint,
  optional: true
}

/** Actions that move no money. */
export const walletActions = {
  'edit-wallet': {
    kind: 'form',
    call: commandCalls.editSystemWallet,
    source: 'systemWallet',
    fields: [nameField(100), lowBalance],
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
  },
  'freeze-wallet': {
    kind: 'confirm',
    tone: 'danger',
    call: commandCalls.setSystemWalletStatus,
    source: 'systemWallet',
    fields: [reason],
    body: values =>
      bodyOf({ status: 'frozen', reason: textOf(values, 'reason') })
  },
  'unfreeze-wallet': {
    kind: 'confirm',
    call: commandCalls.setSystemWalletStatus,
    source: 'systemWallet',
    fields: [],
    body: () => bodyOf({ status: 'active' })
  }
} as const satisfies Record<string, ActionDefinition>
