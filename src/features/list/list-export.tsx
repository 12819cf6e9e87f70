import { useStore } from '@nanostores/react'
import { type ReactNode, useState } from 'react'

import { messages } from '../../messages.ts'
import { $route } from '../../stores/route.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { downloadIcon } from '../../ui/icons.ts'
import { intentHandlers } from '../page/intent-handlers.ts'
import { useCommand } from '../page/use-command.ts'
import type { ListView } from './list-view.ts'
import type { FetchedPage } from './store/fetched-page.ts'
import { useTableLayout } from './use-table-layout.ts'

interface Props<Row> {
  view: ListView<Row>
  shown: FetchedPage<Row> | undefined
  selected: readonly Row[]
  /** The rows do not match the query. */
  inactive: boolean
  variant?: 'plain' | 'inverse'
}

export function ListExport<Row>(props: Props<Row>): ReactNode {
  const { shown, inactive, variant = 'plain' } = props
  const [stage, setStage] = useState<'never' | 'open' | 'closed'>('never')
  const ask = (): void => setStage('open')
  const isOff = !shown || inactive
  useCommand(isOff ? undefined : { label: messages.list.export, run: ask })
  return (
    <>
      <Button
        variant={variant}
        size="sm"
        disabled={isOff}
        {...intentHandlers(props.view.exportDialog.preload)}
        onClick={ask}
      >
        <Icon path={downloadIcon} size={14} />
        <span className={variant === 'plain' ? 'max-sm:sr-only' : undefined}>
          {messages.list.export}
        </span>
      </Button>
      {stage !== 'never' && shown && (
        <ListExportDialog
          {...props}
          shown={shown}
          open={stage === 'open'}
          onOpenChange={open => setStage(open ? 'open' : 'closed')}
        />
      )}
    </>
  )
}

interface DialogProps<Row> extends Props<Row> {
  shown: FetchedPage<Row>
  open: boolean
  onOpenChange: (open: boolean) => void
}

function ListExportDialog<Row>(props: DialogProps<Row>): ReactNode {
  const { view, shown } = props
  const { exportDialog: ExportDialog, list, texts, names } = view
  const summary = useStore(list.$summary, { ssr: 'initial' })
  const route = useStore($route, { ssr: 'initial' })
  const { columns } = useTableLayout(list.route, view.columns)
  if (!route) return null
  return (
    <ExportDialog
      without={list.rules.without}
      open={props.open}
      onOpenChange={props.onOpenChange}
      texts={texts.rows}
      scopes={{
        page: shown.page.data,
        selection: props.selected,
        matching: {
          expected: summary.kind === 'known' ? summary.total : undefined,
          readPage: list.walk(route, shown.page.meta.asOf),
          names
        }
      }}
      columns={columns}
      rowKey={view.rowKey}
      fileName={`${view.fileName}-${shown.page.meta.asOf.slice(0, 10)}.csv`}
    />
  )
}
