import type { Admin } from '../../contract/admin/admin.ts'
import type { RowAction } from '../../features/actions/row-action.ts'
import { messages } from '../../messages.ts'

const texts = messages.actions.byAction
const reasons = messages.actions.reasons.admin

export const createAdminAction: RowAction = {
  request: { name: 'create-admin', subject: { id: '', name: '' } },
  command: 'createAdmin',
  label: texts['create-admin'].label,
  tone: 'primary'
}

/** `ownId` is the signed-in admin's. */
export function adminRowActions(
  admin: Admin,
  ownId: string | undefined
): readonly RowAction[] {
  const { id, version } = admin
  const subject = { id, name: admin.name ?? admin.email, version }
  // Also protects the last active admin, who can only be oneself.
  const disabledReason = id === ownId ? reasons.own : undefined
  return [
    {
      request: { name: 'edit-admin', subject, row: admin },
      command: 'editAdmin',
      label: texts['edit-admin'].label
    },
    {
      request: { name: 'reset-admin-password', subject },
      command: 'resetAdminPassword',
      label: texts['reset-admin-password'].label,
      disabledReason
    },
    {
      request: { name: 'end-admin-sessions', subject },
      command: 'endAdminSessions',
      label: texts['end-admin-sessions'].label,
      disabledReason
    },
    admin.status === 'disabled'
      ? {
          request: { name: 'enable-admin', subject },
          command: 'setAdminStatus',
          label: texts['enable-admin'].label
        }
      : {
          request: { name: 'disable-admin', subject },
          command: 'setAdminStatus',
          label: texts['disable-admin'].label,
          tone: 'danger',
          disabledReason
        }
  ]
}
