import { useStore } from '@nanostores/react'
import { type ReactNode, useState } from 'react'

import { lazyComponent } from '../../features/page/lazy-component.tsx'
import { messages } from '../../messages.ts'
import { $build } from '../../stores/build.ts'
import { reloadPage } from '../../stores/leaving.ts'
import { $missingParts, retryMissing } from '../../stores/missing-chunks.ts'
import { $toasts, isSuccess, type Toast } from '../../stores/toasts.ts'
import { Button } from '../../ui/button.tsx'
import { PanelNotice } from '../../ui/panel-notice.tsx'
import { ToastRegion } from '../../ui/toast-region.tsx'

// Loaded with the first toast.
const ToastList = lazyComponent(
  async () => (await import('../../features/actions/toast-list.tsx')).ToastList
)

export function ToastHost(): ReactNode {
  const toasts = useStore($toasts, { ssr: 'initial' })
  const good = toasts.filter(isSuccess)
  const others = toasts.filter(toast => !isSuccess(toast))
  const isMissing = useStore($missingParts, { ssr: 'initial' }).length > 0
  const newest = useNewBuild()
  const missing = isMissing && <MissingChunkNotice />
  // The notice of a missing component offers the new build itself.
  const isOffered = newest.isOpen && !isMissing
  const buildNotice = isOffered && <NewBuildNotice onLater={newest.close} />
  return (
    <ToastRegion
      count={toasts.length + Number(isMissing) + Number(isOffered)}
      urgent={paused => renderToasts(others, paused, missing)}
      polite={paused => renderToasts(good, paused, buildNotice)}
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

const missingChunk = messages.missingChunk
const newBuild = messages.newBuild

/** After a deploy only a reload helps; the user decides when. */
function MissingChunkNotice(): ReactNode {
  const isOutdated = useStore($build, { ssr: 'initial' }) === 'outdated'
  const { title, text } = isOutdated ? missingChunk.outdated : missingChunk
  return (
    <PanelNotice tone="failed" title={title} text={text}>
      {!isOutdated && (
        <Button variant="plain" size="sm" onClick={retryMissing}>
          {missingChunk.retry}
        </Button>
      )}
      <Button
        variant={isOutdated ? 'plain' : 'ghost'}
        size="sm"
        onClick={reloadPage}
      >
        {messages.errorPage.reload}
      </Button>
    </PanelNotice>
  )
}

/** Offers to reload; later, the next navigation loads the new build. */
function NewBuildNotice(props: { onLater: () => void }): ReactNode {
  return (
    <PanelNotice tone="news" title={newBuild.title} text={newBuild.text}>
      <Button variant="plain" size="sm" onClick={reloadPage}>
        {newBuild.load}
      </Button>
      <Button variant="ghost" size="sm" onClick={props.onLater}>
        {newBuild.later}
      </Button>
    </PanelNotice>
  )
}

function useNewBuild(): { isOpen: boolean; close: () => void } {
  const build = useStore($build, { ssr: 'initial' })
  const [later, setLater] = useState(false)
  return {
    isOpen: build === 'outdated' && !later,
    close: () => setLater(true)
  }
}
