import { type ReactNode, useMemo, useState } from 'react'

import type { User } from '../../contract/user/user.ts'
import { accessorsOf } from '../../features/field-table/accessors-of.ts'
import { filtersOf } from '../../features/field-table/filters-of.ts'
import { listOverlays } from '../../features/list/list-overlays.tsx'
import { ListScreen } from '../../features/list/list-screen.tsx'
import type { ListView } from '../../features/list/list-view.ts'
import { createSelection } from '../../features/list/store/selection.ts'
import { lazyOnScreen } from '../../features/page/lazy-on-screen.tsx'
import { messages } from '../../messages.ts'
import { comparisonHref } from '../../routes/ledger-links.ts'
import { BALANCES } from './user-cells.tsx'
import { userFields } from './user-fields.tsx'
import { userRows } from './users-rows.tsx'

const texts = messages.users

const BalancesDialog = lazyOnScreen(
  'users',
  async () => (await import('../ledger/balances-dialog.tsx')).BalancesDialog
)

const view: ListView<User> = {
  ...userRows,
  texts,
  filters: filtersOf(userRows.list, userFields),
  accessors: accessorsOf(userFields),
  selection: createSelection(userRows.rowKey),
  fileName: 'users',
  comparisonHref: ids => comparisonHref('userId', ids),
  bulk: {
    actions: [
      { name: 'suspend-user', command: 'suspendUser' },
      { name: 'reinstate-user', command: 'reinstateUser' }
    ],
    email: ({ email }) => email ?? '',
    holds: ({ balances }) => balances
  },
  ...listOverlays('users', {
    drawer: async () => (await import('./user-drawer.tsx')).UserDrawer,
    rowActions: async () =>
      (await import('./user-row-actions.ts')).userRowActions,
    csvFields: async () => (await import('./user-export.ts')).userCsvFields
  })
}

export function UsersScreen(): ReactNode {
  const [shown, setShown] = useState<User>()
  const [open, setOpen] = useState(false)
  const viewWithBalances = useMemo(() => {
    const onPress = (name: string, user: User): void => {
      if (name !== BALANCES) return
      setShown(user)
      setOpen(true)
    }
    const onIntent = (name: string): void => {
      if (name === BALANCES) void BalancesDialog.preload()
    }
    return { ...view, onPress, onIntent }
  }, [])
  return (
    <>
      <ListScreen view={viewWithBalances} />
      {shown && (
        <BalancesDialog user={shown} open={open} onOpenChange={setOpen} />
      )}
    </>
  )
}
