import type { ReactNode } from 'react'

import type { MenuItem } from '../../ui/menu-item.ts'
import { MenuLayer, type MenuLayerProps } from '../../ui/menu-layer.tsx'
import { offered } from '../actions/offered.ts'
import { openAction } from '../actions/open-action.ts'
import { preloadAction } from '../actions/preload-action.ts'
import type { RowAction } from '../actions/row-action.ts'

export interface RowMenuProps<Row> extends Omit<MenuLayerProps, 'items'> {
  row: Row
  rowActions: (row: Row) => readonly RowAction[]
}

export function RowMenu<Row>({
  row,
  rowActions,
  ...menu
}: RowMenuProps<Row>): ReactNode {
  return <MenuLayer {...menu} items={offered(rowActions(row)).map(menuItem)} />
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
