import { setGameStatus } from './set-game-status.ts'

export const resumeGame = setGameStatus('active')
