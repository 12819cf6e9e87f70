import type { ComponentType, ReactNode } from 'react'

import { plainName } from '../../domain/plain-name.ts'
import { messages } from '../../messages.ts'
import { MenuButton, type OpenMenu } from '../../ui/menu-button.tsx'
import type { Offer } from '../actions/offer.ts'
import { loadLayers } from '../layers/lazy-layers.ts'
import { lazyPart } from '../lazy-part.tsx'
import type { ListView } from './list-view.ts'

/** The open menu of a row, made by `rowMenuPart`. */
export interface RowMenuProps<Row> extends OpenMenu {
  row: Row
}

/** The menu of a row, loaded with what can be done with it when first opened. */
export function rowMenuPart<Row>(
  load: () => Promise<(row: Row) => readonly Offer[]>
): ComponentType<RowMenuProps<Row>> {
  return lazyPart(async () => {
    const parts = [loadLayers(), load()] as const
    // Both are waited for, so that both may fail as one part of the page.
    await Promise.allSettled(parts)
    const [{ rowMenu }, offers] = await Promise.all(parts)
    return rowMenu(offers)
  })
}

/** What stands at the end of each row of a list: its links, then its menu. */
export function rowActionsOf<Row>(
  view: Pick<ListView<Row>, 'rowActions' | 'rowMenu' | 'rowName'>
): ((row: Row) => ReactNode) | undefined {
  const { rowActions, rowMenu: RowMenu, rowName } = view
  if (!RowMenu) return rowActions
  return row => (
    <>
      {rowActions?.(row)}
      <MenuButton label={messages.table.rowActions(plainName(rowName(row)))}>
        {menu => <RowMenu row={row} {...menu} />}
      </MenuButton>
    </>
  )
}
