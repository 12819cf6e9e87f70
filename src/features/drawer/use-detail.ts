import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

import type { Detail, DetailState } from './detail.ts'

/** What is known of an id; asked for whenever it is opened. */
export function useDetail<Value>(
  detail: Detail<Value>,
  id: string,
  open: boolean
): DetailState<Value> {
  const state = useStore(detail.$state)
  useEffect(() => (open ? detail.open(id) : undefined), [detail, id, open])
  // The store hears of a new id only after this render.
  return state.id === id ? state : detail.known(id)
}
