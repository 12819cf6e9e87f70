import type { Admin } from '../../contract/admin/admin.ts'
import type { Offer } from '../../features/actions/offer.ts'
import { messages } from '../../messages.ts'

const words = messages.actions.adminOffers

/** A new account for somebody who may sign in. */
export const createAdminOffer: Offer = {
  request: { name: 'create-admin', subject: { id: '', name: '' } },
  label: words.create,
  tone: 'primary'
}

/** What can be done with an admin by the one whose id is given. */
export function adminOffers(
  admin: Admin,
  ownId: string | undefined
): readonly Offer[] {
  const { id, version } = admin
  const subject = { id, name: admin.name ?? admin.email, version }
  // The last active admin can only be oneself, and so is kept by this too.
  const off = id === ownId ? words.own : undefined
  return [
    {
      request: { name: 'edit-admin', subject, row: admin },
      label: words.edit
    },
    {
      request: { name: 'reset-admin-password', subject },
      label: words.resetPassword,
      off
    },
    {
      request: { name: 'end-admin-sessions', subject },
      label: words.endSessions,
      off
    },
    admin.status === 'disabled'
      ? { request: { name: 'enable-admin', subject }, label: words.enable }
      : {
          request: { name: 'disable-admin', subject },
          label: words.disable,
          tone: 'danger',
          off
        }
  ]
}
