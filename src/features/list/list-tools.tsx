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
import type { Shown } from './store/page-cache.ts'

interface Props<Row> {
  view: ListView<Row>
  sort: ListQuery['sort']
  shown: Shown<Row> | undefined
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
    <span className="bar-end">
      <SortMenu
        columns={columns}
        sort={sort}
        onSort={field =>
          navigate(list.href($route.get(), { sort: [field] }), 'push')
        }
      />
      {props.children}
      <CopyLink list={list} asOf={shown?.page.meta.asOf} />
      <span className="table-tools">
        <ColumnsMenu screen={list.route} columns={columns} />
        <DensityMenu screen={list.route} />
      </span>
      <span className="separator" />
      <ListExport
        view={view}
        shown={shown}
        selected={[...selected.values()]}
        inactive={props.inactive}
      />
    </span>
  )
}
