import type { SystemWallet } from '../../contract/system-wallet/system-wallet.ts'
import type { RowAction } from '../../features/actions/row-action.ts'
import { messages } from '../../messages.ts'

const texts = messages.actions.byAction
const reasons = messages.actions.reasons.wallet

/** Between any two system wallets of one currency. */
export const transferAction: RowAction = {
  request: { name: 'transfer', subject: { id: '', name: '' } },
  command: 'transfer',
  label: texts.transfer.label,
  tone: 'primary'
}

export function walletRowActions(wallet: SystemWallet): readonly RowAction[] {
  const { id, name, version, status, purpose } = wallet
  const subject = { id, name, version }
  const frozen = status === 'frozen'
  const closed = status === 'closed' ? reasons.closed : undefined
  const still = frozen ? reasons.frozen : closed
  return [
    {
      request: { name: 'transfer', subject, row: wallet },
      command: 'transfer',
      label: texts.transfer.label,
      tone: 'primary',
      disabledReason: still
    },
    {
      request: { name: 'adjust-wallet', subject, row: wallet },
      command: 'adjustSystemWallet',
      label: texts['adjust-wallet'].label,
      disabledReason:
        still ?? (purpose === 'adjustments' ? reasons.counterpart : undefined)
    },
    {
      request: { name: 'edit-wallet', subject, row: wallet },
      command: 'editSystemWallet',
      label: texts['edit-wallet'].label,
      disabledReason: closed
    },
    frozen
      ? {
          request: { name: 'unfreeze-wallet', subject },
          command: 'setSystemWalletStatus',
          label: texts['unfreeze-wallet'].label
        }
      : {
          request: { name: 'freeze-wallet', subject },
          command: 'setSystemWalletStatus',
          label: texts['freeze-wallet'].label,
          tone: 'danger',
          disabledReason: closed
        }
  ]
}
