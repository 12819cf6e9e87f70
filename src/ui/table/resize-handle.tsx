import type { JSX, KeyboardEvent, PointerEvent } from 'react'
import { useRef, useState } from 'react'

import { messages } from '../../messages.ts'
import type { ColumnWidths } from './column-widths.ts'
import { showWidths, steppedWidths, widthsBefore } from './column-widths.ts'

export interface TableResize {
  /** In px. */
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

/** Saves a drag when it ends. Home or a double click resets the width. */
export function ResizeHandle({
  id,
  head,
  widths,
  min,
  max,
  onWidths
}: ResizeHandleProps): JSX.Element {
  const drag = useRef<Drag | undefined>(undefined)
  const [measured, setMeasured] = useState(min)
  const saved = widths[id]

  const start = (handle: HTMLElement, from: number): Drag | undefined => {
    const table = handle.closest('table')
    const width = widthAt(handle)
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
    const moved = (clientX - current.from) * current.forward
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
  const pressKey = (event: KeyboardEvent<HTMLElement>): void => {
    const steps = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (steps === undefined && event.key !== 'Home') return
    event.preventDefault()
    const now = start(event.currentTarget, 0)
    if (steps === undefined) onWidths({ [id]: undefined })
    else if (now) {
      const bounds = { min, max }
      const next = steppedWidths(now.table, id, steps * now.forward, bounds)
      if (next) onWidths(next)
    }
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a separator that can be focused is a control
    <span
      className="absolute inset-y-0 end-0 w-3 cursor-col-resize touch-none after:absolute after:inset-y-2 after:end-0 after:w-px hover:after:w-0.5 hover:after:bg-felt-text focus-visible:-outline-offset-2 focus-visible:after:bg-line-strong active:after:w-0.5 active:after:bg-felt-text after:in-[th:hover]:bg-line-strong max-sm:hidden forced-colors:after:forced-color-adjust-none forced-colors:hover:after:bg-highlight forced-colors:focus-visible:after:bg-highlight forced-colors:active:after:bg-highlight pointer-coarse:w-6"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an hr divides what is written
      role="separator"
      aria-orientation="vertical"
      aria-label={messages.table.widthOf(head)}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={saved ?? measured}
      aria-valuetext={messages.table.width(saved)}
      title={messages.table.resizeHint}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrows move it
      tabIndex={0}
      onFocus={event => setMeasured(bounded(widthAt(event.currentTarget)))}
      onKeyDown={pressKey}
      onPointerDown={press}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={cancel}
      onDoubleClick={() => onWidths({ [id]: undefined })}
    />
  )
}

function widthAt(handle: HTMLElement): number {
  return handle.closest('th')?.getBoundingClientRect().width ?? 0
}
