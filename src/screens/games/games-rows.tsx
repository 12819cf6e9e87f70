import { backend } from '../../backend/backend.ts'
import type { Game } from '../../contract/game/game.ts'
import { columnsOf } from '../../features/field-table/columns-of.tsx'
import type { RowsView } from '../../features/list/rows-view.ts'
import { gameFields } from './game-fields.tsx'
import { gamesList } from './games-list.ts'

export const gameRows: RowsView<Game> = {
  list: gamesList,
  columns: columnsOf(gamesList, gameFields),
  rowKey: game => game.id,
  rowName: game => game.name,
  hasMenu: backend.offers('editGame', 'createGame', 'setGameStatus')
}
