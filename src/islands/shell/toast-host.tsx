import { useStore } from '@nanostores/react'
import { lazy, type ReactNode, Suspense } from 'react'

import { $toasts, type Toast } from '../../stores/toasts.ts'
import { ToastRegion } from '../../ui/toast-region.tsx'

// What stands in a toast is loaded with the first result.
const ToastList = lazy(async () => {
  const { ToastList: component } = await import('../actions/toast-list.tsx')
  return { default: component }
})

/** Tells the results of this document, at the edge of the screen. */
export function ToastHost(): ReactNode {
  const toasts = useStore($toasts, { ssr: 'initial' })
  const good = toasts.filter(({ tone }) => tone === 'done')
  const others = toasts.filter(({ tone }) => tone !== 'done')
  return (
    <ToastRegion
      count={toasts.length}
      urgent={paused => told(others, paused)}
      polite={paused => told(good, paused)}
    />
  )
}

function told(toasts: readonly Toast[], paused: boolean): ReactNode {
  if (toasts.length === 0) return null
  return (
    <Suspense fallback={null}>
      <ToastList toasts={toasts} paused={paused} />
    </Suspense>
  )
}
