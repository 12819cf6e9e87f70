import { useStore } from '@nanostores/react'
import { type ReactNode, useMemo, useState } from 'react'

import { countText } from '../../format/count-text.ts'
import { messages } from '../../messages.ts'
import { $route } from '../../stores/route.ts'
import type { BulkAction } from '../actions/action-definition.ts'
import type { PendingBulk } from '../bulk/confirm-bulk.tsx'
import { ConfirmDialog } from '../page/confirm-host.tsx'
import { BulkActionButtons } from './bulk-action-buttons.tsx'
import { bulkSource } from './bulk-source.ts'
import { ListExport } from './list-export.tsx'
import type { ListView } from './list-view.ts'
import { SelectionBar } from './selection-bar.tsx'
import { isCompleteList, type FetchedPage } from './store/page-cache.ts'
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
  const [requested, setRequested] = useState<PendingBulk>()
  const matching = useMatching(view, shown, selected)
  const { bulk } = view
  const rows = [...selected.values()]
  const shownKeys = useMemo(
    () => shown && new Set(shown.page.data.map(view.rowKey)),
    [shown, view]
  )

  const ask = (action: BulkAction): void => {
    if (!route) return
    const source = bulkSource(view, rows, matching.chosen, route)
    setRequested({ action, source, clock: matching.chosen?.clock })
  }
  const all = matching.chosen
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
            actions={bulk.actions}
            matching={matching}
            onAsk={ask}
            onIntent={() => {
              void view.bulkDialog.preload()
              void ConfirmDialog.preload()
            }}
          />
        )}
        <ListExport
          view={view}
          shown={shown}
          selected={all ? [] : rows}
          inactive={inactive}
          variant="inverse"
        />
      </SelectionBar>
      {bulk && requested && <view.bulkDialog requested={requested} />}
    </>
  )
}
