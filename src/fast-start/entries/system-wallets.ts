import { systemWalletRows } from '../../screens/system-wallets/system-wallets-rows.tsx'
import { beginScreen } from '../begin-screen.ts'

void beginScreen(systemWalletRows)
