import { walletTransactionRows } from '../../screens/ledger/wallet-transactions-rows.tsx'
import { beginScreen } from '../begin-screen.ts'

void beginScreen(walletTransactionRows)
