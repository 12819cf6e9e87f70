import { beginScreen } from '../list/begin-screen.ts'
import { adminRows } from '../screens/admins-rows.tsx'

void beginScreen(adminRows)
