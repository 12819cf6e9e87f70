import { systemWalletRows } from '../../screens/system-wallets/system-wallets-rows.tsx'
import { startScreen } from '../start-screen.ts'

void startScreen(systemWalletRows)
