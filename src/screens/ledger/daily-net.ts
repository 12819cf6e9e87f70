import { atom, type ReadableAtom } from 'nanostores'

import { isNoSuchCall, RequestError } from '../../contract/request-error.ts'
import { client } from '../../stores/api.ts'
import { createQuery } from '../../stores/query.ts'

export interface DailyNetRequest {
  call: 'userDailyNet' | 'walletDailyNet'
  path: Record<string, string>
  /** The filters, as the list sends them. */
  params: Record<string, string>
  currency: string
  /** IANA name of the zone that the days are in. */
  zone: string
}

const $absent = atom<ReadonlySet<string>>(new Set())

/** Addresses where this backend lacks the call, whatever the filters. */
export const $absentDailyNets: ReadableAtom<ReadonlySet<string>> = $absent

/** By request as JSON. Refetched with the list's sums. */
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

/** Identifies a call regardless of its filters. */
export function dailyNetAddress(
  request: Pick<DailyNetRequest, 'call' | 'path'>
): string {
  return JSON.stringify([request.call, request.path])
}
