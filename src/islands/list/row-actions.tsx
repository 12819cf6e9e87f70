import type { ReactNode } from 'react'

import { plainName } from '../../domain/plain-name.ts'
import { messages } from '../../messages.ts'
import { openAction } from '../../stores/actions/open-action.ts'
import { MenuButton, type MenuItem } from '../../ui/menu-button.tsx'
import { actionAhead } from '../actions/action-ahead.ts'
import type { Offer } from '../actions/offer.ts'
import type { ListView } from './list-view.ts'

/** What stands at the end of each row of a list: its links, then its menu. */
export function rowActionsOf<Row>(
  view: Pick<ListView<Row>, 'rowActions' | 'offers' | 'rowName'>
): ((row: Row) => ReactNode) | undefined {
  const { rowActions, offers, rowName } = view
  if (!offers) return rowActions
  return row => (
    <>
      {rowActions?.(row)}
      <MenuButton
        label={messages.table.rowActions(plainName(rowName(row)))}
        items={() => offers(row).map(menuItem)}
      />
    </>
  )
}

function menuItem({ request, label, tone, off }: Offer): MenuItem {
  return {
    key: request.name,
    label,
    danger: tone === 'danger',
    off,
    onAhead: actionAhead,
    onChoose: () => openAction(request)
  }
}
