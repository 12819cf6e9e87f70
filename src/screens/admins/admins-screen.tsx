import type { ReactNode } from 'react'

import type { Admin } from '../../contract/admin/admin.ts'
import { RowActionButton } from '../../features/actions/row-action-button.tsx'
import { bulkPart } from '../../features/bulk/bulk-part.ts'
import { exportPart } from '../../features/export/export-part.tsx'
import { statusOptions } from '../../features/list/filters/filter-view.ts'
import {
  pastPeriods,
  recentPeriods
} from '../../features/list/filters/period-choices.ts'
import { ListScreen } from '../../features/list/list-screen.tsx'
import type { ListView } from '../../features/list/list-view.ts'
import { rowMenuPart } from '../../features/list/row-menu-part.ts'
import { createSelection } from '../../features/list/store/selection.ts'
import { screenPart } from '../../features/page/screen-part.tsx'
import { adminStatus } from '../../format/status.ts'
import { messages } from '../../messages.ts'
import { $admin } from '../../stores/session.ts'
import { adminRowActions, createAdminAction } from './admin-row-actions.ts'
import { adminRows } from './admins-rows.tsx'

const texts = messages.admins

const view: ListView<Admin> = {
  ...adminRows,
  texts,
  filters: [
    {
      kind: 'choice',
      name: 'status',
      label: messages.fields.status,
      quick: true,
      options: statusOptions(adminStatus)
    },
    {
      kind: 'period',
      name: 'lastLoginAt',
      label: messages.fields.lastLogin,
      presets: pastPeriods
    },
    {
      kind: 'period',
      name: 'createdAt',
      label: messages.fields.created,
      presets: recentPeriods
    }
  ],
  readers: {
    values: {
      status: admin => admin.status,
      lastLoginAt: admin => admin.lastLoginAt ?? undefined,
      createdAt: admin => admin.createdAt
    },
    comparable: { lastLoginAt: 'instant', createdAt: 'instant' }
  },
  selection: createSelection(adminRows.rowKey),
  exported: {
    fileName: 'admins',
    part: exportPart(
      'admins',
      async () => (await import('./admin-export.ts')).adminFields
    )
  },
  bulk: {
    actions: ['disable-admin', 'enable-admin'],
    version: admin => admin.version,
    part: bulkPart('admins')
  },
  drawer: screenPart(
    'admins',
    async () => (await import('./admin-drawer.tsx')).AdminDrawer
  ),
  rowMenu: rowMenuPart(() =>
    Promise.resolve((admin: Admin) => adminRowActions(admin, $admin.get()?.id))
  )
}

export function AdminsScreen(): ReactNode {
  return (
    <ListScreen
      view={view}
      actions={<RowActionButton isCommand rowAction={createAdminAction} />}
    />
  )
}
