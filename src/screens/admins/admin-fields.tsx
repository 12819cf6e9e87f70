import type { Admin } from '../../contract/admin/admin.ts'
import type { FieldTable } from '../../features/field-table/field.ts'
import { recordFields } from '../../features/field-table/record-fields.ts'
import { RowName } from '../../features/values/row-name.tsx'
import { adminStatus } from '../../format/status.ts'
import { messages } from '../../messages.ts'

const fields = messages.fields

export const adminFields: FieldTable<Admin, 'admins'> = {
  name: {
    kind: 'own',
    label: messages.admins.name,
    column: {
      width: 'name',
      card: 'title',
      cell: (admin, { address }) => (
        <RowName
          address={address}
          id={admin.id}
          name={admin.name ?? admin.email}
          hasAvatar
        />
      )
    }
  },
  email: {
    kind: 'text',
    label: fields.email,
    value: admin => admin.email,
    column: { width: 'email', card: 'subtitle' }
  },
  status: {
    kind: 'status',
    label: fields.status,
    value: admin => admin.status,
    words: adminStatus,
    column: { card: 'value' },
    filter: { quick: true }
  },
  lastLoginAt: {
    kind: 'time',
    label: fields.lastLogin,
    value: admin => admin.lastLoginAt,
    mode: 'ago',
    column: { card: 'meta' },
    filter: {}
  },
  lastLoginIp: {
    kind: 'code',
    label: fields.lastLoginFrom,
    value: admin => admin.lastLoginIp,
    column: { width: 'person' }
  },
  createdAt: {
    kind: 'time',
    label: fields.created,
    value: admin => admin.createdAt,
    column: {},
    filter: {}
  },
  ...recordFields
}
