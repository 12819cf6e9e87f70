import { plainName } from '../../format/plain-name.ts'
import { messages } from '../../messages.ts'
import { Icon } from '../../ui/icon.tsx'
import { ellipsisIcon } from '../../ui/icons.ts'
import type { RowEnd } from '../../ui/table/plain-row.tsx'
import { ROW_BUTTON } from '../../ui/table/row-action-class.ts'
import type { RowsView } from './rows-view.ts'

/** The `data-press` of the button that opens the menu of a row. */
export const MENU = 'menu'

export function rowEndOf<Row>(
  view: Pick<RowsView<Row>, 'rowLinks' | 'hasMenu' | 'rowName'>
): RowEnd<Row> | undefined {
  const { rowLinks, hasMenu, rowName } = view
  if (!hasMenu) return rowLinks
  return (row, inactive) => {
    const label = messages.table.rowActions(plainName(rowName(row)))
    return (
      <>
        {rowLinks?.(row)}
        <button
          type="button"
          className={ROW_BUTTON}
          title={label}
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={false}
          aria-disabled={inactive || undefined}
          data-press={MENU}
        >
          <Icon path={ellipsisIcon} />
        </button>
      </>
    )
  }
}
