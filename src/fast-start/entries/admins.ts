import { adminRows } from '../../screens/admins/admins-rows.tsx'
import { startScreen } from '../start-screen.ts'

void startScreen(adminRows)
