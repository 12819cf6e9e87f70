import type { ReactNode } from 'react'

import { messages } from '../../../messages.ts'
import { Icon } from '../../../ui/icon.tsx'
import { plusIcon } from '../../../ui/icons.ts'
import { Popover } from '../../../ui/popover.tsx'
import { SaveViewForm } from '../popovers/lazy-layers.ts'
import type { SaveViewProps } from './save-view-form.tsx'

export function SaveView(props: SaveViewProps): ReactNode {
  return (
    <Popover
      summary={
        <>
          <Icon path={plusIcon} size={14} />
          {messages.views.save}
        </>
      }
      buttonClass="save-view"
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
