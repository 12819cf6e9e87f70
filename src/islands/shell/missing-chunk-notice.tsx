import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'

import { messages } from '../../messages.ts'
import { $build } from '../../stores/build.ts'
import { reloadPage } from '../../stores/leaving.ts'
import { retryMissing } from '../../stores/missing-chunks.ts'
import { Button } from '../../ui/button.tsx'
import { PanelNotice } from '../../ui/panel-notice.tsx'

const texts = messages.missingChunk

/** After a deploy only a reload helps; the user decides when. */
export function MissingChunkNotice(): ReactNode {
  const isOutdated = useStore($build, { ssr: 'initial' }) === 'outdated'
  const { title, text } = isOutdated ? texts.outdated : texts
  return (
    <PanelNotice tone="failed" title={title} text={text}>
      {!isOutdated && (
        <Button variant="plain" size="sm" onClick={retryMissing}>
          {texts.retry}
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
