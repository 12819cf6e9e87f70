import { userRows } from '../../screens/users/users-rows.tsx'
import { startScreen } from '../start-screen.ts'

void startScreen(userRows)
