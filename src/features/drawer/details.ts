import type { AnswerOf } from '../../contract/calls.ts'
import type { Transaction } from '../../contract/ledger/transaction.ts'
import { client } from '../../stores/api.ts'
import { createQuery, type Query } from '../../stores/query.ts'

type DetailCall = 'transaction' | 'user' | 'game' | 'systemWallet' | 'admin'

const LATEST_ENTRIES = 5

export const transactionDetail = createDetail('transaction')
/** As the user's wallet sees it; the contract has one view of both. */
export const userTransactionDetail = createDetail('transaction', {
  ledger: 'user'
})
export const userDetail = createDetail('user')
export const gameDetail = createDetail('game')
export const systemWalletDetail = createDetail('systemWallet')
export const adminDetail = createDetail('admin')

export const latestEntriesOfUser = createLatestEntries('user')
export const latestEntriesOfWallet = createLatestEntries('system-wallet')

function createDetail<Name extends DetailCall>(
  name: Name,
  whose: Record<string, string> = {}
): Query<AnswerOf<Name>> {
  return createQuery((id, signal) =>
    client.one(name, { path: { id, ...whose }, signal })
  )
}

function createLatestEntries(
  of: 'user' | 'system-wallet'
): Query<Transaction[]> {
  const query = {
    limit: LATEST_ENTRIES,
    sort: '-createdAt',
    withTotal: 'false'
  }
  return createQuery(async (id, signal) => {
    const page =
      of === 'user'
        ? client.page('userTransactions', { path: { id }, query, signal })
        : client.page('walletTransactions', {
            query: { ...query, walletId: id },
            signal
          })
    // A server may have a page size of its own.
    return (await page).data.slice(0, LATEST_ENTRIES)
  })
}
