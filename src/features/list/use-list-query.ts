import { useMemo, useState } from 'react'

import { useRoutePart } from '../page/use-route-part.ts'
import type { ListAddress } from './store/list-address.ts'
import type { ListQuery } from './store/list-parameters.ts'

/** Equal parts keep their identity, so only changed parts re-render. */
export function useListQuery(list: Pick<ListAddress, 'query'>): ListQuery {
  const search = useRoutePart(route => route?.search)
  const query = useMemo(
    () => list.query({ search: search ?? '' }),
    [list, search]
  )
  const sort = useSame(query.sort)
  const filters = useSame(query.filters)
  const frozen = useSame(query.frozen)
  return useMemo(
    () => ({ ...query, sort, filters, frozen }),
    [query, sort, filters, frozen]
  )
}

function useSame<Value>(value: Value): Value {
  const [kept, setKept] = useState(value)
  if (kept === value || JSON.stringify(kept) === JSON.stringify(value)) {
    return kept
  }
  setKept(value)
  return value
}
