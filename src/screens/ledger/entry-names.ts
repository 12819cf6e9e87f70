import { atom } from 'nanostores'

import { backend } from '../../backend/backend.ts'
import type { Transaction } from '../../contract/ledger/transaction.ts'
import type { RowNames } from '../../features/list/list-view.ts'
import type { List } from '../../features/list/store/list-state.ts'
import { userName } from '../../features/values/user-name.ts'
import { client } from '../../stores/api.ts'
import { latestRequest } from '../../stores/latest-request.ts'
import { $session } from '../../stores/session.ts'
import type { Ledger } from './row-names.ts'

// Of a backend whose entries carry ids alone: what they are of is looked up in
// one call for a page of them.

const lists = ['users', 'systemWallets'] as const
type NamedList = (typeof lists)[number]
type EntryNames = Readonly<Record<NamedList, ReadonlyMap<string, string>>>

const PARTY_LISTS: Readonly<Partial<Record<string, NamedList>>> = {
  user: 'users',
  system_wallet: 'systemWallets'
}
const NONE: EntryNames = { users: new Map(), systemWallets: new Map() }

/** What was looked up so far. */
export const $entryNames = atom<EntryNames>(NONE)

$session.listen(session => {
  if (session.kind !== 'admin') $entryNames.set(NONE)
})

/** With the names that it lacks, as far as they are known. */
export function withNames(
  entry: Transaction,
  names: EntryNames,
  ledger: Ledger
): Transaction {
  const named = { ...entry }
  for (const { of, list, id } of unnamed(entry, ledger)) {
    const name = names[list].get(id)
    if (name === undefined) continue
    if (of === 'user') named.userName = name
    else if (of === 'wallet') named.walletName = name
    else if (entry.counterparty) {
      named.counterparty = { ...entry.counterparty, name }
    }
  }
  return named
}

export function entryNames(
  list: List<Transaction>,
  ledger: Ledger
): RowNames<Transaction> {
  return {
    /** Looks up what each shown page lacks; another page ends it. */
    follow(onNames, signal) {
      if (signal.aborted) return
      const request = latestRequest()
      let asked: readonly Transaction[] | undefined
      const ends = [
        $entryNames.subscribe(names =>
          onNames(entry => withNames(entry, names, ledger))
        ),
        list.$state.subscribe(state => {
          const isIdle = state.kind === 'shown' && state.activity === 'idle'
          const rows = isIdle ? state.shown.page.data : undefined
          if (rows === asked) return
          asked = rows
          if (rows) void lookUp(rows, ledger, request.start())
          else request.cancel()
        }),
        request.cancel
      ]
      signal.addEventListener('abort', () => {
        for (const end of ends) end()
      })
    },
    inPages: readPage => async (at, signal) => {
      const page = await readPage(at, signal)
      await lookUp(page.data, ledger, signal)
      const names = $entryNames.get()
      const data = page.data.map(entry => withNames(entry, names, ledger))
      return { ...page, data }
    }
  }
}

/** Where a name is not known yet. Returns what ends it. */
export function lookUpEntry(entry: Transaction, ledger: Ledger): () => void {
  const known = withNames(entry, $entryNames.get(), ledger)
  const request = latestRequest()
  void lookUp([known], ledger, request.start())
  return request.cancel
}

/** Ids stay where it fails: the next page asks again. */
async function lookUp(
  rows: readonly Transaction[],
  ledger: Ledger,
  signal: AbortSignal
): Promise<void> {
  await Promise.all(
    lists.map(async list => {
      const ids = rows
        .flatMap(entry => unnamed(entry, ledger))
        .flatMap(one => (one.list === list ? one.id : []))
      const each = [...new Set(ids)].slice(0, rows.length)
      if (each.length === 0 || !backend.names(list)) return
      try {
        const found = await readNames(list, each, signal)
        // Set anew without any, whoever shows them would ask again.
        if (signal.aborted || found.length === 0) return
        const now = $entryNames.get()
        const names = new Map([...now[list], ...found])
        $entryNames.set({ ...now, [list]: names })
      } catch {
        // As if there were no names.
      }
    })
  )
}

async function readNames(
  list: NamedList,
  ids: readonly string[],
  signal: AbortSignal
): Promise<[id: string, name: string][]> {
  const options = { ids, signal, unreadableRows: 'report' } as const
  if (list === 'users') {
    const { data } = await client.page('users', options)
    return data.map(user => [user.id, userName(user)])
  }
  const { data } = await client.page('systemWallets', options)
  return data.map(({ id, name }) => [id, name])
}

interface UnnamedId {
  of: 'user' | 'wallet' | 'counterparty'
  list: NamedList
  id: string
}

function unnamed(entry: Transaction, ledger: Ledger): UnnamedId[] {
  const { userId, walletId, counterparty } = entry
  const ids: UnnamedId[] = []
  if (userId !== undefined && entry.userName === undefined) {
    ids.push({ of: 'user', list: 'users', id: userId })
  }
  // In a user's ledger the wallet is the user's own, which has no name.
  const isHouse = ledger === 'house' && entry.walletName === undefined
  if (walletId !== undefined && isHouse) {
    ids.push({ of: 'wallet', list: 'systemWallets', id: walletId })
  }
  const list = counterparty && PARTY_LISTS[counterparty.kind]
  if (list && counterparty.name === undefined) {
    ids.push({ of: 'counterparty', list, id: counterparty.id })
  }
  return ids
}
