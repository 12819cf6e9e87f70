import { atom, type ReadableAtom } from 'nanostores'

import { isNoSuchCall, RequestError } from '../../contract/request-error.ts'
import { client } from '../../stores/api.ts'
import { createQuery } from '../../stores/create-query.ts'

/** Whose entries are summed up, and which of them. */
export interface DailyNetRequest {
  call: 'userDailyNet' | 'walletDailyNet'
  /** Values of the path's parts. */
  path: Record<string, string>
  /** The filters, as the list sends them. */
  params: Record<string, string>
  currency: string
  /** IANA name of the zone whose days are meant. */
  zone: string
}

const $absent = atom<ReadonlySet<string>>(new Set())

/** The addresses that this backend has no such call at, under any filter. */
export const $absentDailyNets: ReadableAtom<ReadonlySet<string>> = $absent

/** The net per day, by its request as JSON. The list's sums renew it. */
export const dailyNet = createQuery(
  async (key, signal) => {
    const request: DailyNetRequest = JSON.parse(key)
    const { call, path, params, currency, zone } = request
    const query = { ...params, currency, zone }
    try {
      return await client.one(call, { path, query, signal })
    } catch (error) {
      if (error instanceof RequestError && isNoSuchCall(error)) {
        $absent.set(new Set($absent.get()).add(dailyNetAddress(request)))
      }
      throw error
    }
  },
  { onDataChange: 'nothing' }
)

/** What is asked whatever the filters are. */
export function dailyNetAddress(
  request: Pick<DailyNetRequest, 'call' | 'path'>
): string {
  return JSON.stringify([request.call, request.path])
}
