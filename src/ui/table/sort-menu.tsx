import type { JSX } from 'react'

import type { SortField } from '../../format/sort-order.ts'
import { messages } from '../../messages.ts'
import { Icon } from '../icon.tsx'
import { arrowUpDownIcon } from '../icons.ts'
import type { Column } from './column.ts'

interface SortMenuProps<Row> {
  columns: readonly Column<Row>[]
  sort: readonly SortField[]
  onSort: (sort: SortField) => void
}

/** For cards, which have no column heads. */
export function SortMenu<Row>({
  columns,
  sort,
  onSort
}: SortMenuProps<Row>): JSX.Element {
  const choices = columns.flatMap(({ head, sortField }) =>
    sortField === undefined
      ? []
      : [false, true].map(descending => ({
          sort: { field: sortField, descending },
          label: messages.ui.sortChoice(head, descending)
        }))
  )
  const [first] = sort
  const chosen = choices.findIndex(
    choice =>
      choice.sort.field === first?.field &&
      choice.sort.descending === first.descending
  )
  return (
    <label className="sort-menu">
      <Icon path={arrowUpDownIcon} size={14} />
      <span className="sr-only">{messages.ui.sortBy}</span>
      <select
        value={chosen}
        onChange={event => {
          const choice = choices[Number(event.target.value)]
          if (choice) onSort(choice.sort)
        }}
      >
        {chosen === -1 && <option value={-1}>{messages.ui.sortBy}</option>}
        {choices.map(({ label }, index) => (
          <option key={label} value={index}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}
