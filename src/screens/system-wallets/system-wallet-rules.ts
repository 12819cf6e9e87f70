import * as v from 'valibot'

import { commandCalls } from '../../contract/command-calls.ts'
import { SystemWallet } from '../../contract/system-wallet/system-wallet.ts'
import type { ActionRule } from '../../features/actions/action-rule.ts'
import {
  amountIn,
  bodyOf,
  changedOf,
  minorOf,
  textOf
} from '../../features/actions/read-values.ts'

/** What can be done with a system wallet, money aside. */
export const walletRules = {
  'edit-wallet': {
    call: commandCalls.editSystemWallet,
    source: 'systemWallet',
    fields: ['name', 'lowBalanceAt'],
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
      const name = changed.has('name') ? textOf(values, 'name') : undefined
      if (mark?.kind === 'problem') {
        return bodyOf({ name }, { lowBalanceAt: mark.text })
      }
      return bodyOf({
        name,
        lowBalanceAt: changed.has('lowBalanceAt')
          ? (mark?.minorUnits ?? null)
          : undefined
      })
    }
  },
  'freeze-wallet': {
    call: commandCalls.setSystemWalletStatus,
    source: 'systemWallet',
    fields: ['reason'],
    body: values =>
      bodyOf({ status: 'frozen', reason: textOf(values, 'reason') })
  },
  'unfreeze-wallet': {
    call: commandCalls.setSystemWalletStatus,
    source: 'systemWallet',
    fields: [],
    body: () => bodyOf({ status: 'active' })
  }
} as const satisfies Record<string, ActionRule>
