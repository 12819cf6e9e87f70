import { Game } from '../../contract/game/game.ts'
import { contractFields } from '../../features/export/contract-fields.ts'

export const gameCsvFields = contractFields(Game)
