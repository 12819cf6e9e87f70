import { useStore } from '@nanostores/react'
import { type ReactNode, useMemo } from 'react'

import { isWholeList, type Shown } from '../../stores/list/page-cache.ts'
import { ListExport } from './list-export.tsx'
import type { ListView } from './list-view.ts'
import { SelectionBar } from './selection-bar.tsx'

interface Props<Row> {
  view: ListView<Row>
  shown: Shown<Row> | undefined
}

/** The chosen rows of a list, also those that it does not show now. */
export function ListSelection<Row>({ view, shown }: Props<Row>): ReactNode {
  const selected = useStore(view.selection.$selected, { ssr: 'initial' })
  const shownKeys = useMemo(
    () => shown && new Set(shown.page.data.map(view.rowKey)),
    [shown, view]
  )
  return (
    <SelectionBar
      selection={view.selection}
      shownKeys={shownKeys}
      shows={shown && isWholeList(shown) ? 'list' : 'page'}
      rows={view.words.rows}
    >
      <ListExport
        view={view}
        shown={shown}
        selected={[...selected.values()]}
        variant="ghost"
      />
    </SelectionBar>
  )
}
