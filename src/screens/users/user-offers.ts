import type { User } from '../../contract/user/user.ts'
import type { Offer } from '../../features/actions/offer.ts'
import { messages } from '../../messages.ts'
import { adjustOffer, userRequest, whyEnded } from '../ledger/adjust-offer.ts'

const words = messages.actions.userOffers

/** What can be done with a user, the most usual first. */
export function userOffers(user: User): readonly Offer[] {
  return [adjustOffer(user), editOffer(user), accessOffer(user)]
}

function editOffer(user: User): Offer {
  return {
    request: userRequest('edit-user', user),
    label: words.edit,
    off: whyEnded(user)
  }
}

function accessOffer(user: User): Offer {
  const { status } = user
  if (status === 'suspended' || status === 'banned') {
    return {
      request: userRequest('reinstate-user', user),
      label: words.reinstate
    }
  }
  return {
    request: userRequest('suspend-user', user),
    label: words.suspend,
    tone: 'danger',
    off: whyEnded(user) ?? (status === 'active' ? undefined : words.notActive)
  }
}
