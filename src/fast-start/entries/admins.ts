import { adminRows } from '../../screens/admins/admins-rows.tsx'
import { beginScreen } from '../begin-screen.ts'

void beginScreen(adminRows)
