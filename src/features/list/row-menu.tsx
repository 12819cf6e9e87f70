import type { ComponentType } from 'react'

import type { MenuItem } from '../../ui/menu-item.ts'
import { MenuLayer } from '../../ui/menu-layer.tsx'
import { offered } from '../actions/offered.ts'
import { openAction } from '../actions/open-action.ts'
import { preloadAction } from '../actions/preload-action.ts'
import type { RowAction } from '../actions/row-action.ts'
import type { RowMenuProps } from './lazy-row-menu.ts'

export function rowMenu<Row>(
  rowActions: (row: Row) => readonly RowAction[]
): ComponentType<RowMenuProps<Row>> {
  return function RowMenu({ row, ...menu }) {
    return (
      <MenuLayer {...menu} items={offered(rowActions(row)).map(menuItem)} />
    )
  }
}

function menuItem({
  request,
  label,
  tone,
  disabledReason
}: RowAction): MenuItem {
  return {
    key: request.name,
    label,
    danger: tone === 'danger',
    disabledReason,
    onIntent: preloadAction,
    onChoose: () => openAction(request)
  }
}
