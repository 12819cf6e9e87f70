import { createDetail, createLatestEntries } from './detail.ts'

export const transactionDetail = createDetail('transaction')
export const userDetail = createDetail('user')
export const gameDetail = createDetail('game')
export const systemWalletDetail = createDetail('systemWallet')
export const adminDetail = createDetail('admin')

export const latestEntriesOfUser = createLatestEntries('user')
export const latestEntriesOfWallet = createLatestEntries('system-wallet')
