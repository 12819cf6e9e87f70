import type { MenuLayerProps } from '../../ui/menu-layer.tsx'
import type { RowAction } from '../actions/row-action.ts'
import { type LazyComponent, lazyComponent } from '../page/lazy-component.tsx'
import { loadLayers } from './popovers/lazy-layers.ts'

export interface RowMenuProps<Row> extends Omit<MenuLayerProps, 'items'> {
  row: Row
}

/** The menu of a row and its actions, loaded on first use. */
export function lazyRowMenu<Row>(
  load: () => Promise<(row: Row) => readonly RowAction[]>
): LazyComponent<RowMenuProps<Row>> {
  return lazyComponent(async () => {
    const parts = [loadLayers(), load()] as const
    // Awaits both, so that they fail as one component.
    await Promise.allSettled(parts)
    const [{ rowMenu }, rowActions] = await Promise.all(parts)
    return rowMenu(rowActions)
  })
}
