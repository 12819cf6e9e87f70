import { useSyncExternalStore } from 'react'

import { isOffline } from '../../api/connection.ts'
import { onConnection } from '../../stores/on-connection.ts'

export function useOnline(): boolean {
  return useSyncExternalStore(
    onConnection,
    () => !isOffline(),
    () => true
  )
}
