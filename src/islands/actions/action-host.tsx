import { lazy, type ReactNode, Suspense } from 'react'

import { useLastAction } from './use-last-action.ts'

// Forms, confirms and outcomes are loaded with the first action.
const ActionLayer = lazy(async () => {
  const { ActionLayer: component } = await import('./action-layer.tsx')
  return { default: component }
})

/** Shows the action that is open in this document. */
export function ActionHost(): ReactNode {
  const last = useLastAction()
  if (!last) return null
  return (
    <Suspense fallback={null}>
      <ActionLayer {...last} />
    </Suspense>
  )
}
