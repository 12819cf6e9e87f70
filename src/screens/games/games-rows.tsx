import type { Game } from '../../contract/game/game.ts'
import type { RowsView } from '../../features/list/rows-view.ts'
import { gamesList } from '../lists.ts'
import { gameColumns } from './game-columns.tsx'

export const gameRows: RowsView<Game> = {
  list: gamesList,
  columns: gameColumns,
  rowKey: game => game.id,
  rowName: game => game.name,
  hasMenu: true
}
