import { useStore } from '@nanostores/react'
import { useMemo } from 'react'

import type { RouteName } from '../../routes/table.ts'
import type { Column } from '../../ui/table/column.ts'
import type { TableResize } from '../../ui/table/resize-handle.tsx'
import {
  arrange,
  MAX_COLUMN_PX,
  MIN_COLUMN_PX,
  type ScreenLayout
} from '../../ui/table/table-layout.ts'
import { layoutOf } from './preferences/screen-layout.ts'

/** Returns the `columns`, `layout` and `resize` of `DataTable`. */
export function useTableLayout<Row>(
  screen: RouteName,
  columns: readonly Column<Row>[]
): { columns: Column<Row>[]; layout: ScreenLayout; resize: TableResize } {
  const layout = useStore(layoutOf(screen).$layout, { ssr: 'initial' })
  const { order, hidden, shown } = layout
  const arranged = useMemo(
    () => arrange(columns, { order, hidden, shown }),
    [columns, order, hidden, shown]
  )
  const resize = useMemo(
    () => ({
      min: MIN_COLUMN_PX,
      max: MAX_COLUMN_PX,
      onWidths: layoutOf(screen).setWidths
    }),
    [screen]
  )
  return { columns: arranged, layout, resize }
}
