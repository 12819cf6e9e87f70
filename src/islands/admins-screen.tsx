import type { ReactNode } from 'react'

import type { Admin } from '../api/contract/admin.ts'
import { adminStatus, statusLook } from '../domain/status.ts'
import { messages } from '../messages.ts'
import { adminsList } from '../stores/lists.ts'
import { Avatar } from '../ui/avatar.tsx'
import type { Column } from '../ui/column.ts'
import { StatusBadge } from '../ui/status-badge.tsx'
import { ListScreen } from './list-screen.tsx'
import { statusFilter } from './status-filter.ts'
import { Time } from './time.tsx'

const filters = [statusFilter(messages.admins.status, adminStatus)]

const columns: Column<Admin>[] = [
  {
    id: 'name',
    head: messages.admins.name,
    sortField: 'name',
    width: 'name',
    card: 'title',
    cell: admin => (
      <span className="who">
        <Avatar name={admin.name ?? admin.email} />
        <b>
          <bdi>{admin.name ?? admin.email}</bdi>
        </b>
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

/** The administrators of the panel. */
export function AdminsScreen(): ReactNode {
  return (
    <ListScreen
      list={adminsList}
      words={messages.admins}
      columns={columns}
      rowKey={admin => admin.id}
      filters={filters}
    />
  )
}
