import type { User } from '../../contract/user/user.ts'
import type {
  ActionRequest,
  OpenAction
} from '../../features/actions/open-action.ts'
import type { RowAction } from '../../features/actions/row-action.ts'
import { userName } from '../../features/values/user-name.ts'
import { messages } from '../../messages.ts'

const texts = messages.actions.byAction
const reasons = messages.actions.reasons.user

/** Credits or debits a wallet of the user. */
export function adjustAction(user: User): RowAction {
  return {
    request: userRequest('adjust-user', user),
    command: 'adjustUser',
    label: texts['adjust-user'].label,
    tone: 'primary',
    disabledReason:
      closedReason(user) ??
      (user.balances.length === 0 ? reasons.noWallet : undefined)
  }
}

export function userRequest(
  name: OpenAction['name'],
  user: User
): ActionRequest {
  const { id, version } = user
  return { name, subject: { id, name: userName(user), version }, row: user }
}

/** What ends a suspension ends a ban, too. */
export function isSuspended({ status }: User): boolean {
  return status === 'suspended' || status === 'banned'
}

/** Why nothing can be done with a closed or deleted account. */
export function closedReason({ status }: User): string | undefined {
  if (status === 'closed') return reasons.closed
  return status === 'deleted' ? reasons.deleted : undefined
}
