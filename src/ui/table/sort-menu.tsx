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
  const choices = columns.flatMap(({ head, sortField, turned = false }) =>
    sortField === undefined
      ? []
      : [false, true].map(descending => ({
          sort: { field: sortField, descending },
          label: messages.ui.sortChoice(head, descending !== turned)
        }))
  )
  const [first] = sort
  const chosen = choices.findIndex(
    choice =>
      choice.sort.field === first?.field &&
      choice.sort.descending === first.descending
  )
  return (
    <label className="relative me-auto hidden min-w-0 items-center text-ink-2 max-sm:flex">
      <Icon
        path={arrowUpDownIcon}
        size={14}
        className="pointer-events-none absolute start-2 max-3xs:inset-x-0 max-3xs:mx-auto 2xs:max-sm:filtering:inset-x-0 2xs:max-sm:filtering:mx-auto"
      />
      <span className="sr-only">{messages.ui.sortBy}</span>
      <select
        className="field-sizing-content h-control-sm min-w-0 appearance-none rounded-md ps-7 pe-2 font-medium text-ellipsis hover:bg-hover hover:text-ink max-3xs:w-control-sm max-3xs:ps-control-sm max-3xs:pe-0 2xs:max-sm:filtering:w-control-sm 2xs:max-sm:filtering:ps-control-sm 2xs:max-sm:filtering:pe-0"
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
