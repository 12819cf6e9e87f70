import type { ReactNode } from 'react'

import { messages } from '../../../messages.ts'
import { Icon } from '../../../ui/icon.tsx'
import { plusIcon } from '../../../ui/icons.ts'
import { Popover } from '../../../ui/popover.tsx'
import { SaveViewForm } from '../popovers/lazy-layers.ts'
import type { SaveViewProps } from './save-view-form.tsx'
import { viewTabClass } from './view-tab-class.ts'

export function SaveView(props: SaveViewProps): ReactNode {
  return (
    <Popover
      summary={
        <>
          <Icon path={plusIcon} size={14} />
          {messages.views.save}
        </>
      }
      className="flex-none"
      buttonClass={`${viewTabClass} gap-1.5 bg-transparent text-ink-3 hover:text-ink focus-visible:rounded-sm focus-visible:-outline-offset-2 expanded:text-ink`}
    >
      {close => (
        <SaveViewForm
          {...props}
          onSaved={name => {
            close()
            props.onSaved(name)
          }}
        />
      )}
    </Popover>
  )
}
