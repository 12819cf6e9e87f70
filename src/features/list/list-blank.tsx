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
  if (active.length === 0 && query.search === '') {
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
  return (
    <StateMessage scene="no-match" title={texts.noMatch}>
      <ul className="flex basis-full flex-wrap justify-center gap-2">
        {query.search !== '' && (
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
      <Button
        variant="plain"
        onClick={() =>
          navigate(list.href(route, { search: '', filters: {} }), 'push')
        }
      >
        {messages.list.clearFilters}
      </Button>
    </StateMessage>
  )
}
