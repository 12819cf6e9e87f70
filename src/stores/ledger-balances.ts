import { createBalanceCheck } from './balance-check.ts'
import { userTransactionsList, walletTransactionsList } from './lists.ts'

export const $userBalances = createBalanceCheck(userTransactionsList, 'user')

export const $walletBalances = createBalanceCheck(
  walletTransactionsList,
  'house'
)
