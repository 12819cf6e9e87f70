import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'

import { messages } from '../../../messages.ts'
import { Popover } from '../../../ui/popover.tsx'
import { SaveViewForm } from '../popovers/lazy-layers.ts'
import type { SaveViewProps } from './save-view-form.tsx'

export function SaveView(props: SaveViewProps): ReactNode {
  return (
    <Popover
      summary={
        <>
          <Plus size={14} strokeWidth={1.75} aria-hidden />
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
