import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'

import { plainSigns } from '../../format/clean-text.ts'
import { messages } from '../../messages.ts'
import { $route, navigate } from '../../stores/route.ts'
import { Button } from '../../ui/button.tsx'
import { StateMessage } from '../../ui/state-message.tsx'
import { UntrustedText } from '../values/untrusted-text.tsx'
import { FilterValue } from './filters/filter-value.tsx'
import type { FilterView } from './filters/filter-view.ts'
import type { ListTexts } from './list-texts.ts'
import type { ListQuery } from './store/list-parameters.ts'
import type { List } from './store/list-state.ts'

interface Props<Row> {
  list: List<Row>
  query: ListQuery
  texts: ListTexts
  filters: readonly FilterView[]
}

const HIDING = 'rounded-md bg-mute-tint px-2.5 py-0.5'

export function ListBlank<Row>(props: Props<Row>): ReactNode {
  const { list, query, texts } = props
  const route = useStore($route, { ssr: 'initial' })
  const active = props.filters.filter(view => view.name in query.filters)
  const hasSearch = query.search !== ''
  if (active.length === 0 && !hasSearch) {
    return (
      <StateMessage
        scene="empty"
        title={texts.empty}
        text={`${texts.lead} ${texts.emptyText}`}
      />
    )
  }
  // A document writes ’ where a name may have been typed with ', and a server
  // may distinguish them.
  const plain = plainSigns(query.search)
  // What is searched for is often older than the period that a ledger opens on.
  const periods = active.filter(view => view.kind === 'period')
  return (
    <StateMessage scene="no-match" title={texts.noMatch}>
      <ul className="flex basis-full flex-wrap justify-center gap-2">
        {hasSearch && (
          <li className={HIDING}>
            {messages.list.search} <UntrustedText text={query.search} />
          </li>
        )}
        {active.map(view => (
          <li key={view.name} className={HIDING}>
            {view.label}{' '}
            <FilterValue view={view} values={query.filters[view.name] ?? []} />
          </li>
        ))}
      </ul>
      {plain !== query.search && (
        <Button
          variant="plain"
          onClick={() => navigate(list.href(route, { search: plain }), 'push')}
        >
          <span>
            {messages.list.searchInstead} <UntrustedText text={plain} />
          </span>
        </Button>
      )}
      {periods.length > 0 && (
        <Button
          variant="primary"
          onClick={() =>
            navigate(
              list.href(route, { filters: without(query.filters, periods) }),
              'push'
            )
          }
        >
          {hasSearch ? messages.list.searchAllTime : messages.list.showAllTime}
        </Button>
      )}
      {(hasSearch || periods.length < active.length) && (
        <Button
          variant="plain"
          onClick={() =>
            navigate(list.href(route, { search: '', filters: {} }), 'push')
          }
        >
          {!hasSearch
            ? messages.list.clearFilters
            : active.length === 0
              ? messages.list.clearSearch
              : messages.list.clearSearchAndFilters}
        </Button>
      )}
    </StateMessage>
  )
}

function without(
  filters: ListQuery['filters'],
  views: readonly FilterView[]
): ListQuery['filters'] {
  return Object.fromEntries(
    Object.entries(filters).filter(
      ([name]) => !views.some(view => view.name === name)
    )
  )
}
