import type { Admin } from '../../contract/admin/admin.ts'
import type { Field } from '../../features/field-table/field.ts'
import { recordFields } from '../../features/field-table/record-fields.ts'
import { RowName } from '../../features/values/row-name.tsx'
import { adminStatus } from '../../format/status.ts'
import { messages } from '../../messages.ts'

const fields = messages.fields

export const adminFields: readonly Field<Admin>[] = [
  {
    kind: 'own',
    key: 'name',
    label: messages.admins.name,
    column: {
      sorts: true,
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
  {
    kind: 'text',
    key: 'email',
    label: fields.email,
    value: admin => admin.email,
    column: { sorts: true, width: 'email', card: 'subtitle' }
  },
  {
    kind: 'status',
    key: 'status',
    label: fields.status,
    value: admin => admin.status,
    words: adminStatus,
    column: { sorts: true, card: 'value' },
    filter: { quick: true }
  },
  {
    kind: 'time',
    key: 'lastLoginAt',
    label: fields.lastLogin,
    value: admin => admin.lastLoginAt,
    mode: 'ago',
    column: { sorts: true, card: 'meta' },
    filter: {}
  },
  {
    kind: 'code',
    key: 'lastLoginIp',
    label: fields.lastLoginFrom,
    value: admin => admin.lastLoginIp,
    column: { width: 'person' }
  },
  {
    kind: 'time',
    key: 'createdAt',
    label: fields.created,
    value: admin => admin.createdAt,
    column: { sorts: true },
    filter: {}
  },
  ...recordFields
]
