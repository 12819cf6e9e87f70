import { beginScreen } from '../list/begin-screen.ts'
import { systemWalletRows } from '../screens/system-wallets-rows.tsx'

void beginScreen(systemWalletRows)
