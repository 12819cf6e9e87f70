import { beginScreen } from '../list/begin-screen.ts'
import { userTransactionRows } from '../screens/user-transactions-rows.tsx'

void beginScreen(userTransactionRows)
