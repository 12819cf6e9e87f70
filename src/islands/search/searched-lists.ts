import { backend } from '../../backend/backend.ts'
import type { AnswerOf } from '../../contract/calls.ts'
import type { Transaction } from '../../contract/ledger/transaction.ts'
import type { SortName } from '../../contract/lists.ts'
import type { User } from '../../contract/user/user.ts'
import { userName } from '../../features/values/user-name.ts'
import { client } from '../../stores/api.ts'
import type { SearchedList, SearchResult } from './search-result.ts'

/** Of each list. */
const MOST = 5

export interface FoundInList {
  results: readonly SearchResult[]
  hasMore: boolean
}

interface Searched {
  list: SearchedList
  read: (text: string, signal: AbortSignal) => Promise<FoundInList>
}

/** What can be searched here, in the order of its sections. */
export const searchedLists: readonly Searched[] = [
  searched('users', 'displayName', userResult),
  searched('systemWallets', 'name', ({ id, name, code }) => ({
    kind: 'systemWallets',
    id,
    name,
    detail: code
  })),
  searched('games', 'name', ({ id, name, code }) => ({
    kind: 'games',
    id,
    name,
    detail: code
  })),
  searched('admins', 'name', ({ id, name, email }) => ({
    kind: 'admins',
    id,
    name: name ?? email,
    detail: email
  })),
  searched('walletTransactions', '-createdAt', entryResult)
].filter(({ list }) => backend.has(list) && backend.searches(list))

export function userResult(user: User): SearchResult {
  const detail = user.email ?? user.username
  return { kind: 'users', id: user.id, name: userName(user), detail }
}

export function entryResult(entry: Transaction): SearchResult {
  return { kind: 'walletTransactions', id: entry.id, entry }
}

function searched<List extends SearchedList>(
  list: List,
  sort: SortName<List> | `-${SortName<List>}`,
  resultOf: (row: AnswerOf<List>) => SearchResult
): Searched {
  const isSorted = backend.sorts(list, sort.replace('-', ''))
  return {
    list,
    async read(search, signal) {
      const { data, meta } = await client.page(list, {
        query: {
          search,
          limit: MOST,
          ...(isSorted && { sort }),
          withTotal: 'false'
        },
        signal,
        unreadableRows: 'report'
      })
      return {
        // A server with a page size of its own gives more than asked for.
        results: data.slice(0, MOST).map(resultOf),
        hasMore: meta.hasMore || data.length > MOST
      }
    }
  }
}
