import type { ReactNode } from 'react'

import { messages } from '../../../messages.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Icon } from '../../../ui/icon.tsx'
import { listFilterIcon, plusIcon } from '../../../ui/icons.ts'
import { Popover } from '../../../ui/popover.tsx'
import { AddList } from '../popovers/lazy-layers.ts'
import type { FilterView } from './filter-view.ts'

interface Props {
  /** The unset filters: under 1200 px the bar has not even the quick ones. */
  views: readonly FilterView[]
  /** Number of set filters, shown on a phone's button. */
  set: number
  onAdd: (name: string) => void
}

export function AddFilter({ views, set, onAdd }: Props): ReactNode {
  if (views.length === 0) return null
  return (
    <span
      className={`max-sm:-order-1 ${set > 0 ? 'max-sm:absolute max-sm:start-0' : ''} ${views.every(({ quick }) => quick) ? 'xl:hidden' : ''}`}
    >
      <Popover
        buttonClass={`${buttonClass('ghost', 'sm')} max-sm:border-edge`}
        summary={
          <>
            <Icon path={listFilterIcon} className="sm:hidden" size={14} />
            <Icon path={plusIcon} className="max-sm:hidden" size={14} />
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
