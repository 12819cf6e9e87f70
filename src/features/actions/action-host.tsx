import { type ReactNode } from 'react'

import { lazyPart } from '../page/lazy-part.tsx'
import { useLastAction } from './use-last-action.ts'

export const ActionLayer = lazyPart(
  async () => (await import('./action-layer.tsx')).ActionLayer
)

export function ActionHost(): ReactNode {
  const last = useLastAction()
  if (!last) return null
  return <ActionLayer {...last} />
}
