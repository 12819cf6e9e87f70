import { computed } from 'nanostores'

import { createBalanceCheck } from './balance-check.ts'
import { gapRemarks } from './balance-gaps.ts'
import { userTransactionsList, walletTransactionsList } from './ledger-lists.ts'

export const $userBalances = createBalanceCheck(userTransactionsList, 'user')

export const $walletBalances = createBalanceCheck(
  walletTransactionsList,
  'house'
)

export const $userRemarks = computed($userBalances, gapRemarks)

export const $walletRemarks = computed($walletBalances, gapRemarks)
