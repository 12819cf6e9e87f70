import type { ReactNode } from 'react'

import { messages } from '../../messages.ts'
import { reloadPage } from '../../stores/leaving.ts'
import { retryMissing } from '../../stores/missing-parts.ts'
import { Button } from '../../ui/button.tsx'
import { PanelNotice } from '../../ui/panel-notice.tsx'

const words = messages.missingPart

/** Says that a part could not be loaded; only the reader tries or reloads. */
export function MissingPartNotice(): ReactNode {
  return (
    <PanelNotice tone="failed" title={words.title} text={words.text}>
      <Button variant="plain" size="sm" onClick={retryMissing}>
        {words.retry}
      </Button>
      <Button variant="ghost" size="sm" onClick={reloadPage}>
        {messages.errorPage.reload}
      </Button>
    </PanelNotice>
  )
}
