import type { ReactNode } from 'react'

import type { Admin } from '../../contract/admin/admin.ts'
import { RowActionButton } from '../../features/actions/row-action-button.tsx'
import { accessorsOf } from '../../features/field-table/accessors-of.ts'
import { filtersOf } from '../../features/field-table/filters-of.ts'
import { listOverlays } from '../../features/list/list-overlays.tsx'
import { ListScreen } from '../../features/list/list-screen.tsx'
import type { ListView } from '../../features/list/list-view.ts'
import { createSelection } from '../../features/list/store/selection.ts'
import { messages } from '../../messages.ts'
import { $admin } from '../../stores/session.ts'
import { adminFields } from './admin-fields.tsx'
import { adminRowActions, createAdminAction } from './admin-row-actions.ts'
import { adminRows } from './admins-rows.tsx'

const texts = messages.admins

const view: ListView<Admin> = {
  ...adminRows,
  texts,
  filters: filtersOf(adminRows.list, adminFields),
  accessors: accessorsOf(adminFields),
  selection: createSelection(adminRows.rowKey),
  fileName: 'admins',
  bulk: {
    actions: [
      { name: 'disable-admin', command: 'setAdminStatus' },
      { name: 'enable-admin', command: 'setAdminStatus' }
    ],
    version: admin => admin.version,
    email: admin => admin.email
  },
  ...listOverlays('admins', {
    drawer: async () => (await import('./admin-drawer.tsx')).AdminDrawer,
    rowActions: () =>
      Promise.resolve((admin: Admin) =>
        adminRowActions(admin, $admin.get()?.id)
      ),
    csvFields: async () => (await import('./admin-export.ts')).adminCsvFields
  })
}

export function AdminsScreen(): ReactNode {
  return (
    <ListScreen
      view={view}
      actions={<RowActionButton rowAction={createAdminAction} />}
    />
  )
}
