import { useStore } from '@nanostores/react'
import { useState } from 'react'

import { $action, type OpenAction } from './open-action.ts'

/** Keeps the last action while its dialog closes. */
export function useLastAction():
  | { action: OpenAction; open: boolean }
  | undefined {
  const now = useStore($action, { ssr: 'initial' })
  const [last, setLast] = useState(now)
  if (now && now !== last) setLast(now)
  const action = now ?? last
  return action && { action, open: now !== undefined }
}
