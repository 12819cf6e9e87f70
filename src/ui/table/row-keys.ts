import type { KeyboardEvent } from 'react'

import { isLayerOpen } from '../dialog/open-layer.ts'
import { SELECT_BOX } from './select-cell.tsx'
import type { TableSelection } from './table-selection.ts'

/** Elements that need the arrows or Space for themselves. */
const OWN_KEYS = 'input:not([type="checkbox"]), select, textarea, details[open]'

/** What stands for a row when it gets the focus, where it is no checkbox. */
const ROW_LINK = '[data-first] :is(a[href], button)'

interface RowKeys<Row> {
  rows: readonly Row[]
  rowKey: (row: Row) => string
  selection: TableSelection<Row> | undefined
}

/**
 * The keys of a table's rows: arrows, Home and End lead from row to row,
 * Space on a row's link chooses it, with Shift the range; Escape drops the
 * choice. Enter is left to the link.
 */
export function rowKeys<Row>(
  given: RowKeys<Row>
): (event: KeyboardEvent<HTMLElement>) => void {
  return event => {
    const { target, currentTarget } = event
    if (!(target instanceof Element) || event.defaultPrevented) return
    // A dialog that a row has opened is its child for React, and no more.
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

/** Space on the row's link; a checkbox or a button takes it as its click. */
function chooseRow<Row>(
  { rows, rowKey, selection }: RowKeys<Row>,
  element: HTMLElement,
  target: Element,
  range: boolean
): boolean {
  const link = element.querySelector(ROW_LINK)
  if (!selection || target !== link || !link.matches('a')) return false
  const row = rows.find(item => rowKey(item) === element.dataset['row'])
  if (row === undefined) return false
  if (range) selection.onToggleRange(rows, row)
  else selection.onToggle(row)
  return true
}

/** Days may part the rows into several bodies, with a heading in each. */
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
    next?.querySelector<HTMLElement>(ROW_LINK) ??
    next?.querySelector<HTMLElement>(SELECT_BOX)
  place?.focus()
  return place instanceof HTMLElement
}
