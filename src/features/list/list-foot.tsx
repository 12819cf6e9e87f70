import { useStore } from '@nanostores/react'
import type { ComponentProps, ReactNode } from 'react'

import { backend } from '../../backend/backend.ts'
import { countText } from '../../format/count-text.ts'
import { $route, navigate } from '../../stores/route.ts'
import { type FootRoom, ListFooter } from '../../ui/table/list-footer.tsx'
import { ListTotals } from './list-totals.tsx'
import type { FetchedPage } from './store/fetched-page.ts'
import type { ListQuery } from './store/list-parameters.ts'
import type { List } from './store/list-state.ts'
import { pagesOf } from './store/list-summary.ts'

interface Props<Row> {
  list: List<Row>
  shown: FetchedPage<Row> | undefined
  query: ListQuery
  /** Whether the summary belongs to the filters shown. */
  counted: boolean
  /** A column of amounts, of which there are sums. */
  sums?: boolean
  /** `false`: the head sums up instead. */
  summed?: boolean | undefined
  /** Between the sums and the pager. */
  children?: ReactNode
}

export function ListFoot<Row>(props: Props<Row>): ReactNode {
  const { list, query } = props
  // Where nothing is summed, no room is reserved.
  const sums = props.sums && backend.sums ? 'sums' : 'none'
  const room: FootRoom = props.children === undefined ? sums : 'check'
  const route = useStore($route, { ssr: 'initial' })
  const state = useStore(list.$state, { ssr: 'initial' })
  const summary = useStore(list.$summary, { ssr: 'initial' })
  const page = props.shown?.page
  // A cursor does not say how many rows precede the page.
  const unnumbered = query.cursor !== '' && query.page === 1
  const total =
    props.counted && summary.kind === 'known' ? summary.total : undefined
  // The cursor continues where this page ends, but only for this query.
  const isCurrent = state.kind === 'shown' && state.activity === 'idle'
  const next = isCurrent ? page?.meta.nextCursor : undefined
  const href = (to: number): string => {
    const isNext = to === query.page + 1
    // The one before is not known by a number.
    const isFirst = list.rules.byCursor === true && !isNext
    return list.href(route, {
      page: (isNext && unnumbered) || isFirst ? 1 : to,
      cursor: isNext ? (next ?? '') : ''
    })
  }
  return (
    <ListFooter
      range={props.shown && rangeOf(props.shown)}
      total={
        summary.kind === 'loading'
          ? 'loading'
          : (total ??
            page?.meta.total ??
            (page?.meta.hasMore ? 'many' : undefined))
      }
      limit={query.limit}
      pageSizes={list.rules.pageSizes}
      onLimit={limit => navigate(list.href(route, { limit }), 'push')}
      write={countText}
      room={room}
      pager={{
        page: query.page,
        unnumbered,
        totalPages: unnumbered ? null : (pagesOf(total, query.limit) ?? null),
        hasMore: unnumbered
          ? next !== undefined
          : (page?.meta.hasMore ?? false),
        hrefOf: href,
        onPage: to => navigate(href(to), 'push')
      }}
    >
      {props.counted && props.summed !== false && (
        <ListTotals list={list} room={room} />
      )}
      {props.children}
    </ListFooter>
  )
}

/** The shown range; without row numbers only a count. */
function rangeOf<Row>({
  page,
  requested
}: FetchedPage<Row>): ComponentProps<typeof ListFooter>['range'] {
  const { length } = page.data
  if ('cursor' in requested && requested['page'] === '1')
    return { count: length }
  const first = (page.meta.page - 1) * page.meta.limit + 1
  return { from: first, to: length === 0 ? 0 : first + length - 1 }
}
