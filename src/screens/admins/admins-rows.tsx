import { backend } from '../../backend/backend.ts'
import type { Admin } from '../../contract/admin/admin.ts'
import { columnsOf } from '../../features/field-table/columns-of.tsx'
import type { RowsView } from '../../features/list/rows-view.ts'
import { adminsList } from '../lists.ts'
import { adminFields } from './admin-fields.tsx'

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
