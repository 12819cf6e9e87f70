import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef } from 'react'

import type { Selection } from '../stores/selection.ts'
import type { TableSelection } from '../ui/table-selection.ts'

/** The selection of a list as its table takes it. */
export function useTableSelection<Row>(
  selection: Selection<Row>,
  rowName: (row: Row) => string
): TableSelection<Row> {
  const selected = useStore(selection.$selected, { ssr: 'initial' })
  return useMemo(
    () => ({
      selected,
      rowName,
      onToggle: selection.toggle,
      onToggleRange: selection.toggleRange,
      onPage: selection.setPage,
      onClear: selection.clear
    }),
    [selection, selected, rowName]
  )
}

/**
 * Empties the selection when its list is left: what is chosen belongs to one
 * place, not to the list of another user.
 */
export function useSelectionPlace<Row>(
  selection: Selection<Row>,
  place: string | undefined
): void {
  const chosenAt = useRef(place)
  useEffect(() => {
    if (chosenAt.current !== place) selection.clear()
    chosenAt.current = place
  }, [selection, place])
  useEffect(() => () => selection.clear(), [selection])
}
