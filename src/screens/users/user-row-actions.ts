import type { User } from '../../contract/user/user.ts'
import type { RowAction } from '../../features/actions/row-action.ts'
import { messages } from '../../messages.ts'
import {
  adjustAction,
  userRequest,
  closedReason,
  isSuspended
} from '../ledger/user-subject.ts'

const texts = messages.actions.byAction
const reasons = messages.actions.reasons.user

/** The order of the row menu; a drawer puts what harms last. */
export function userRowActions(user: User): readonly RowAction[] {
  return [adjustAction(user), editAction(user), accessAction(user)]
}

function editAction(user: User): RowAction {
  return {
    request: userRequest('edit-user', user),
    command: 'editUser',
    label: texts['edit-user'].label,
    disabledReason: closedReason(user)
  }
}

function accessAction(user: User): RowAction {
  const { status } = user
  if (isSuspended(user)) {
    return {
      request: userRequest('reinstate-user', user),
      command: 'reinstateUser',
      label: texts['reinstate-user'].label
    }
  }
  return {
    request: userRequest('suspend-user', user),
    command: 'suspendUser',
    label: texts['suspend-user'].label,
    tone: 'danger',
    disabledReason:
      closedReason(user) ??
      (status === 'active' ? undefined : reasons.notActive)
  }
}
