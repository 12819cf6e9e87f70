import { plainName } from '../../format/plain-name.ts'
import { messages } from '../../messages.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ellipsisIcon } from '../../ui/icons.ts'
import type { RowEnd } from '../../ui/table/plain-row.tsx'
import type { RowsView } from './rows-view.ts'

/** The `data-press` of the button that opens the menu of a row. */
export const MENU = 'menu'

export function rowEndOf<Row>(
  view: Pick<RowsView<Row>, 'rowLinks' | 'hasMenu' | 'rowName'>
): RowEnd<Row> | undefined {
  const { rowLinks, hasMenu, rowName } = view
  if (!hasMenu) return rowLinks
  return (row, inactive) => (
    <>
      {rowLinks?.(row)}
      <IconButton
        size="sm"
        label={messages.table.rowLinks(plainName(rowName(row)))}
        aria-haspopup="menu"
        aria-expanded={false}
        aria-disabled={inactive || undefined}
        data-press={MENU}
      >
        <Icon path={ellipsisIcon} />
      </IconButton>
    </>
  )
}
