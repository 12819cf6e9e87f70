import { userTransactionRows } from '../../screens/ledger/user-transactions-rows.tsx'
import { startScreen } from '../start-screen.ts'

void startScreen(userTransactionRows)
