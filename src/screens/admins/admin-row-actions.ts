import type { Admin } from '../../contract/admin/admin.ts'
import type { RowAction } from '../../features/actions/row-action.ts'
import { messages } from '../../messages.ts'

const texts = messages.actions.adminRowActions

export const createAdminAction: RowAction = {
  request: { name: 'create-admin', subject: { id: '', name: '' } },
  label: texts.create,
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
  const off = id === ownId ? texts.own : undefined
  return [
    {
      request: { name: 'edit-admin', subject, row: admin },
      label: texts.edit
    },
    {
      request: { name: 'reset-admin-password', subject },
      label: texts.resetPassword,
      off
    },
    {
      request: { name: 'end-admin-sessions', subject },
      label: texts.endSessions,
      off
    },
    admin.status === 'disabled'
      ? { request: { name: 'enable-admin', subject }, label: texts.enable }
      : {
          request: { name: 'disable-admin', subject },
          label: texts.disable,
          tone: 'danger',
          off
        }
  ]
}
