import type { Admin } from '../../contract/admin/admin.ts'
import {
  instantField,
  numberField,
  textField
} from '../../features/export/field-kinds.ts'
import type { CsvField } from '../../format/csv.ts'

/** Every field of an admin, by the contract's names; times in this zone. */
export function adminFields(zone: string): CsvField<Admin>[] {
  return [
    textField('id', admin => admin.id),
    textField('email', admin => admin.email),
    textField('name', admin => admin.name),
    textField('status', admin => admin.status),
    instantField('lastLoginAt', zone, admin => admin.lastLoginAt),
    textField('lastLoginIp', admin => admin.lastLoginIp),
    instantField('createdAt', zone, admin => admin.createdAt),
    instantField('updatedAt', zone, admin => admin.updatedAt),
    numberField('version', admin => admin.version)
  ]
}
