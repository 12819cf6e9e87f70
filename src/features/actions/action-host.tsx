import { type ReactNode } from 'react'

import { lazyComponent } from '../page/lazy-component.tsx'
import { useLastAction } from './use-last-action.ts'

export const ActionLayer = lazyComponent(
  async () => (await import('./action-layer.tsx')).ActionLayer
)

export function ActionHost(): ReactNode {
  const last = useLastAction()
  if (!last) return null
  return <ActionLayer {...last} />
}
