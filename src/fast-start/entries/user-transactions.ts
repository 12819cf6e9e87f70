import { userTransactionRows } from '../../screens/ledger/user-transactions-rows.tsx'
import { beginScreen } from '../begin-screen.ts'

void beginScreen(userTransactionRows)
