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
  /** Saves the filters as a view; Clear comes behind it and moves nothing. */
  saveView?: ReactNode
  /** At the end of the bar. */
  end?: ReactNode
}

function PlainToolbar<Row>(props: Props<Row>): ReactNode {
  const { list, query, filters } = props
  const isHere = useRouteValue(route => route && 'here') !== undefined
  const [added, setAdded] = useState('')
  const [opened, setOpened] = useState('')
  const go = (change: Partial<ListQuery>): void =>
    navigate(list.href($route.get(), change), 'push')
  const isVisible = (view: FilterView): boolean =>
    view.quick === true || view.name in query.filters || view.name === added
  const set = Object.keys(query.filters).length
  const active = query.search !== '' || set > 0
  const visible = filters.filter(isVisible)
  const others = filters.filter(
    ({ name }) => !(name in query.filters) && name !== added
  )
  // A line below search and tools: for several, and for one in a narrow window.
  // The prerendered bar keeps its room, as the page's address says how many.
  const usual = list.rules.defaultFilters
  const isOverfull =
    Object.entries(query.filters).filter(
      ([name, values]) => values.join() !== usual?.[name]?.join()
    ).length > 1
  // While a filter is open the bar keeps its lines, and the pointer its choice.
  const [line, setLine] = useState({ isOverfull, hasAny: set > 0 })
  const isHeld = visible.some(({ name }) => name === opened)
  const isOther = line.isOverfull !== isOverfull || line.hasAny !== set > 0
  if (isOther && !isHeld) setLine({ isOverfull, hasAny: set > 0 })
  const below = line.isOverfull
    ? 'sm:order-1 sm:grow sm:basis-full'
    : 'sm:max-xl:order-1 sm:max-xl:grow sm:max-xl:basis-full xl:max-2xl:gap-x-0'

  return (
    <div
      className={`group/bar flex min-h-toolbar flex-none items-center gap-2 gap-y-2 px-gutter py-2 in-data-[query~=frozen]:data-waits:mb-[calc(var(--control-sm)+1.25rem)] max-2xs:in-data-[query~=filtered]:data-waits:not-has-data-[filter=set]:pb-11 sm:max-xl:in-data-[query~=filtered]:data-waits:not-has-data-[filter=set]:pb-11 xl:in-data-[query~=several-filters]:data-waits:pb-11 print:hidden md:compact:min-h-(--toolbar-compact) ${line.isOverfull ? 'flex-wrap' : 'max-xl:flex-wrap'}`}
      data-waits={isHere ? undefined : ''}
    >
      {!list.rules.withoutSearch && (
        <ListSearch list={list} query={query} texts={props.texts} />
      )}
      <div
        className={`flex min-w-0 flex-wrap items-center gap-2 in-data-query:group-data-waits/bar:invisible max-sm:flex-none max-sm:scrollbar-none max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:shade-sideways max-sm:*:max-w-none max-sm:*:flex-none max-sm:filtering:flex-1 max-2xs:filtering:basis-full ${set > 0 ? 'max-sm:relative max-sm:ps-15' : ''} ${line.hasAny ? below : ''}`}
      >
        {visible.map(view => (
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
            onOpenChange={isOpen => {
              setOpened(before =>
                isOpen ? view.name : before === view.name ? '' : before
              )
              if (!isOpen) setAdded('')
            }}
          />
        ))}
        <AddFilter views={others} set={set} onAdd={setAdded} />
        {props.saveView}
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
