import { beginScreen } from '../list/begin-screen.ts'
import { userRows } from '../screens/users-rows.tsx'

void beginScreen(userRows)
