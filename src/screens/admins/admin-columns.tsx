import type { Admin } from '../../contract/admin/admin.ts'
import { OpenLink } from '../../features/values/open-link.tsx'
import { Status } from '../../features/values/status-word.tsx'
import { TimeCell } from '../../features/values/time-cell.tsx'
import { UntrustedText } from '../../features/values/untrusted-text.tsx'
import { adminStatus } from '../../format/status.ts'
import { messages } from '../../messages.ts'
import { Avatar } from '../../ui/avatar.tsx'
import type { Column } from '../../ui/table/column.ts'

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
    head: messages.admins.email,
    sortField: 'email',
    width: 'email',
    card: 'subtitle',
    cell: admin => <UntrustedText text={admin.email} />
  },
  {
    id: 'status',
    head: messages.admins.status,
    sortField: 'status',
    width: 'status',
    card: 'value',
    cell: admin => <Status table={adminStatus} value={admin.status} />
  },
  {
    id: 'lastLogin',
    head: messages.admins.lastLogin,
    sortField: 'lastLoginAt',
    width: 'date',
    card: 'meta',
    cell: (admin, rowContext) =>
      admin.lastLoginAt ? (
        <TimeCell
          instant={admin.lastLoginAt}
          mode="ago"
          rowContext={rowContext}
        />
      ) : (
        admin.lastLoginAt === null && (
          <span className="dim">{messages.users.never}</span>
        )
      )
  },
  {
    id: 'address',
    head: messages.admins.address,
    width: 'person',
    card: 'hidden',
    cell: admin => <UntrustedText className="mono" text={admin.lastLoginIp} />
  },
  {
    id: 'created',
    head: messages.admins.created,
    sortField: 'createdAt',
    width: 'date',
    card: 'hidden',
    cell: (admin, rowContext) => (
      <TimeCell instant={admin.createdAt} mode="day" rowContext={rowContext} />
    )
  }
]
