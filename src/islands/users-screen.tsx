import { type ReactNode, Suspense, useState } from 'react'

import type { User } from '../api/contract/user.ts'
import { userStatus } from '../domain/status.ts'
import { messages } from '../messages.ts'
import { usersList } from '../stores/lists.ts'
import { ListScreen } from './list-screen.tsx'
import { screenPart } from './screen-part.tsx'
import { statusFilter } from './status-filter.ts'
import { userColumns } from './user-columns.tsx'

const BalancesDialog = screenPart(
  'users',
  async () => (await import('./balances-dialog.tsx')).BalancesDialog
)

const filters = [statusFilter(messages.users.status, userStatus)]

/** The users, each with a link to his transactions. */
export function UsersScreen(): ReactNode {
  const [shown, setShown] = useState<User>()
  const [open, setOpen] = useState(false)
  const [columns] = useState(() =>
    userColumns(user => {
      setShown(user)
      setOpen(true)
    })
  )
  return (
    <>
      <ListScreen
        list={usersList}
        words={messages.users}
        columns={columns}
        rowKey={user => user.id}
        filters={filters}
      />
      {shown && (
        <Suspense fallback={null}>
          <BalancesDialog user={shown} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
