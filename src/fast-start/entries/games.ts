import { gameRows } from '../../screens/games/games-rows.tsx'
import { beginScreen } from '../begin-screen.ts'

void beginScreen(gameRows)
