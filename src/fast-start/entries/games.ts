import { gameRows } from '../../screens/games/games-rows.tsx'
import { startScreen } from '../start-screen.ts'

void startScreen(gameRows)
