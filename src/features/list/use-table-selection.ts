import { useStore } from '@nanostores/react'
import { useMemo } from 'react'

import { plainName } from '../../format/plain-name.ts'
import type { TableSelection } from '../../ui/table/table-selection.ts'
import type { Selection } from './store/selection.ts'

export function useTableSelection<Row>(
  selection: Selection<Row>,
  rowName: (row: Row) => string
): TableSelection<Row> {
  const selected = useStore(selection.$selected, { ssr: 'initial' })
  return useMemo(
    () => ({
      selected,
      rowName: row => plainName(rowName(row)),
      onToggle: selection.toggle,
      onToggleRange: selection.toggleRange,
      onPage: selection.setPage,
      onClear: selection.clear
    }),
    [selection, selected, rowName]
  )
}
