import type { Admin } from '../../api/contract/admin.ts'
import { adminStatus, statusLook } from '../../domain/status.ts'
import { messages } from '../../messages.ts'
import { adminsList } from '../../stores/lists.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import type { Column } from '../../ui/table/column.ts'
import { OpenLink } from '../list/open-link.tsx'
import { Time } from '../time.tsx'

/** The columns of the administrators. */
export const adminColumns: Column<Admin>[] = [
  {
    id: 'name',
    head: messages.admins.name,
    sortField: 'name',
    width: 'name',
    card: 'title',
    cell: admin => (
      <span className="who">
        <Avatar name={admin.name ?? admin.email} />
        <OpenLink list={adminsList} id={admin.id}>
          <bdi>{admin.name ?? admin.email}</bdi>
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
    cell: admin => <bdi>{admin.email}</bdi>
  },
  {
    id: 'status',
    head: messages.admins.status,
    sortField: 'status',
    width: 'status',
    card: 'value',
    cell: admin => (
      <StatusBadge
        look={statusLook(adminStatus, admin.status)}
        raw={admin.status}
      />
    )
  },
  {
    id: 'lastLogin',
    head: messages.admins.lastLogin,
    sortField: 'lastLoginAt',
    width: 'date',
    card: 'meta',
    cell: admin =>
      admin.lastLoginAt ? (
        <Time instant={admin.lastLoginAt} mode="ago" />
      ) : (
        <span className="dim">{messages.users.never}</span>
      )
  },
  {
    id: 'address',
    head: messages.admins.address,
    width: 'person',
    card: 'hidden',
    cell: admin => <span className="mono">{admin.lastLoginIp}</span>
  },
  {
    id: 'created',
    head: messages.admins.created,
    sortField: 'createdAt',
    width: 'date',
    card: 'hidden',
    cell: admin => <Time instant={admin.createdAt} mode="day" />
  }
]
