import type { SystemWallet } from '../../contract/system-wallet/system-wallet.ts'
import type { Offer } from '../../features/actions/offer.ts'
import { messages } from '../../messages.ts'

const words = messages.actions.walletOffers

/** Between any two system wallets of one currency. */
export const transferOffer: Offer = {
  request: { name: 'transfer', subject: { id: '', name: '' } },
  label: words.transfer,
  tone: 'primary'
}

/** What can be done with a system wallet. */
export function walletOffers(wallet: SystemWallet): readonly Offer[] {
  const { id, name, version, status, purpose } = wallet
  const subject = { id, name, version }
  const frozen = status === 'frozen'
  const closed = status === 'closed' ? words.closed : undefined
  const still = frozen ? words.frozen : closed
  return [
    {
      request: { name: 'transfer', subject, row: wallet },
      label: words.transfer,
      tone: 'primary',
      off: still
    },
    {
      request: { name: 'adjust-wallet', subject, row: wallet },
      label: words.adjust,
      off: still ?? (purpose === 'adjustments' ? words.counterpart : undefined)
    },
    {
      request: { name: 'edit-wallet', subject, row: wallet },
      label: words.edit,
      off: closed
    },
    frozen
      ? { request: { name: 'unfreeze-wallet', subject }, label: words.unfreeze }
      : {
          request: { name: 'freeze-wallet', subject },
          label: words.freeze,
          tone: 'danger',
          off: closed
        }
  ]
}
