import type { DOMAttributes, SyntheticEvent } from 'react'

import { openRow } from './open-row.ts'
import { rowIdOf } from './row-id.ts'
import { SELECT_BOX } from './select-cell.tsx'
import type { TableSelection } from './table-selection.ts'

interface RowPresses<Row> {
  rows: readonly Row[]
  rowKey: (row: Row) => string
  selection: TableSelection<Row> | undefined
  /** By `data-press`. */
  onPress: ((name: string, row: Row, button: HTMLElement) => void) | undefined
  /** On hover or focus. */
  onIntent: ((name: string) => void) | undefined
  /** On focus or click. */
  onTouch: (id: string) => void
}

/**
 * Delegated to the table. Shift on a checkbox selects a range; a press beside
 * what can be pressed opens the row.
 */
export function rowPresses<Row>(
  given: RowPresses<Row>
): Pick<
  DOMAttributes<HTMLElement>,
  'onChange' | 'onClick' | 'onFocus' | 'onMouseDown' | 'onPointerOver'
> {
  const { rows, rowKey, selection } = given
  const rowOf = (element: Element): Row | undefined => {
    const id = rowIdOf(element)
    return id === undefined ? undefined : rows.find(row => rowKey(row) === id)
  }
  const touch = ({ target }: SyntheticEvent): void => {
    const id = target instanceof Element ? rowIdOf(target) : undefined
    if (id !== undefined) given.onTouch(id)
  }
  const meet = (event: SyntheticEvent): void => {
    const name = buttonOf(event)?.dataset['press']
    if (name !== undefined) given.onIntent?.(name)
  }
  return {
    onPointerOver: meet,
    onFocus(event) {
      touch(event)
      meet(event)
    },
    onClick(event) {
      touch(event)
      const button = buttonOf(event)
      const name = button?.dataset['press']
      if (!button) openRow(event)
      if (!button || name === undefined) return
      const row = rowOf(button)
      if (row !== undefined) given.onPress?.(name, row, button)
    },
    onChange({ target, nativeEvent }) {
      if (!(target instanceof Element) || !target.matches(SELECT_BOX)) return
      const row = rowOf(target)
      if (!selection || row === undefined) return
      const isRange = 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true
      if (isRange) selection.onToggleRange(rows, row)
      else selection.onToggle(row)
    },
    onMouseDown(event) {
      const { target, shiftKey } = event
      if (!shiftKey || !(target instanceof Element)) return
      // Prevents selecting text.
      if (target.closest('[data-card="select"]')) event.preventDefault()
    }
  }
}

function buttonOf({ target }: SyntheticEvent): HTMLElement | undefined {
  if (!(target instanceof Element)) return undefined
  return target.closest<HTMLElement>('[data-press]') ?? undefined
}
