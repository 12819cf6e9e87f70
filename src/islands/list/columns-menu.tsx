import { useStore } from '@nanostores/react'
import Columns3 from 'lucide-react/icons/columns-3'
import { type ReactNode, useState } from 'react'

import {
  isShown,
  MAX_COLUMN_PX,
  MIN_COLUMN_PX,
  moved,
  ordered
} from '../../domain/column-layout.ts'
import type { RouteName } from '../../domain/routes.ts'
import { messages } from '../../messages.ts'
import { layoutOf } from '../../stores/preferences/screen-layout.ts'
import { Button } from '../../ui/button.tsx'
import { Popover } from '../../ui/popover.tsx'
import { ColumnList } from '../../ui/table/column-list.tsx'
import { steppedWidths } from '../../ui/table/column-widths.ts'

const words = messages.table

interface Props {
  screen: RouteName
  /** All columns of the screen, in the order as built. */
  columns: readonly {
    id: string
    head: string
    optional?: boolean | undefined
  }[]
}

/** Which columns a screen shows and in which order. Moves are said aloud. */
export function ColumnsMenu({ screen, columns }: Props): ReactNode {
  const { $layout, setHidden, setOrder, setPinned, setWidths, reset } =
    layoutOf(screen)
  const layout = useStore($layout, { ssr: 'initial' })
  const [said, setSaid] = useState('')
  const all = ordered(columns, layout.order)

  const move = (id: string, place: number): void => {
    const ids = all.map(column => column.id)
    const order = moved(ids, id, place)
    const head = columns.find(column => column.id === id)?.head ?? ''
    setOrder(order)
    setSaid(words.columnPlace(head, order.indexOf(id) + 1, order.length))
  }
  const widen = (id: string, by: -1 | 1): void => {
    const table = document.querySelector<HTMLTableElement>('.data-table')
    const bounds = { min: MIN_COLUMN_PX, max: MAX_COLUMN_PX }
    const widths = table && steppedWidths(table, id, by, bounds)
    if (!widths) return
    const head = columns.find(column => column.id === id)?.head ?? ''
    setWidths(widths)
    setSaid(words.columnWidth(head, widths[id] ?? 0))
  }
  return (
    <>
      <Popover
        summary={<Columns3 size={16} strokeWidth={1.75} aria-hidden />}
        label={words.columns}
        title={words.columns}
        buttonClass="btn icon sm"
        onOpenChange={() => setSaid('')}
      >
        {() => (
          <>
            <ColumnList
              label={words.columns}
              columns={all.map((column, place) => ({
                id: column.id,
                head: column.head,
                shown: place === 0 || isShown(column, layout)
              }))}
              onShown={(id, shown) => setHidden(id, !shown)}
              onMove={move}
              onWiden={widen}
            />
            <hr />
            <label className="menu-item">
              <input
                className="checkbox"
                type="checkbox"
                checked={layout.pinned}
                onChange={event => setPinned(event.target.checked)}
              />
              {words.pinFirst}
            </label>
            <Button
              variant="ghost"
              size="sm"
              className="menu-item"
              onClick={() => {
                reset()
                setSaid(words.layoutReset)
              }}
            >
              {words.resetLayout}
            </Button>
          </>
        )}
      </Popover>
      <output className="sr-only">{said}</output>
    </>
  )
}
