import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'

import { countText } from '../../format/count-text.ts'
import { messages } from '../../messages.ts'
import { $route } from '../../stores/route.ts'
import { buttonClass } from '../../ui/button-class.ts'
import type { BulkAction } from '../actions/action-definition.ts'
import type { BulkItem } from '../bulk/bulk-item.ts'
import type { BulkQuestion } from '../bulk/open-bulk.ts'
import { ConfirmDialog } from '../page/confirm-host.tsx'
import { BulkActionButtons } from './bulk-action-buttons.tsx'
import { bulkSource, bulkSums, type RowsOfRun } from './bulk-source.ts'
import { ListExport } from './list-export.tsx'
import type { ListView } from './list-view.ts'
import { rowsAfterRun } from './rows-after-run.ts'
import { SelectionBar } from './selection-bar.tsx'
import { isCompleteList, type FetchedPage } from './store/fetched-page.ts'
import { useMatching } from './use-matching.ts'

export interface SelectionProps<Row> {
  view: ListView<Row>
  shown: FetchedPage<Row> | undefined
  /** The selection cannot be acted on now. */
  inactive: boolean
  /** Announced by a screen reader. */
  onSaid: (text: string) => void
}

export function SelectionLayer<Row>(props: SelectionProps<Row>): ReactNode {
  const { view, shown, inactive } = props
  const selected = useStore(view.selection.$selected, { ssr: 'initial' })
  const route = useStore($route, { ssr: 'initial' })
  const [requested, setRequested] = useState<{
    question: BulkQuestion
    ofRun: RowsOfRun<Row>['rows']
  }>()
  const matching = useMatching(view, shown, selected)
  const { bulk } = view
  // A selected row that is shown again is renewed.
  const readAt = useRef(new Map<string, string>())
  useEffect(() => {
    for (const row of shown?.page.data ?? []) {
      readAt.current.set(view.rowKey(row), shown?.page.meta.asOf ?? '')
    }
  }, [shown, view])
  const rows = [...selected.values()]
  const shownKeys = useMemo(
    () => shown && new Set(shown.page.data.map(view.rowKey)),
    [shown, view]
  )

  const ask = (action: BulkAction): void => {
    if (!route) return
    const { chosen } = matching
    const readAtOf = (row: Row): string | undefined =>
      readAt.current.get(view.rowKey(row))
    const summary = view.list.$summary.get()
    const { source, rows: ofRun } = bulkSource(
      view,
      rows,
      chosen,
      route,
      readAtOf,
      summary
    )
    const sums = bulk && bulkSums(bulk, rows, chosen, summary)
    const question = { action, source, clock: chosen?.clock, sums }
    setRequested({ question, ofRun })
  }
  const dropDone = (items: readonly BulkItem[]): void => {
    if (!requested) return
    const { selection } = view
    const now = selection.$selected.get()
    matching.choose(false)
    selection.replace(rowsAfterRun(now, requested.ofRun, items))
  }
  const all = matching.chosen
  const comparison = all
    ? undefined
    : view.comparisonHref?.([...selected.keys()])
  return (
    <>
      <SelectionBar
        selection={view.selection}
        shownKeys={shownKeys}
        shows={shown && isCompleteList(shown) ? 'list' : 'page'}
        rows={view.texts.rows}
        onSaid={props.onSaid}
        inactive={inactive}
        all={all && messages.bulk.allSelected(countText(all.total), all.clock)}
      >
        {bulk && (
          <BulkActionButtons
            actions={
              (all ? undefined : bulk.actionsFor?.(rows)) ?? bulk.actions
            }
            matching={matching}
            onAsk={ask}
            onIntent={() => {
              void view.bulkDialog.preload()
              void ConfirmDialog.preload()
            }}
          />
        )}
        {comparison && (
          <a className={buttonClass('inverse', 'sm')} href={comparison}>
            {messages.list.compare}
          </a>
        )}
        <ListExport
          view={view}
          shown={shown}
          selected={all ? [] : rows}
          inactive={inactive}
          variant="inverse"
        />
      </SelectionBar>
      {bulk && requested && (
        <view.bulkDialog requested={requested.question} onEnd={dropDone} />
      )}
    </>
  )
}
