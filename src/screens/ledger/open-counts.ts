import { onMount } from 'nanostores'

import type { PageOptions } from '../../api/read-page.ts'
import { client } from '../../stores/api.ts'
import { onReturn } from '../../stores/on-return.ts'
import { createQuery } from '../../stores/query.ts'
import { openStatusesOf } from './open-statuses.ts'

/** `undefined` if the server does not count. */
export type Count = number | undefined

/** Of all system wallets. */
export const ofWallets = createQuery((_, signal) =>
  countOpen('walletTransactions', signal)
)
// The navigation and the tab of the ledger share one call.
onMount(ofWallets.$state, () => {
  const close = ofWallets.open('')
  const stop = onReturn(() => ofWallets.reload())
  return () => {
    close()
    stop()
  }
})

/** By the user's id. */
export const ofUser = createQuery((id, signal) =>
  countOpen('userTransactions', signal, { path: { id } })
)

/** By the instant before which they were made. */
export const ofWalletsBefore = createQuery((createdAtTo, signal) =>
  countOpen('walletTransactions', signal, { query: { createdAtTo } })
)

async function countOpen(
  call: 'userTransactions' | 'walletTransactions',
  signal: AbortSignal,
  { path = {}, query = {} }: Pick<PageOptions, 'path' | 'query'> = {}
): Promise<Count> {
  const status = openStatusesOf(call).join(',')
  const { meta } = await client.page(call, {
    path,
    query: { ...query, status, limit: '1' },
    signal,
    unreadableRows: 'report'
  })
  return meta.total ?? undefined
}
