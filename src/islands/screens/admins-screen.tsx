import type { ReactNode } from 'react'

import type { Admin } from '../../contract/admin/admin.ts'
import { adminStatus } from '../../domain/status.ts'
import { messages } from '../../messages.ts'
import { createSelection } from '../../stores/list/selection.ts'
import { $admin } from '../../stores/session.ts'
import { OfferButton } from '../actions/offer-button.tsx'
import {
  adminOffers,
  createAdminOffer
} from '../actions/offers/admin-offers.ts'
import { bulkPart } from '../bulk/bulk-part.ts'
import { exportPart } from '../export/export-part.tsx'
import { statusOptions } from '../filters/filter-view.ts'
import { pastPeriods, recentPeriods } from '../filters/periods.ts'
import { ListScreen } from '../list/list-screen.tsx'
import type { ListView } from '../list/list-view.ts'
import { rowMenuPart } from '../list/row-menu-part.ts'
import { adminRows } from './admins-rows.tsx'
import { screenPart } from './screen-part.tsx'

const words = messages.admins
const rowKey = (admin: Admin): string => admin.id

const view: ListView<Admin> = {
  ...adminRows,
  words,
  filters: [
    {
      kind: 'choice',
      name: 'status',
      label: words.status,
      quick: true,
      options: statusOptions(adminStatus)
    },
    {
      kind: 'period',
      name: 'lastLoginAt',
      label: words.lastLogin,
      presets: pastPeriods
    },
    {
      kind: 'period',
      name: 'createdAt',
      label: words.created,
      presets: recentPeriods
    }
  ],
  readers: {
    key: rowKey,
    values: {
      status: admin => admin.status,
      lastLoginAt: admin => admin.lastLoginAt ?? undefined,
      createdAt: admin => admin.createdAt
    },
    comparable: { lastLoginAt: 'instant', createdAt: 'instant' }
  },
  selection: createSelection(rowKey),
  exported: {
    fileName: 'admins',
    part: exportPart(
      'admins',
      async () => (await import('../export/admin-fields.ts')).adminFields
    )
  },
  bulk: {
    actions: ['disable-admin', 'enable-admin'],
    version: admin => admin.version,
    part: bulkPart('admins')
  },
  drawer: screenPart(
    'admins',
    async () => (await import('../drawers/admin-drawer.tsx')).AdminDrawer
  ),
  rowMenu: rowMenuPart(() =>
    Promise.resolve((admin: Admin) => adminOffers(admin, $admin.get()?.id))
  )
}

/** The administrators of the panel. */
export function AdminsScreen(): ReactNode {
  return (
    <ListScreen
      view={view}
      actions={<OfferButton isCommand offer={createAdminOffer} />}
    />
  )
}
