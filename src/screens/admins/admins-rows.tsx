import { backend } from '../../backend/backend.ts'
import type { Admin } from '../../contract/admin/admin.ts'
import { columnsOf } from '../../features/field-table/columns-of.tsx'
import type { RowsView } from '../../features/list/rows-view.ts'
import { adminFields } from './admin-fields.tsx'
import { adminsList } from './admins-list.ts'

export const adminRows: RowsView<Admin> = {
  list: adminsList,
  columns: columnsOf(adminsList, adminFields),
  rowKey: admin => admin.id,
  rowName: admin => admin.name ?? admin.email,
  hasMenu: backend.offers(
    'editAdmin',
    'setAdminStatus',
    'resetAdminPassword',
    'endAdminSessions'
  )
}
