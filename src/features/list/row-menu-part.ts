import type { MenuLayerProps } from '../../ui/menu-layer.tsx'
import type { RowAction } from '../actions/row-action.ts'
import { type LazyPart, lazyPart } from '../page/lazy-part.tsx'
import { loadLayers } from './popovers/lazy-layers.ts'

/** The open menu of a row. */
export interface RowMenuProps<Row> extends Omit<MenuLayerProps, 'items'> {
  row: Row
}

/** The menu of a row, loaded with what can be done with it when first wanted. */
export function rowMenuPart<Row>(
  load: () => Promise<(row: Row) => readonly RowAction[]>
): LazyPart<RowMenuProps<Row>> {
  return lazyPart(async () => {
    const parts = [loadLayers(), load()] as const
    // Both are waited for, so that both may fail as one part of the page.
    await Promise.allSettled(parts)
    const [{ rowMenu }, rowActions] = await Promise.all(parts)
    return rowMenu(rowActions)
  })
}
