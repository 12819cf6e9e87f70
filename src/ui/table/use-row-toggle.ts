import { useCallback, useLayoutEffect, useRef } from 'react'

import type { TableSelection } from './table-selection.ts'

/**
 * Gives one function for all renders, so that no row is rendered again for
 * the choice of another one.
 */
export function useRowToggle<Row>(
  rows: readonly Row[],
  selection: TableSelection<Row> | undefined
): (row: Row, range: boolean) => void {
  const latest = useRef({ rows, selection })
  useLayoutEffect(() => {
    latest.current = { rows, selection }
  })
  return useCallback((row: Row, range: boolean) => {
    const { current } = latest
    if (range) current.selection?.onToggleRange(current.rows, row)
    else current.selection?.onToggle(row)
  }, [])
}
