import { beginScreen } from '../list/begin-screen.ts'
import { walletTransactionRows } from '../screens/wallet-transactions-rows.tsx'

void beginScreen(walletTransactionRows)
