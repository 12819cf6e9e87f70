import { setGameStatus } from './set-game-status.ts'

export const pauseGame = setGameStatus('paused')
