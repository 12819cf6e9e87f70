import type { Admin } from '../../contract/admin/admin.ts'
import type { RowsView } from '../../features/list/rows-view.ts'
import { adminsList } from '../lists.ts'
import { adminColumns } from './admin-columns.tsx'

export const adminRows: RowsView<Admin> = {
  list: adminsList,
  columns: adminColumns,
  rowKey: admin => admin.id,
  rowName: admin => admin.name ?? admin.email,
  hasMenu: true
}
