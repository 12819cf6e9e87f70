import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'

import { messages } from '../../messages.ts'
import type { RouteName } from '../../routes/table.ts'
import { MenuButton } from '../../ui/menu-button.tsx'
import { MenuChoice } from '../../ui/menu-choice.tsx'
import { ColumnList } from '../../ui/table/column-list.tsx'
import { steppedWidths } from '../../ui/table/column-widths.ts'
import {
  isShown,
  MAX_COLUMN_PX,
  MIN_COLUMN_PX,
  moved,
  ordered
} from '../../ui/table/table-layout.ts'
import { layoutOf } from './preferences/screen-layout.ts'

const texts = messages.table

export interface ColumnToArrange {
  id: string
  head: string
  optional?: boolean | undefined
}

interface Props {
  screen: RouteName
  /** In the built-in order. */
  columns: readonly ColumnToArrange[]
  /** Announced by a screen reader. */
  onSaid: (text: string) => void
}

export function ColumnsLayer({ screen, columns, onSaid }: Props): ReactNode {
  const { $layout, setHidden, setOrder, setPinned, setWidths, reset } =
    layoutOf(screen)
  const layout = useStore($layout, { ssr: 'initial' })
  const all = ordered(columns, layout.order)

  const move = (id: string, place: number): void => {
    const ids = all.map(column => column.id)
    const order = moved(ids, id, place)
    const head = columns.find(column => column.id === id)?.head ?? ''
    setOrder(order)
    onSaid(texts.columnPlace(head, order.indexOf(id) + 1, order.length))
  }
  const widen = (id: string, by: -1 | 1): void => {
    const table = document.querySelector<HTMLTableElement>('.data-table')
    const bounds = { min: MIN_COLUMN_PX, max: MAX_COLUMN_PX }
    const widths = table && steppedWidths(table, id, by, bounds)
    if (!widths) return
    const head = columns.find(column => column.id === id)?.head ?? ''
    setWidths(widths)
    onSaid(texts.columnWidth(head, widths[id] ?? 0))
  }
  return (
    <>
      <ColumnList
        label={texts.columns}
        columns={all.map((column, place) => ({
          id: column.id,
          head: column.head,
          shown: place === 0 || isShown(column, layout)
        }))}
        onShown={(id, shown) => setHidden(id, !shown)}
        onMove={move}
        onWiden={widen}
      />
      <hr className="-mx-1 my-1 border-line" />
      <MenuChoice
        type="checkbox"
        checked={layout.pinned}
        onChange={event => setPinned(event.target.checked)}
      >
        {texts.pinFirst}
      </MenuChoice>
      <MenuButton
        className="border border-transparent text-ink-2 hover:text-ink"
        onClick={() => {
          reset()
          onSaid(texts.layoutReset)
        }}
      >
        {texts.resetLayout}
      </MenuButton>
    </>
  )
}
