import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'

import { backend } from '../../backend/backend.ts'
import type { Admin } from '../../contract/admin/admin.ts'
import { Activity } from '../../features/drawer/activity.tsx'
import {
  DetailDrawer,
  type DetailHead
} from '../../features/drawer/detail-drawer.tsx'
import type { DetailTab } from '../../features/drawer/detail-tabs.tsx'
import { adminDetail } from '../../features/drawer/details.ts'
import type { DrawerProps } from '../../features/drawer/drawer-props.ts'
import { FieldFacts } from '../../features/field-table/field-facts.tsx'
import { lazyOnScreen } from '../../features/page/lazy-on-screen.tsx'
import { Status } from '../../features/values/status-word.tsx'
import { UntrustedText } from '../../features/values/untrusted-text.tsx'
import { adminStatus } from '../../format/status.ts'
import { messages } from '../../messages.ts'
import { $admin } from '../../stores/session.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { adminFields } from './admin-fields.tsx'
import { adminRowActions } from './admin-row-actions.ts'

const texts = messages.drawer

const tabs: readonly DetailTab[] =
  backend.audits && backend.filters('audit', 'adminId')
    ? [
        {
          name: 'record',
          label: messages.actions.activity.byAdmin.title,
          Content: lazyOnScreen(
            'admins',
            async () => (await import('./admin-record-tab.tsx')).AdminRecordTab
          )
        }
      ]
    : []

export function AdminDrawer(part: DrawerProps<Admin>): ReactNode {
  const own = useStore($admin)
  return (
    <DetailDrawer<Admin, Admin>
      part={part}
      detail={adminDetail}
      noun={texts.admin}
      head={headOf}
      leading={<Avatar name="" size="lg" />}
      rowActions={admin => adminRowActions(admin, own?.id)}
      tabs={tabs}
    >
      {admin => (
        <>
          <FieldFacts fields={adminFields} row={admin} />
          <Activity of="admins" id={part.id} open={part.open} />
        </>
      )}
    </DetailDrawer>
  )
}

function headOf(admin: Admin): DetailHead {
  const name = admin.name ?? admin.email
  return {
    title: <UntrustedText text={name} />,
    subtitle: <UntrustedText text={admin.email} />,
    badge: <Status pill table={adminStatus} value={admin.status} />,
    leading: <Avatar name={name} size="lg" />
  }
}
