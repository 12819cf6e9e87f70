import { userRows } from '../../screens/users/users-rows.tsx'
import { beginScreen } from '../begin-screen.ts'

void beginScreen(userRows)
