import { type ReactNode, Suspense, useMemo, useState } from 'react'

import type { User } from '../../api/contract/user.ts'
import { linkPath } from '../../domain/paths.ts'
import { plainName } from '../../domain/plain-name.ts'
import { messages } from '../../messages.ts'
import { createSelection } from '../../stores/list/selection.ts'
import { usersList } from '../../stores/lists.ts'
import { bulkPart } from '../bulk/bulk-part.ts'
import { exportPart } from '../export/export-part.tsx'
import { ListScreen } from '../list/list-screen.tsx'
import type { ListView } from '../list/list-view.ts'
import { rowMenuPart } from '../list/row-actions.tsx'
import { RowLink } from '../list/row-link.tsx'
import { screenPart } from './screen-part.tsx'
import { userColumns } from './user-columns.tsx'
import { userFilters, userReaders } from './user-filters.ts'
import { userName } from './user-name.ts'

const words = messages.users

const BalancesDialog = screenPart(
  'users',
  async () => (await import('../ledger/balances-dialog.tsx')).BalancesDialog
)

const view: Omit<ListView<User>, 'columns'> = {
  list: usersList,
  words,
  rowKey: userReaders.key,
  rowName: userName,
  filters: userFilters,
  readers: userReaders,
  selection: createSelection(userReaders.key),
  exported: {
    fileName: 'users',
    part: exportPart(
      'users',
      async () => (await import('../export/user-fields.ts')).userFields
    )
  },
  bulk: {
    actions: ['suspend-user', 'reinstate-user'],
    part: bulkPart('users')
  },
  drawer: screenPart(
    'users',
    async () => (await import('../drawers/user-drawer.tsx')).UserDrawer
  ),
  rowMenu: rowMenuPart(
    async () => (await import('../actions/offers/user-offers.ts')).userOffers
  ),
  rowActions: user => (
    <RowLink
      href={linkPath('user-transactions', { id: user.id })}
      label={words.transactions(plainName(userName(user)))}
    />
  )
}

/** The users, each with his drawer and a link to his transactions. */
export function UsersScreen(): ReactNode {
  const [shown, setShown] = useState<User>()
  const [open, setOpen] = useState(false)
  const whole = useMemo(() => {
    const columns = userColumns(user => {
      setShown(user)
      setOpen(true)
    })
    return { ...view, columns }
  }, [])
  return (
    <>
      <ListScreen view={whole} />
      {shown && (
        <Suspense fallback={null}>
          <BalancesDialog user={shown} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
