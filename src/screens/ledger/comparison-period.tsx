import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'

import { FilterValue } from '../../features/list/filters/filter-value.tsx'
import type { FilterView } from '../../features/list/filters/filter-view.ts'
import { FilterEditor } from '../../features/list/popovers/lazy-layers.ts'
import type { List } from '../../features/list/store/list-state.ts'
import { messages } from '../../messages.ts'
import { $route, navigate } from '../../stores/route.ts'
import { Icon } from '../../ui/icon.tsx'
import { chevronDownIcon } from '../../ui/icons.ts'
import { Popover } from '../../ui/popover.tsx'
import { PERIOD } from './compared-by.ts'

interface Props {
  list: List<unknown>
  filters: readonly FilterView[]
}

/** Of which period the sums are, in the words of the list's own filter. */
export function ComparisonPeriod({ list, filters }: Props): ReactNode {
  const route = useStore($route, { ssr: 'initial' })
  const view = filters.find(({ name }) => name === PERIOD)
  if (!view) return null
  const chosen = list.query(route).filters
  const values = chosen[PERIOD] ?? []
  return (
    <Popover
      label={messages.comparison.period}
      buttonClass="hit-area flex items-center gap-1 text-ink-2 hover:text-ink"
      summary={
        <>
          {values.length > 0 ? (
            <FilterValue view={view} values={values} />
          ) : (
            messages.comparison.allTime
          )}
          <Icon path={chevronDownIcon} size={14} />
        </>
      }
    >
      {close => (
        <FilterEditor
          view={view}
          known={{ list, shownValues: () => [] }}
          values={values}
          onChange={period =>
            navigate(
              list.href($route.get(), {
                filters: { ...chosen, [PERIOD]: period }
              }),
              'push'
            )
          }
          onDone={close}
        />
      )}
    </Popover>
  )
}
