import type { User } from '../../../api/contract/user.ts'
import { messages } from '../../../messages.ts'
import type {
  ActionRequest,
  OpenAction
} from '../../../stores/actions/open-action.ts'
import { userName } from '../../screens/user-name.ts'
import type { Offer } from '../offer.ts'

const words = messages.actions.userOffers

/** What can be done with a user, the most usual first. */
export function userOffers(user: User): readonly Offer[] {
  return [adjustOffer(user), editOffer(user), accessOffer(user)]
}

/** Gives to a wallet of the user, or takes from it. */
export function adjustOffer(user: User): Offer {
  return {
    request: requestOf('adjust-user', user),
    label: words.adjust,
    tone: 'primary',
    off:
      ended(user) ?? (user.balances.length === 0 ? words.noWallet : undefined)
  }
}

function editOffer(user: User): Offer {
  return {
    request: requestOf('edit-user', user),
    label: words.edit,
    off: ended(user)
  }
}

function accessOffer(user: User): Offer {
  const { status } = user
  if (status === 'suspended' || status === 'banned') {
    return {
      request: requestOf('reinstate-user', user),
      label: words.reinstate
    }
  }
  return {
    request: requestOf('suspend-user', user),
    label: words.suspend,
    tone: 'danger',
    off: ended(user) ?? (status === 'active' ? undefined : words.notActive)
  }
}

function requestOf(name: OpenAction['name'], user: User): ActionRequest {
  const { id, version } = user
  return { name, subject: { id, name: userName(user), version }, row: user }
}

/** Why nothing can be done with an account that has come to its end. */
function ended({ status }: User): string | undefined {
  if (status === 'closed') return words.closed
  return status === 'deleted' ? words.deleted : undefined
}
