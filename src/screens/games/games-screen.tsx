import type { ReactNode } from 'react'

import type { Game } from '../../contract/game/game.ts'
import { RowActionButton } from '../../features/actions/row-action-button.tsx'
import { lazyExport } from '../../features/export/lazy-export.tsx'
import { accessorsOf } from '../../features/field-table/accessors-of.ts'
import { filtersOf } from '../../features/field-table/filters-of.ts'
import { lazyRowMenu } from '../../features/list/lazy-row-menu.ts'
import { ListScreen } from '../../features/list/list-screen.tsx'
import type { ListView } from '../../features/list/list-view.ts'
import { createSelection } from '../../features/list/store/selection.ts'
import { lazyOnScreen } from '../../features/page/lazy-on-screen.tsx'
import { messages } from '../../messages.ts'
import { gameFields } from './game-fields.tsx'
import { createGameAction, gameRowActions } from './game-row-actions.ts'
import { gameRows } from './games-rows.tsx'

const texts = messages.games

const view: ListView<Game> = {
  ...gameRows,
  texts,
  filters: filtersOf(gameRows.list, gameFields),
  accessors: accessorsOf(gameFields),
  selection: createSelection(gameRows.rowKey),
  exported: {
    fileName: 'games',
    part: lazyExport(
      'games',
      async () => (await import('./game-export.ts')).gameCsvFields
    )
  },
  drawer: lazyOnScreen(
    'games',
    async () => (await import('./game-drawer.tsx')).GameDrawer
  ),
  rowMenu: lazyRowMenu(() => Promise.resolve(gameRowActions))
}

export function GamesScreen(): ReactNode {
  return (
    <ListScreen
      view={view}
      actions={<RowActionButton isCommand rowAction={createGameAction} />}
    />
  )
}
