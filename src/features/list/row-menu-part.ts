import type { MenuLayerProps } from '../../ui/menu-layer.tsx'
import type { RowAction } from '../actions/row-action.ts'
import { type LazyPart, lazyPart } from '../page/lazy-part.tsx'
import { loadLayers } from './popovers/lazy-layers.ts'

export interface RowMenuProps<Row> extends Omit<MenuLayerProps, 'items'> {
  row: Row
}

/** The menu of a row and its actions, loaded on first use. */
export function rowMenuPart<Row>(
  load: () => Promise<(row: Row) => readonly RowAction[]>
): LazyPart<RowMenuProps<Row>> {
  return lazyPart(async () => {
    const parts = [loadLayers(), load()] as const
    // Awaits both, so that they fail as one component.
    await Promise.allSettled(parts)
    const [{ rowMenu }, rowActions] = await Promise.all(parts)
    return rowMenu(rowActions)
  })
}
