import type { SystemWallet } from '../../contract/system-wallet/system-wallet.ts'
import type { RowAction } from '../../features/actions/row-action.ts'
import { messages } from '../../messages.ts'

const texts = messages.actions.walletRowActions

/** Between any two system wallets of one currency. */
export const transferAction: RowAction = {
  request: { name: 'transfer', subject: { id: '', name: '' } },
  label: texts.transfer,
  tone: 'primary'
}

export function walletRowActions(wallet: SystemWallet): readonly RowAction[] {
  const { id, name, version, status, purpose } = wallet
  const subject = { id, name, version }
  const frozen = status === 'frozen'
  const closed = status === 'closed' ? texts.closed : undefined
  const still = frozen ? texts.frozen : closed
  return [
    {
      request: { name: 'transfer', subject, row: wallet },
      label: texts.transfer,
      tone: 'primary',
      off: still
    },
    {
      request: { name: 'adjust-wallet', subject, row: wallet },
      label: texts.adjust,
      off: still ?? (purpose === 'adjustments' ? texts.counterpart : undefined)
    },
    {
      request: { name: 'edit-wallet', subject, row: wallet },
      label: texts.edit,
      off: closed
    },
    frozen
      ? { request: { name: 'unfreeze-wallet', subject }, label: texts.unfreeze }
      : {
          request: { name: 'freeze-wallet', subject },
          label: texts.freeze,
          tone: 'danger',
          off: closed
        }
  ]
}
