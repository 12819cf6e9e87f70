import type { Admin } from '../../contract/admin/admin.ts'
import { statusCell, textCell, timeCell } from '../../features/values/cells.tsx'
import { OpenLink } from '../../features/values/open-link.tsx'
import { UntrustedText } from '../../features/values/untrusted-text.tsx'
import { adminStatus } from '../../format/status.ts'
import { messages } from '../../messages.ts'
import { Avatar } from '../../ui/avatar.tsx'
import type { Column } from '../../ui/table/column.ts'

const fields = messages.fields

export const adminColumns: Column<Admin>[] = [
  {
    id: 'name',
    head: messages.admins.name,
    sortField: 'name',
    width: 'name',
    card: 'title',
    cell: (admin, { address }) => (
      <span className="who">
        <Avatar name={admin.name ?? admin.email} />
        <OpenLink address={address} id={admin.id}>
          <UntrustedText text={admin.name ?? admin.email} />
        </OpenLink>
      </span>
    )
  },
  {
    id: 'email',
    head: fields.email,
    sortField: 'email',
    width: 'email',
    card: 'subtitle',
    cell: textCell(admin => admin.email)
  },
  {
    id: 'status',
    head: fields.status,
    sortField: 'status',
    width: 'status',
    card: 'value',
    cell: statusCell(adminStatus)
  },
  {
    id: 'lastLogin',
    head: fields.lastLogin,
    sortField: 'lastLoginAt',
    width: 'date',
    card: 'meta',
    cell: timeCell(admin => admin.lastLoginAt, 'ago')
  },
  {
    id: 'address',
    head: fields.lastLoginFrom,
    width: 'person',
    cell: textCell(admin => admin.lastLoginIp, 'mono')
  },
  {
    id: 'created',
    head: fields.created,
    sortField: 'createdAt',
    width: 'date',
    cell: timeCell(admin => admin.createdAt, 'day')
  }
]
