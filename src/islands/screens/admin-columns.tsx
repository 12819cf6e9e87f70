import type { Admin } from '../../api/contract/admin.ts'
import { adminStatus } from '../../domain/status.ts'
import { messages } from '../../messages.ts'
import { adminsList } from '../../stores/lists.ts'
import { Avatar } from '../../ui/avatar.tsx'
import type { Column } from '../../ui/table/column.ts'
import { OpenLink } from '../list/open-link.tsx'
import { Status } from '../status.tsx'
import { Time } from '../time.tsx'
import { UntrustedText } from '../untrusted-text.tsx'

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
    cell: admin => <UntrustedText className="mono" text={admin.lastLoginIp} />
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
