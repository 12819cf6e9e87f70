import type { ReactNode } from 'react'

import type { Game } from '../../contract/game/game.ts'
import { RowActionButton } from '../../features/actions/row-action-button.tsx'
import { accessorsOf } from '../../features/field-table/accessors-of.ts'
import { filtersOf } from '../../features/field-table/filters-of.ts'
import { listOverlays } from '../../features/list/list-overlays.tsx'
import { ListScreen } from '../../features/list/list-screen.tsx'
import type { ListView } from '../../features/list/list-view.ts'
import { createSelection } from '../../features/list/store/selection.ts'
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
  fileName: 'games',
  ...listOverlays('games', {
    drawer: async () => (await import('./game-drawer.tsx')).GameDrawer,
    rowActions: () => Promise.resolve(gameRowActions),
    csvFields: async () => (await import('./game-export.ts')).gameCsvFields
  })
}

export function GamesScreen(): ReactNode {
  return (
    <ListScreen
      view={view}
      actions={<RowActionButton rowAction={createGameAction} />}
    />
  )
}
