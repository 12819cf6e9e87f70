import ListFilter from 'lucide-react/icons/list-filter'
import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'

import { messages } from '../../../messages.ts'
import { Popover } from '../../../ui/popover.tsx'
import { AddList } from '../popovers/lazy-layers.ts'
import type { FilterView } from './filter-view.ts'

interface Props {
  /** The filters that are not set. A phone's bar has not even the usual. */
  views: readonly FilterView[]
  /** How many are set; a phone says it on the button. */
  set: number
  onAdd: (name: string) => void
}

/** The filters that are not in the bar yet, by name. */
export function AddFilter({ views, set, onAdd }: Props): ReactNode {
  if (views.length === 0) return null
  return (
    <span
      className={
        views.every(({ quick }) => quick)
          ? 'add-filter sm:hidden'
          : 'add-filter'
      }
    >
      <Popover
        summary={
          <>
            <ListFilter className="sm:hidden" size={14} strokeWidth={1.75} />
            <Plus className="max-sm:hidden" size={14} strokeWidth={1.75} />
            <span className={set > 0 ? 'max-sm:sr-only' : undefined}>
              {messages.filters.add}
            </span>
            {set > 0 && <span className="sm:hidden"> {set}</span>}
          </>
        }
      >
        {close => (
          <AddList
            views={views}
            onAdd={name => {
              close()
              onAdd(name)
            }}
          />
        )}
      </Popover>
    </span>
  )
}
