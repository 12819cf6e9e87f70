import type { User } from '../../contract/user/user.ts'
import type { Offer } from '../../features/actions/offer.ts'
import type {
  ActionRequest,
  OpenAction
} from '../../features/actions/open-action.ts'
import { userName } from '../../features/values/user-name.ts'
import { messages } from '../../messages.ts'

const words = messages.actions.userOffers

/** Gives to a wallet of the user, or takes from it. */
export function adjustOffer(user: User): Offer {
  return {
    request: userRequest('adjust-user', user),
    label: words.adjust,
    tone: 'primary',
    off:
      whyEnded(user) ??
      (user.balances.length === 0 ? words.noWallet : undefined)
  }
}

/** Asks for an action with a user. */
export function userRequest(
  name: OpenAction['name'],
  user: User
): ActionRequest {
  const { id, version } = user
  return { name, subject: { id, name: userName(user), version }, row: user }
}

/** Why nothing can be done with an account that has come to its end. */
export function whyEnded({ status }: User): string | undefined {
  if (status === 'closed') return words.closed
  return status === 'deleted' ? words.deleted : undefined
}
