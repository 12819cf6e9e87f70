import { onMount } from 'nanostores'

import { requestedFilters } from '../../features/list/store/list-request.ts'
import type { List } from '../../features/list/store/list-state.ts'
import { client } from '../../stores/api.ts'
import { onReturn } from '../../stores/on-return.ts'
import { createQuery } from '../../stores/query.ts'
import type { CurrentRoute } from '../../stores/route.ts'
import { callOf, type LedgerCall } from './ledger-lists.ts'
import { openStatusesOf } from './open-statuses.ts'

/** `undefined` if the server does not count. */
export type Count = number | undefined

interface Counted {
  call: LedgerCall
  path: Record<string, string>
  query: Record<string, string>
}

/** What the rows of an address are counted by; equal for equal rows. */
export function countKey(list: List<unknown>, route: CurrentRoute): string {
  const path = { ...route.match?.params }
  const query = requestedFilters(list.query(route), list.rules)
  return keyOf({ call: callOf(list), path, query })
}

/** Those of them that were made before an instant. */
export function countKeyBefore(key: string, createdAtTo: string): string {
  const { query, ...counted }: Counted = JSON.parse(key)
  return keyOf({ ...counted, query: { ...query, createdAtTo } })
}

function keyOf({ call, path, query }: Counted): string {
  return JSON.stringify({ call, path, query })
}

/** Of all system wallets. */
export const allWalletsKey = keyOf({
  call: 'walletTransactions',
  path: {},
  query: { status: openStatusesOf('walletTransactions').join(',') }
})

/** Shared by the navigation and the tab of the ledger. */
export const ofAllWallets = createQuery(count)
onMount(ofAllWallets.$state, () => {
  const close = ofAllWallets.open(allWalletsKey)
  const stop = onReturn(() => ofAllWallets.reload())
  return () => {
    close()
    stop()
  }
})

export const ofView = createQuery(count)

/** What a period hides. */
export const ofOlder = createQuery(count)

async function count(key: string, signal: AbortSignal): Promise<Count> {
  const { call, path, query }: Counted = JSON.parse(key)
  const { meta } = await client.page(call, {
    path,
    query: { ...query, limit: '1' },
    signal,
    unreadableRows: 'report'
  })
  return meta.total ?? undefined
}
