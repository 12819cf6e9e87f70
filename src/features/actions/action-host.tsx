import { type ReactNode } from 'react'

import { lazyPart } from '../page/lazy-part.tsx'
import { useLastAction } from './use-last-action.ts'

/** Forms, confirms and outcomes: loaded with the first action. */
export const ActionLayer = lazyPart(
  async () => (await import('./action-layer.tsx')).ActionLayer
)

/** Shows the action that is open in this document. */
export function ActionHost(): ReactNode {
  const last = useLastAction()
  if (!last) return null
  return <ActionLayer {...last} />
}
