import type { JSX, PointerEvent } from 'react'
import { useRef } from 'react'

import { messages } from '../../messages.ts'
import { fontScale } from '../rem.ts'
import type { ColumnWidths } from './column-widths.ts'
import { headWidth, showWidths, widthsBefore } from './column-widths.ts'

export interface TableResize {
  /** In px at a default font size of 16 px, as all widths. */
  min: number
  max: number
  /** `undefined` makes a column automatic again. */
  onWidths: (widths: ColumnWidths) => void
}

interface ResizeHandleProps extends TableResize {
  id: string
  head: string
  widths: ColumnWidths
}

interface Drag {
  table: HTMLTableElement
  from: number
  /** -1 where columns widen to the left. */
  forward: number
  width: number
  before: Record<string, number>
  shown: number | undefined
}

/**
 * Saves a drag when it ends; a double click resets the width. It takes no
 * focus: keys resize in the menu of columns.
 */
export function ResizeHandle({
  id,
  head,
  widths,
  min,
  max,
  onWidths
}: ResizeHandleProps): JSX.Element {
  const drag = useRef<Drag | undefined>(undefined)

  const start = (handle: HTMLElement, from: number): Drag | undefined => {
    const table = handle.closest('table')
    const width = headWidth(handle.closest('th'))
    if (!table) return undefined
    const before = widthsBefore(table, id)
    const forward = getComputedStyle(table).direction === 'rtl' ? -1 : 1
    return { table, from, forward, width, before, shown: undefined }
  }
  const bounded = (width: number): number =>
    Math.round(Math.min(Math.max(width, min), max))

  const press = (event: PointerEvent<HTMLElement>): void => {
    if (!event.isPrimary || event.button !== 0) return
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = start(event.currentTarget, event.clientX)
  }
  const move = ({ clientX }: PointerEvent): void => {
    const { current } = drag
    if (!current || clientX === current.from) return
    const moved = ((clientX - current.from) * current.forward) / fontScale()
    current.shown = bounded(current.width + moved)
    showWidths(current.table, {
      ...widths,
      ...current.before,
      [id]: current.shown
    })
  }
  const release = (): void => {
    const { current } = drag
    drag.current = undefined
    if (current?.shown === undefined) return
    onWidths({ ...current.before, [id]: current.shown })
  }
  const cancel = (): void => {
    if (drag.current) showWidths(drag.current.table, widths)
    drag.current = undefined
  }
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus, jsx-a11y/no-noninteractive-element-interactions -- for the pointer: the Columns menu has the same for keys
    <span
      className="absolute inset-y-0 end-0 w-3 cursor-col-resize touch-none after:absolute after:inset-y-2 after:end-0 after:w-px hover:after:w-0.5 hover:after:bg-felt-text active:after:w-0.5 active:after:bg-felt-text after:in-[th:hover]:bg-line-strong max-sm:hidden forced-colors:after:forced-color-adjust-none forced-colors:hover:after:bg-highlight forced-colors:active:after:bg-highlight pointer-coarse:w-6"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an hr divides what is written
      role="separator"
      aria-orientation="vertical"
      aria-label={messages.table.widthOf(head)}
      title={messages.table.resizeHint}
      onPointerDown={press}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={cancel}
      onDoubleClick={() => onWidths({ [id]: undefined })}
    />
  )
}
