import type { ReactNode } from 'react'

import { messages } from '../../messages.ts'
import { reloadPage } from '../../stores/leaving.ts'
import { Button } from '../../ui/button.tsx'
import { PanelNotice } from '../../ui/panel-notice.tsx'

const texts = messages.newBuild

/** Offers to reload; later, the next navigation loads the new build. */
export function NewBuildNotice(props: { onLater: () => void }): ReactNode {
  return (
    <PanelNotice tone="news" title={texts.title} text={texts.text}>
      <Button variant="plain" size="sm" onClick={reloadPage}>
        {texts.load}
      </Button>
      <Button variant="ghost" size="sm" onClick={props.onLater}>
        {texts.later}
      </Button>
    </PanelNotice>
  )
}
