import type { KeyboardEvent } from 'react'

import { isLayerOpen } from '../dialog/open-layer.ts'
import { ROW_OPENER } from './row-id.ts'
import { SELECT_BOX } from './select-cell.tsx'
import type { TableSelection } from './table-selection.ts'

const OWN_KEYS = 'input:not([type="checkbox"]), select, textarea, details[open]'

interface RowKeys<Row> {
  rows: readonly Row[]
  rowKey: (row: Row) => string
  selection: TableSelection<Row> | undefined
}

/**
 * Arrows, Home and End move between rows; Space on a row's link selects it,
 * with Shift a range; Escape clears the selection.
 */
export function rowKeys<Row>(
  given: RowKeys<Row>
): (event: KeyboardEvent<HTMLElement>) => void {
  return event => {
    const { target, currentTarget } = event
    if (!(target instanceof Element) || event.defaultPrevented) return
    // React also bubbles events of dialogs opened by a row.
    if (!currentTarget.contains(target)) return
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const row = target.closest<HTMLElement>('tr[data-row]')
    const handled =
      event.key === 'Escape'
        ? dropSelection(given.selection)
        : row !== null &&
          target.closest(OWN_KEYS) === null &&
          (event.key === ' '
            ? chooseRow(given, row, target, event.shiftKey)
            : !event.shiftKey && leaveRow(row, event.key))
    if (handled) event.preventDefault()
  }
}

function dropSelection<Row>(
  selection: TableSelection<Row> | undefined
): boolean {
  if (!selection || selection.selected.size === 0 || isLayerOpen()) return false
  selection.onClear()
  return true
}

/** Only for the row's link: checkboxes and buttons handle Space. */
function chooseRow<Row>(
  { rows, rowKey, selection }: RowKeys<Row>,
  element: HTMLElement,
  target: Element,
  range: boolean
): boolean {
  const link = element.querySelector(ROW_OPENER)
  if (!selection || target !== link || !link.matches('a')) return false
  const row = rows.find(item => rowKey(item) === element.dataset['row'])
  if (row === undefined) return false
  if (range) selection.onToggleRange(rows, row)
  else selection.onToggle(row)
  return true
}

function leaveRow(row: HTMLElement, key: string): boolean {
  const rows = [
    ...(row.closest('table')?.querySelectorAll('tr[data-row]') ?? [])
  ]
  const at = rows.indexOf(row)
  const next = {
    ArrowDown: rows[at + 1],
    ArrowUp: rows[at - 1],
    Home: rows[0],
    End: rows.at(-1)
  }[key]
  const place =
    next?.querySelector<HTMLElement>(ROW_OPENER) ??
    next?.querySelector<HTMLElement>(SELECT_BOX)
  place?.focus()
  return place instanceof HTMLElement
}
