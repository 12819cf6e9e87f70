import { SystemWallet } from '../../contract/system-wallet/system-wallet.ts'
import { contractFields } from '../../features/export/contract-fields.ts'

export const systemWalletCsvFields = contractFields(SystemWallet)
