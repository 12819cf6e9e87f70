import { useStore } from '@nanostores/react'
import { type ReactNode } from 'react'

import { lazyComponent } from '../../features/page/lazy-component.tsx'
import { $missingParts } from '../../stores/missing-chunks.ts'
import { $toasts, type Toast } from '../../stores/toasts.ts'
import { ToastRegion } from '../../ui/toast-region.tsx'
import { MissingChunkNotice } from './missing-chunk-notice.tsx'
import { NewBuildNotice } from './new-build-notice.tsx'
import { useNewBuild } from './use-new-build.ts'

// Loaded with the first toast.
const ToastList = lazyComponent(
  async () => (await import('../../features/actions/toast-list.tsx')).ToastList
)

export function ToastHost(): ReactNode {
  const toasts = useStore($toasts, { ssr: 'initial' })
  const good = toasts.filter(({ tone }) => tone === 'done')
  const others = toasts.filter(({ tone }) => tone !== 'done')
  const isMissing = useStore($missingParts, { ssr: 'initial' }).length > 0
  const newest = useNewBuild()
  const missing = isMissing && <MissingChunkNotice />
  // The notice of a missing component offers the new build itself.
  const isOffered = newest.isOpen && !isMissing
  const newBuild = isOffered && <NewBuildNotice onLater={newest.close} />
  return (
    <ToastRegion
      count={toasts.length + Number(isMissing) + Number(isOffered)}
      urgent={paused => renderToasts(others, paused, missing)}
      polite={paused => renderToasts(good, paused, newBuild)}
    />
  )
}

function renderToasts(
  toasts: readonly Toast[],
  paused: boolean,
  notice: ReactNode
): ReactNode {
  return (
    <>
      {notice}
      {toasts.length > 0 && <ToastList toasts={toasts} paused={paused} />}
    </>
  )
}
