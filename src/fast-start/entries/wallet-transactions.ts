import { walletTransactionRows } from '../../screens/ledger/wallet-transactions-rows.tsx'
import { startScreen } from '../start-screen.ts'

void startScreen(walletTransactionRows)
