import { beginScreen } from '../list/begin-screen.ts'
import { adminRows } from '../screens/admins-rows.tsx'

beginScreen(adminRows)
