import { Admin } from '../../contract/admin/admin.ts'
import { contractFields } from '../../features/export/contract-fields.ts'

export const adminCsvFields = contractFields(Admin)
