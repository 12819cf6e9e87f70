import { useMemo, useState } from 'react'

import { useRouteValue } from '../page/use-route-value.ts'
import type { ListAddress } from './store/list-address.ts'
import type { ListQuery } from './store/list-parameters.ts'

/** Equal parts keep their identity, so only changed parts re-render. */
export function useListQuery(list: Pick<ListAddress, 'query'>): ListQuery {
  const search = useRouteValue(route => route?.search)
  const query = useMemo(
    () => list.query({ search: search ?? '' }),
    [list, search]
  )
  const sort = useSame(query.sort)
  const filters = useSame(query.filters)
  const tab = useSame(query.tab)
  const snapshot = useSame(query.snapshot)
  return useMemo(
    () => ({ ...query, sort, filters, tab, snapshot }),
    [query, sort, filters, tab, snapshot]
  )
}

function useSame<Value>(value: Value): Value {
  const [stable, setStable] = useState(value)
  if (stable === value || JSON.stringify(stable) === JSON.stringify(value)) {
    return stable
  }
  setStable(value)
  return value
}
