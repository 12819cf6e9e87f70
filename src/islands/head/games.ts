import { beginScreen } from '../list/begin-screen.ts'
import { gameRows } from '../screens/games-rows.tsx'

void beginScreen(gameRows)
