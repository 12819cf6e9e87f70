import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'

import { messages } from '../../messages.ts'
import { Popover } from '../../ui/popover.tsx'
import type { FilterView } from './filter-view.ts'

interface Props {
  /** The filters that do not stand in the bar. */
  views: readonly FilterView[]
  onAdd: (name: string) => void
}

/** The filters that are not in the bar yet, by name. */
export function AddFilter({ views, onAdd }: Props): ReactNode {
  if (views.length === 0) return null
  return (
    <Popover
      summary={
        <>
          <Plus size={14} strokeWidth={1.75} />
          {messages.filters.add}
        </>
      }
    >
      {close =>
        views.map(({ name, label }) => (
          <button
            key={name}
            type="button"
            className="menu-item"
            onClick={() => {
              close()
              onAdd(name)
            }}
          >
            {label}
          </button>
        ))
      }
    </Popover>
  )
}
