import { setGameStatus } from './set-game-status.ts'

export const openGame = setGameStatus('active')
