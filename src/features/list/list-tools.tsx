import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'

import { $route, navigate } from '../../stores/route.ts'
import { SortMenu } from '../../ui/table/sort-menu.tsx'
import { ColumnsMenu } from './columns-menu.tsx'
import { CopyLink } from './copy-link.tsx'
import { DensityMenu } from './density-menu.tsx'
import { ListExport } from './list-export.tsx'
import type { ListView } from './list-view.ts'
import type { ListQuery } from './store/list-parameters.ts'
import type { FetchedPage } from './store/page-cache.ts'

interface Props<Row> {
  view: ListView<Row>
  sort: ListQuery['sort']
  shown: FetchedPage<Row> | undefined
  /** The rows do not match the query. */
  inactive: boolean
  /** Before the tools. */
  children?: ReactNode
}

export function ListTools<Row>(props: Props<Row>): ReactNode {
  const { view, sort, shown } = props
  const { list, columns } = view
  const selected = useStore(view.selection.$selected, { ssr: 'initial' })
  return (
    <span className="ms-auto flex items-center gap-1 max-sm:min-w-0 max-sm:flex-1 max-sm:in-data-query:group-data-waits/bar:invisible 2xs:max-sm:filtering:flex-none">
      <SortMenu
        columns={columns}
        sort={sort}
        onSort={field =>
          navigate(list.href($route.get(), { sort: [field] }), 'push')
        }
      />
      {props.children}
      <CopyLink list={list} asOf={shown?.page.meta.asOf} />
      {/* Cards have neither columns nor rows of their own height. */}
      <span className="flex gap-1 max-sm:hidden">
        <ColumnsMenu screen={list.route} columns={columns} />
        <DensityMenu screen={list.route} />
      </span>
      <span className="mx-1 h-4 w-px bg-line-strong max-sm:hidden" />
      <ListExport
        view={view}
        shown={shown}
        selected={[...selected.values()]}
        inactive={props.inactive}
      />
    </span>
  )
}
