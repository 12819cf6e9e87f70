import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'

import type { ListQuery } from '../domain/list-query.ts'
import { LOCALE } from '../domain/locale.ts'
import type { List } from '../stores/list.ts'
import type { Shown } from '../stores/page-cache.ts'
import { $route, navigate } from '../stores/route.ts'
import { ListFooter } from '../ui/list-footer.tsx'

interface Props<Row> {
  list: List<Row>
  shown: Shown<Row> | undefined
  query: ListQuery
}

/** Range, page size and pager of what is shown. */
export function ListFoot<Row>(props: Props<Row>): ReactNode {
  const { list, query } = props
  const route = useStore($route, { ssr: 'initial' })
  const page = props.shown?.page
  const current = page?.meta.page ?? query.page
  const first = (current - 1) * query.limit + 1
  return (
    <ListFooter
      range={
        page && {
          from: first,
          to: page.data.length === 0 ? 0 : first + page.data.length - 1
        }
      }
      total={page?.meta.total ?? null}
      limit={query.limit}
      pageSizes={list.rules.pageSizes}
      onLimit={limit => navigate(list.href(route, { limit, page: 1 }), 'push')}
      locale={LOCALE}
      pager={{
        page: current,
        totalPages: page?.meta.totalPages ?? null,
        hasMore: page?.meta.hasMore ?? false,
        hrefOf: to => list.href(route, { page: to }),
        onPage: to => navigate(list.href(route, { page: to }), 'push')
      }}
    />
  )
}
