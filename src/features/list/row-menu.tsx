import type { ComponentType } from 'react'

import type { MenuItem } from '../../ui/menu-item.ts'
import { MenuLayer } from '../../ui/menu-layer.tsx'
import { actionAhead } from '../actions/action-ahead.ts'
import type { Offer } from '../actions/offer.ts'
import { openAction } from '../actions/open-action.ts'
import type { RowMenuProps } from './row-menu-part.ts'

/** The menu of what can be done with a row. */
export function rowMenu<Row>(
  offers: (row: Row) => readonly Offer[]
): ComponentType<RowMenuProps<Row>> {
  return function RowMenu({ row, ...menu }) {
    return <MenuLayer {...menu} items={offers(row).map(menuItem)} />
  }
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
