import { type ReactNode, useState } from 'react'

import { messages } from '../../messages.ts'
import { $route, navigate } from '../../stores/route.ts'
import { Button } from '../../ui/button.tsx'
import { memoized } from '../../ui/memoized.ts'
import { useRouteValue } from '../page/use-route-value.ts'
import { AddFilter } from './filters/add-filter.tsx'
import { FilterItem } from './filters/filter-item.tsx'
import type { FilterView } from './filters/filter-view.ts'
import { ListSearch } from './list-search.tsx'
import type { ListTexts } from './list-texts.ts'
import { chooseFilter } from './store/list-filters.ts'
import type { ListQuery } from './store/list-parameters.ts'
import type { List } from './store/list-state.ts'

interface Props<Row> {
  list: List<Row>
  query: Pick<ListQuery, 'search' | 'filters'>
  texts: ListTexts
  filters: readonly FilterView[]
  /** Values of a filter in the shown rows. */
  shownValues: (filter: string) => readonly string[]
  /** At the end of the bar. */
  end?: ReactNode
}

function PlainToolbar<Row>(props: Props<Row>): ReactNode {
  const { list, query, filters } = props
  const isHere = useRouteValue(route => route && 'here') !== undefined
  const [added, setAdded] = useState('')
  const go = (change: Partial<ListQuery>): void =>
    navigate(list.href($route.get(), change), 'push')
  const stands = (view: FilterView): boolean =>
    view.quick === true || view.name in query.filters || view.name === added
  const active = query.search !== '' || Object.keys(query.filters).length > 0

  return (
    <div className="bar">
      <ListSearch list={list} query={query} texts={props.texts} />
      <div className="bar-filters" data-waits={isHere ? undefined : ''}>
        {filters.filter(stands).map(view => (
          <FilterItem
            key={view.name}
            known={{ list, shownValues: props.shownValues }}
            view={view}
            values={query.filters[view.name] ?? []}
            fresh={view.name === added}
            onChange={values =>
              go({
                filters: chooseFilter(
                  list.rules.filters,
                  query.filters,
                  view.name,
                  values
                )
              })
            }
            onClosed={() => setAdded('')}
          />
        ))}
        <AddFilter
          views={filters.filter(
            ({ name }) => !(name in query.filters) && name !== added
          )}
          set={Object.keys(query.filters).length}
          onAdd={setAdded}
        />
        {active && (
          <Button
            variant="ghost"
            size="sm"
            onClick={() => go({ search: '', filters: {} })}
          >
            {messages.list.clear}
          </Button>
        )}
      </div>
      {props.end}
    </div>
  )
}

export const ListToolbar = memoized(PlainToolbar)
