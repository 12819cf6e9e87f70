import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

import type { Query, QueryState } from '../../stores/query.ts'

export function useQuery<Value>(
  query: Query<Value>,
  key: string,
  open: boolean
): QueryState<Value> {
  const state = useStore(query.$state, { ssr: 'initial' })
  useEffect(() => (open ? query.open(key) : undefined), [query, key, open])
  // The store switches to a new key only after this render.
  return state.key === key ? state : query.known(key)
}
