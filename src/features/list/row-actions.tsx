import { plainName } from '../../format/plain-name.ts'
import { messages } from '../../messages.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { iconPaths } from '../../ui/icon-paths.ts'
import { Icon } from '../../ui/icon.tsx'
import type { RowActions } from '../../ui/table/plain-row.tsx'
import type { RowsView } from './rows-view.ts'

/** The press that opens the menu of a row. */
export const MENU = 'menu'

/** What stands at the end of each row of a list: its links, then its menu. */
export function rowActionsOf<Row>(
  view: Pick<RowsView<Row>, 'rowActions' | 'hasMenu' | 'rowName'>
): RowActions<Row> | undefined {
  const { rowActions, hasMenu, rowName } = view
  if (!hasMenu) return rowActions
  return (row, inactive) => (
    <>
      {rowActions?.(row)}
      <IconButton
        size="sm"
        label={messages.table.rowActions(plainName(rowName(row)))}
        aria-haspopup="menu"
        aria-expanded={false}
        aria-disabled={inactive || undefined}
        data-press={MENU}
      >
        <Icon path={iconPaths.ellipsis} />
      </IconButton>
    </>
  )
}
