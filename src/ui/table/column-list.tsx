import type { JSX, PointerEvent } from 'react'
import { useRef } from 'react'

import { type ColumnChoice, ColumnItem } from './column-item.tsx'

interface ColumnListProps {
  label: string
  columns: readonly ColumnChoice[]
  onShown: (id: string, shown: boolean) => void
  onMove: (id: string, place: number) => void
  onWiden: (id: string, by: -1 | 1) => void
}

export function ColumnList({
  label,
  columns,
  onShown,
  onMove,
  onWiden
}: ColumnListProps): JSX.Element {
  const list = useRef<HTMLUListElement>(null)
  const dragged = useRef<string | undefined>(undefined)

  const drag = (event: PointerEvent): void => {
    const { current: id } = dragged
    if (id === undefined || !list.current) return
    const place = placeAt(list.current, event.clientY)
    if (place > 0 && columns[place]?.id !== id) onMove(id, place)
  }
  const drop = (): void => {
    dragged.current = undefined
  }
  return (
    <ul
      aria-label={label}
      ref={list}
      onPointerMove={drag}
      onPointerUp={drop}
      onLostPointerCapture={drop}
    >
      {columns.map((column, place) => (
        <ColumnItem
          key={column.id}
          column={column}
          fixed={place === 0}
          isSecond={place === 1}
          isLast={place === columns.length - 1}
          onShown={shown => onShown(column.id, shown)}
          onMove={by => onMove(column.id, place + by)}
          onWiden={by => onWiden(column.id, by)}
          onGrip={pointer => {
            dragged.current = column.id
            // The list stays in place while its items move.
            list.current?.setPointerCapture(pointer)
          }}
        />
      ))}
    </ul>
  )
}

function placeAt(list: HTMLElement, y: number): number {
  const items = [...list.children]
  const below = items.findIndex(item => y < item.getBoundingClientRect().bottom)
  return below === -1 ? items.length - 1 : below
}
