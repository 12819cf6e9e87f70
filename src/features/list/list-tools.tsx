import { useStore } from '@nanostores/react'
import { type ReactNode, useState } from 'react'

import { messages } from '../../messages.ts'
import type { RouteName } from '../../routes/table.ts'
import { $route, navigate } from '../../stores/route.ts'
import { serverNow } from '../../stores/server-time.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Icon } from '../../ui/icon.tsx'
import { columns3Icon, rows3Icon, linkIcon } from '../../ui/icons.ts'
import { Popover } from '../../ui/popover.tsx'
import { SortMenu } from '../../ui/table/sort-menu.tsx'
import { densities } from '../../ui/table/table-layout.ts'
import { CopyButton } from '../values/copy-button.tsx'
import type { ColumnToArrange } from './columns-layer.tsx'
import { ListExport } from './list-export.tsx'
import type { ListView } from './list-view.ts'
import { ColumnsLayer } from './popovers/lazy-layers.ts'
import { RadioMenu } from './popovers/radio-menu.tsx'
import { layoutOf } from './preferences/screen-layout.ts'
import type { FetchedPage } from './store/fetched-page.ts'
import type { ListQuery } from './store/list-parameters.ts'
import type { List } from './store/list-state.ts'
import { snapshotLink } from './store/snapshot-link.ts'

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

const texts = messages.table

interface ColumnsMenuProps {
  screen: RouteName
  /** In the built-in order. */
  columns: readonly ColumnToArrange[]
}

/** Moves are announced. */
export function ColumnsMenu({ screen, columns }: ColumnsMenuProps): ReactNode {
  const [said, setSaid] = useState('')
  return (
    <>
      <Popover
        summary={<Icon path={columns3Icon} />}
        label={texts.columns}
        title={texts.columns}
        tall
        buttonClass={buttonClass('icon', 'sm')}
        onOpenChange={() => setSaid('')}
      >
        {() => (
          <ColumnsLayer screen={screen} columns={columns} onSaid={setSaid} />
        )}
      </Popover>
      <output className="sr-only">{said}</output>
    </>
  )
}

const options = densities.map(value => ({
  value,
  label: texts.densities[value]
}))

export function DensityMenu({ screen }: { screen: RouteName }): ReactNode {
  const { $layout, setDensity } = layoutOf(screen)
  const { density } = useStore($layout, { ssr: 'initial' })
  return (
    <RadioMenu
      summary={<Icon path={rows3Icon} />}
      label={texts.density}
      title={texts.density}
      buttonClass={buttonClass('icon', 'sm')}
      legend={texts.density}
      options={() => options}
      value={density}
      onChoose={setDensity}
    />
  )
}

interface CopyLinkProps<Row> {
  list: List<Row>
  /** When the rows were read, ISO 8601. */
  asOf: string | undefined
}

/** Copies a URL that opens the same rows later and elsewhere. */
function CopyLink<Row>({ list, asOf }: CopyLinkProps<Row>): ReactNode {
  return (
    <CopyButton
      isCommand
      label={messages.list.copyLink}
      icon={<Icon path={linkIcon} size={14} />}
      text={() => {
        const route = $route.get()
        const now = asOf ?? new Date(serverNow()).toISOString()
        return route ? location.origin + snapshotLink(list, route, now) : ''
      }}
    />
  )
}
