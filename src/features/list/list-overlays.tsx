import type { ComponentType } from 'react'

import type { RouteName } from '../../routes/table.ts'
import { loadDefinitions } from '../actions/provided-actions.ts'
import type { RowAction } from '../actions/row-action.ts'
import type { BulkHostProps } from '../bulk/bulk-host.tsx'
import type { DrawerProps } from '../drawer/drawer-props.ts'
import type { FieldsOf } from '../export/contract-fields.ts'
import type { ExportDialogProps } from '../export/export-dialog.tsx'
import type { LazyComponent } from '../page/lazy-component.tsx'
import { lazyOnScreen } from '../page/lazy-on-screen.tsx'
import { loadLayers } from './popovers/lazy-layers.ts'
import type { RowMenuProps } from './row-menu.tsx'

/** What a list opens: loaded on first use or intent, and each fails alone. */
export interface ListOverlays<Row> {
  drawer: LazyComponent<DrawerProps<Row>>
  rowMenu: LazyComponent<Omit<RowMenuProps<Row>, 'rowActions'>>
  exportDialog: LazyComponent<Omit<ExportDialogProps<Row>, 'fieldsOf'>>
  bulkDialog: LazyComponent<BulkHostProps>
}

/** How a screen loads what is its own in them. */
interface OwnLoads<Row> {
  drawer: () => Promise<ComponentType<DrawerProps<Row>>>
  rowActions: () => Promise<(row: Row) => readonly RowAction[]>
  csvFields: () => Promise<FieldsOf<Row>>
}

export function listOverlays<Row>(
  screen: RouteName,
  own: OwnLoads<Row>
): ListOverlays<Row> {
  return {
    drawer: lazyOnScreen(screen, own.drawer),
    rowMenu: lazyOnScreen(screen, async () => {
      const [{ RowMenu }, rowActions] = await both(
        loadLayers(),
        own.rowActions()
      )
      return props => <RowMenu {...props} rowActions={rowActions} />
    }),
    exportDialog: lazyOnScreen(screen, async () => {
      const [{ ExportDialog }, fieldsOf] = await both(
        import('../export/export-dialog.tsx'),
        own.csvFields()
      )
      return props => <ExportDialog {...props} fieldsOf={fieldsOf} />
    }),
    bulkDialog: lazyOnScreen(screen, async () => {
      const [{ BulkHost }] = await both(
        import('../bulk/bulk-host.tsx'),
        loadDefinitions()
      )
      return BulkHost
    })
  }
}

/** Waits for both also when one fails, so that they fail as one component. */
async function both<One, Other>(
  ...loads: [Promise<One>, Promise<Other>]
): Promise<[One, Other]> {
  await Promise.allSettled(loads)
  return Promise.all(loads)
}
